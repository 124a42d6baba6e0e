import {
  type CheckStatus,
  isEmptyCell,
  labelsOf,
  NO_VALUE,
  passesFilters,
  viewOf,
} from "@candor/api/entities";
import type { FlowLink, FlowPair, FlowRecipient, FlowSource } from "@candor/ui/charts";
import { rowsIn } from "./rows.ts";
import type { CardReply } from "./types.ts";

type Words = (key: string) => string;

const text = (cell: string | number | null | undefined) => (typeof cell === "string" ? cell : "");

/** Words of a column's codes in one of a card's tables. */
function wordsOf(card: CardReply, table: string, column: string, language: "en" | "cn"): Words {
  const labels = card.tables
    .find(({ id }) => id === table)
    ?.columns.find(({ key }) => key === column)?.labels;
  return (code) => (labels && Object.hasOwn(labels, code) ? (labels[code]?.[language] ?? code) : code);
}

/** Who gets what, as ribbons. Vendors of one name are one recipient; who is not known stands with its host. */
export function sharingOf(card: CardReply, language: "en" | "cn") {
  const kind = wordsOf(card, "shared", "personalData", language);
  const category = wordsOf(card, "shared", "category", language);
  const sources = new Map<string, FlowSource>();
  const recipients = new Map<string, FlowRecipient>();
  const links = new Map<string, FlowLink>();
  for (const row of rowsIn(card.tables, "shared")) {
    const source = text(row.personalData);
    const recipient = text(row.owner) || text(row.host);
    const vendor = card.vendor_statuses.find(({ name }) => name === recipient);
    sources.set(source, { id: source, label: kind(source) });
    recipients.set(recipient, {
      id: recipient,
      label: recipient,
      purpose: category(text(row.category)),
      status: vendor?.status ?? "passed",
      ...(vendor && { note: vendor.title[language] }),
    });
    const id = `${source} ${recipient}`;
    const known = links.get(id);
    const items = (known?.items ?? 0) + Number(row.items ?? 0);
    links.set(id, { source, recipient, items });
  }
  return { sources: [...sources.values()], recipients: [...recipients.values()], links: [...links.values()] };
}

/** What narrows a table to a recipient: its vendor, or its host where none is known; null lifts both. */
export function recipientFilter(
  card: CardReply,
  recipient: string | null,
): { owner: string[]; host: string[] } {
  const known = rowsIn(card.tables, "shared").some(({ owner }) => owner === recipient);
  const chosen = recipient === null ? [] : [recipient];
  return { owner: known ? chosen : [], host: known ? [] : chosen };
}

/** The first that is a region's code: the ruler has places for no other words, and an expert may write any. */
const codeIn = (...cells: (string | undefined)[]): string =>
  cells.find((cell) => cell !== undefined && /^[A-Z]{2}$/.test(cell)) ?? "ZZ";

type Row = { [key: string]: string | number | null };

/** Where a flow begins; ZZ: not known. */
const sourceOf = (row: Row): string => codeIn(text(row.territory));

/** Where a flow goes: the recipient's head office, else the region of the address that answered; ZZ: not known. */
const regionOf = (row: Row): string => codeIn(text(row.hq), text(row.ipRegion).split(" ")[0]);

/** What a cell with regions is filtered by. */
const codesOf = (cell: Row[string] | undefined): string[] =>
  isEmptyCell(cell) ? [NO_VALUE] : labelsOf(cell, { type: "region", labels: {} }).map(({ code }) => code);

/**
 * What narrows the table of flows to a pair: by head office where one is known, else by the region that answered; where
 * neither is, or no source, by there being none.
 */
export function pairFilter(card: CardReply, from: string, to: string): Record<string, string[]> {
  const isOfPair = (row: Row) => sourceOf(row) === from && regionOf(row) === to;
  const flows = rowsIn(card.tables, "flows");
  const rows = flows.filter(isOfPair);
  const all = (read: (row: Row) => string[]) => [...new Set(rows.flatMap(read))];
  const isKnown = ({ hq }: Row) => codeIn(text(hq)) !== "ZZ";
  const filter = {
    territory: all(({ territory }) => codesOf(territory)),
    hq: all(({ hq }) => codesOf(hq)),
    ...(!rows.every(isKnown) && {
      ipRegion: all((row) => (isKnown(row) || to === "ZZ" ? codesOf(row.ipRegion) : [to])),
    }),
  };
  // Each column is filtered for itself: together they may let through a flow that has one pair's head office and
  // another's region. Its host tells it apart.
  const columns = card.tables.filter(({ id }) => id === "flows").flatMap((table) => viewOf(table).columns);
  const lets = (row: Row) => passesFilters(row, columns, filter);
  if (flows.every((row) => isOfPair(row) || !lets(row))) return filter;
  return { ...filter, host: all(({ host }) => [isEmptyCell(host) ? NO_VALUE : String(host)]) };
}

/** How the law of a flow's source stands to its recipient, worst first. */
const VERDICTS: readonly [code: string, status: CheckStatus][] = [
  ["outside", "medium"],
  ["conditional", "potential"],
  ["unknown_region", "uncertain"],
  ["allowed", "passed"],
];

/** Which data crosses which border: one pair for each source and head office, with its worst verdict. */
export function bordersOf(
  card: CardReply,
  language: "en" | "cn",
  say: (counts: { items: number; recipients: number }) => string,
): FlowPair[] {
  const verdict = wordsOf(card, "flows", "status", language);
  const pairs = new Map<
    string,
    { from: string; to: string; items: number; vendors: Set<string>; worst: number; high: boolean }
  >();
  for (const row of rowsIn(card.tables, "flows")) {
    const from = sourceOf(row);
    const to = regionOf(row);
    if (from === to) continue;
    const id = `${from}-${to}`;
    const pair = pairs.get(id) ?? {
      from,
      to,
      items: 0,
      vendors: new Set(),
      worst: VERDICTS.length - 1,
      high: false,
    };
    pair.items += Math.max(1, text(row.personalData).split(" ").filter(Boolean).length);
    pair.vendors.add(text(row.owner) || text(row.host));
    const place = VERDICTS.findIndex(([code]) => code === row.status);
    pair.worst = Math.min(pair.worst, place < 0 ? 2 : place);
    pair.high ||= place === 0 && (row.sensitivity === "sens_high" || row.sensitivity === "sens_medium");
    pairs.set(id, pair);
  }
  return [...pairs].map(([id, { from, to, items, vendors, worst, high }]) => {
    const [code, status] = VERDICTS[worst] ?? ["unknown_region", "uncertain" as const];
    return {
      id,
      from,
      to,
      items,
      status: high ? "critical" : status,
      text: say({ items, recipients: vendors.size }),
      note: verdict(code),
    };
  });
}
