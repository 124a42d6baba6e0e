import { type CheckStatus, checkStatuses } from "../../icons/status.ts";

/** A category of data, on the left. */
export interface FlowSource {
  id: string;
  label: string;
  /** Second line, such as "Name, email, phone". */
  note?: string;
}

/** Who gets data, on the right. */
export interface FlowRecipient {
  id: string;
  label: string;
  /** After the name, such as "Analytics". */
  purpose?: string;
  /** Second line, such as "No separate consent". */
  note?: string;
  status: CheckStatus;
}

/** Data items of one category that one recipient gets. */
export interface FlowLink {
  source: string;
  recipient: string;
  /** Data items. */
  items: number;
}

/** One end of the flow as drawn: a bar of ticks in a slot that has room for its label. */
export interface FlowNode<Of> {
  of: Of;
  /** Data items that leave or arrive. */
  items: number;
  /** Px from the top: of the bar and of the slot's middle. */
  top: number;
  centre: number;
  /** Of the bar, px. */
  height: number;
  ticks: number;
}

/** A link as drawn. */
export interface Ribbon {
  id: string;
  source: FlowSource;
  recipient: FlowRecipient;
  items: number;
  /** Middle of its left and right end and its thickness, px. */
  from: number;
  to: number;
  thickness: number;
}

/** The most recipients that are drawn: the worst ones; the rest stands in the table. */
export const mostRecipients = 12;
/** Px of one data item, the widest first. */
const units = [5, 4, 3, 2];
/** The tallest sum of bars, px; beyond it one tick stands for several items. */
const tallest = 480;
/** Between two slots, px, at least. */
const leastGap = 8;

/** Room of a label, px: of a name alone, and of a name with a note below it. */
export type LabelRoom = readonly [name: number, noted: number];
export const usualRoom: LabelRoom = [20, 36];
/** Names wrap, and notes are left out. */
export const compactRoom: LabelRoom = [36, 36];
/** The reader sets text wider: names and notes wrap. */
export const widerRoom: LabelRoom = [44, 84];

const whole = (items: number) => (Number.isFinite(items) ? Math.max(0, items) : 0);

/** Worst first; the one that gets more first among equals. */
export function rankRecipients(
  recipients: readonly FlowRecipient[],
  links: readonly FlowLink[],
): FlowRecipient[] {
  const gets = sums(links, "recipient");
  const rank = ({ status }: FlowRecipient) => {
    const place = checkStatuses.indexOf(status);
    return place < 0 ? checkStatuses.length : place;
  };
  return [...recipients].sort((a, b) => rank(a) - rank(b) || (gets.get(b.id) ?? 0) - (gets.get(a.id) ?? 0));
}

/** Items per source or per recipient. */
export function sums(links: readonly FlowLink[], by: "source" | "recipient"): Map<string, number> {
  const result = new Map<string, number>();
  for (const link of links) result.set(link[by], (result.get(link[by]) ?? 0) + whole(link.items));
  return result;
}

/**
 * Two columns of bars and the ribbons between them. A column keeps its order; each end has a slot at least as high as
 * its label, and what is left of the height is shared as gaps. Links leave and arrive in the order of the other side,
 * so that ribbons of one bar never cross at it.
 */
export function layOutFlow(
  sources: readonly FlowSource[],
  recipients: readonly FlowRecipient[],
  links: readonly FlowLink[],
  room = usualRoom,
) {
  const ranked = rankRecipients(recipients, links);
  const shown = ranked.slice(0, mostRecipients);
  const ids = new Set(shown.map(({ id }) => id));
  const known = new Set(sources.map(({ id }) => id));
  const drawn = links.filter(
    (link) => ids.has(link.recipient) && known.has(link.source) && whole(link.items) > 0,
  );
  const total = drawn.reduce((sum, { items }) => sum + items, 0);
  const unit = units.find((size) => total * size <= tallest) ?? tallest / total;
  const perTick = unit >= 2 ? 1 : 2 / unit;

  const out = sums(drawn, "source");
  const into = sums(drawn, "recipient");
  const slots = <Of extends { id: string; note?: string }>(
    ends: readonly Of[],
    amounts: Map<string, number>,
  ) =>
    ends.map((of) => {
      const items = amounts.get(of.id) ?? 0;
      const height = items * unit;
      return { of, items, height, slot: Math.max(height, room[of.note ? 1 : 0]) };
    });
  const left = slots(sources, out);
  const right = slots(shown, into);
  const height = Math.ceil(Math.max(needed(left), needed(right)));
  const sourceNodes = stack(left, height, perTick);
  const recipientNodes = stack(right, height, perTick);
  return {
    ranked,
    more: ranked.length - shown.length,
    height,
    unit,
    perTick,
    sources: sourceNodes,
    recipients: recipientNodes,
    ribbons: ribbonsOf(sourceNodes, recipientNodes, drawn, unit),
  };
}

interface Slot<Of> {
  of: Of;
  items: number;
  height: number;
  slot: number;
}

const needed = (column: ReadonlyArray<Slot<unknown>>) =>
  column.reduce((sum, { slot }) => sum + slot, 0) + leastGap * Math.max(0, column.length - 1);

function stack<Of>(column: ReadonlyArray<Slot<Of>>, height: number, perTick: number): FlowNode<Of>[] {
  const used = column.reduce((sum, { slot }) => sum + slot, 0);
  const gap = column.length > 1 ? (height - used) / (column.length - 1) : 0;
  // One end alone stands in the middle of what it is linked to.
  let y = column.length > 1 ? 0 : (height - used) / 2;
  return column.map(({ of, items, height: bar, slot }) => {
    const centre = y + slot / 2;
    y += slot + gap;
    const ticks = items > 0 ? Math.max(1, Math.round(items / perTick)) : 0;
    return { of, items, height: bar, centre, top: Math.round(centre - bar / 2), ticks };
  });
}

function ribbonsOf(
  sources: readonly FlowNode<FlowSource>[],
  recipients: readonly FlowNode<FlowRecipient>[],
  links: readonly FlowLink[],
  unit: number,
): Ribbon[] {
  const leaves = new Map(sources.map(({ of, top }) => [of.id, top]));
  const arrives = new Map(recipients.map(({ of, top }) => [of.id, top]));
  const between = new Map<string, number>();
  for (const { source, recipient, items } of links) {
    const key = JSON.stringify([source, recipient]);
    between.set(key, (between.get(key) ?? 0) + items);
  }
  return sources.flatMap(({ of: source }) =>
    recipients.flatMap(({ of: recipient }) => {
      const id = JSON.stringify([source.id, recipient.id]);
      const items = between.get(id) ?? 0;
      if (items === 0) return [];
      const thickness = items * unit;
      const from = (leaves.get(source.id) ?? 0) + thickness / 2;
      const to = (arrives.get(recipient.id) ?? 0) + thickness / 2;
      leaves.set(source.id, from + thickness / 2);
      arrives.set(recipient.id, to + thickness / 2);
      return [{ id, source, recipient, items, from, to, thickness }];
    }),
  );
}

/** Where the two bars stand and how much room the labels have, for a drawing of a given width, px. */
export function columnsOf(width: number) {
  const wide = width >= 760;
  const left = wide ? Math.min(186, width * 0.17) : Math.round(width * 0.25);
  const right = wide ? Math.min(400, Math.round(width * 0.34)) : Math.round(width * 0.42);
  return { wide, left, right: width - right, labels: right };
}
