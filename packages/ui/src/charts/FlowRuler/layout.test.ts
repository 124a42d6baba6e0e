import { expect, it } from "vitest";
import { checkStatuses } from "../../icons/status.ts";
import { cases } from "../../internal/seeded.ts";
import { pointsOf, weightOf } from "./arcs.ts";
import { touch, within } from "./labels.ts";
import { layOut, roomForLabels } from "./layout.ts";
import { regionCodes } from "./longitudes.ts";
import { byWorst, type FlowPair, mostPairs } from "./pairs.ts";
import { manyTransfers, transfers } from "./samples.ts";

const drawings = cases(120, (random): { pairs: FlowPair[]; width: number } => ({
  width: 280 + Math.floor(random() * 1300),
  pairs: Array.from({ length: Math.floor(random() * 30) }, (_, index) => {
    const code = () => regionCodes[Math.floor(random() * regionCodes.length)] ?? "US";
    const status = checkStatuses[Math.floor(random() * checkStatuses.length)] ?? "passed";
    const items = Math.floor(random() ** 3 * 400);
    return {
      id: `${index}`,
      from: code(),
      to: code(),
      items,
      status,
      text: `${items} items`,
      note: "A note",
    };
  }),
}));

/** Fails where the words of a label touch another's, cover a line or leave the drawing. */
function expectLegible({ arcs, labels, base }: ReturnType<typeof layOut>, width: number) {
  for (const [index, { box }] of labels.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeGreaterThan(0);
    expect(box.top).toBeLessThanOrEqual(base);
    const others = labels.slice(index + 1).flatMap((other) => other.box.ink);
    for (const line of box.ink) {
      expect(others.some((other) => touch(line, other))).toBe(false);
      for (const arc of arcs) {
        expect(pointsOf(arc).some(([x, y]) => within(line, x, y, arc.weight / 2))).toBe(false);
      }
    }
  }
}

it("never lets a label touch another, cover a line or leave the drawing", () => {
  for (const { pairs, width } of drawings) expectLegible(layOut(pairs, width), width);
});

it.each([
  [1, 1],
  [7, 6],
  [30, 6],
])("lays out %i pairs: at least %i labels stand at their lines, the rest in the list", (count, atLines) => {
  const layout = layOut(manyTransfers(count), 1180);
  expectLegible(layout, 1180);
  expect(layout.labels.length).toBeGreaterThanOrEqual(atLines);
  expect(layout.labels.length + layout.listed.length + layout.more).toBe(count);
});

it("finds room at the lines for every label of six common transfers", () => {
  for (const width of [1180, 1220, 1400]) {
    const { labels, listed } = layOut(transfers, width);
    expect(listed).toEqual([]);
    expect(labels).toHaveLength(6);
  }
});

it("moves a label that stands so that another finds room", () => {
  const support = ({ labels }: ReturnType<typeof layOut>) =>
    labels.find(({ pair }) => pair.id === "EU-IN")?.box.left;
  const alone = support(
    layOut(
      transfers.filter(({ id }) => id !== "CN-SG"),
      1180,
    ),
  );
  expect(support(layOut(transfers, 1180))).toBeLessThan(alone ?? 0);
});

it("lets the second line of a label be longer or shorter than its first without a box around both", () => {
  const [first] = transfers;
  const { labels } = layOut(first ? [{ ...first, text: "1", note: "A note of some length" }] : [], 1180);
  const [text, note] = labels[0]?.box.ink ?? [];
  expect(note?.right).toBeGreaterThan(text?.right ?? 0);
  expect(note?.left).toBeGreaterThan(text?.left ?? 0);
});

it("says every kept pair exactly once: at its line or in the list", () => {
  for (const { pairs, width } of drawings) {
    const { labels, listed, kept, more } = layOut(pairs, width);
    const said = [...labels.map(({ pair }) => pair.id), ...listed.map(({ id }) => id)];
    expect(said.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect(kept.length + more).toBe(pairs.length);
    expect(kept.length).toBeLessThanOrEqual(mostPairs);
  }
});

it("keeps the worst", () => {
  for (const { pairs, width } of drawings) {
    const { kept, ranked } = layOut(pairs, width);
    for (const left of ranked.slice(kept.length)) {
      for (const pair of kept) expect(byWorst(pair, left)).toBeLessThanOrEqual(0);
    }
  }
});

it("stays within the drawing with every line, and starts and ends at the ruler", () => {
  for (const { pairs, width } of drawings) {
    const { arcs, base } = layOut(pairs, width);
    for (const arc of arcs) {
      expect(arc.height + arc.weight / 2).toBeLessThanOrEqual(base);
      expect(arc.height).toBeGreaterThan(10);
      expect(Number.isFinite(arc.start + arc.end)).toBe(true);
    }
  }
});

it("lays out the same pairs the same way, in whatever order they come", () => {
  const forth = layOut(transfers, 1180);
  const back = layOut([...transfers].reverse(), 1180);
  expect(back.arcs).toEqual(forth.arcs);
  expect(back.labels).toEqual(forth.labels);
});

it("puts each label under the apex of its line where all is free", () => {
  const [first] = transfers;
  const { labels, arcs } = layOut(first ? [first] : [], 1180);
  const [label] = labels;
  const [arc] = arcs;
  expect(label && arc && (label.box.left + label.box.right) / 2).toBeCloseTo(
    ((arc?.start ?? 0) + (arc?.end ?? 0)) / 2,
  );
  expect(label?.box.top).toBeLessThan(arc?.height ?? 0);
});

it("puts the label of a low line above it", () => {
  const { labels, arcs } = layOut(transfers.slice(4, 5), 560);
  expect(arcs[0]?.height).toBeLessThan(100);
  expect(labels[0]?.box.bottom).toBeGreaterThan(arcs[0]?.height ?? 0);
});

it("leaves all labels to the list on a narrow track", () => {
  expect(layOut(transfers, roomForLabels - 1).labels).toEqual([]);
  expect(layOut(transfers, roomForLabels - 1).listed).toHaveLength(transfers.length);
});

it("lists what has no place: an unknown code, a transfer within one region", () => {
  const odd: FlowPair[] = [
    { id: "unknown", from: "EU", to: "ZZ", items: 1, status: "low", text: "1 item" },
    { id: "within", from: "eu", to: "EU", items: 1, status: "low", text: "1 item" },
  ];
  const { arcs, listed } = layOut(odd, 1180);
  expect(arcs).toEqual([]);
  expect(listed.map(({ id }) => id).toSorted()).toEqual(["unknown", "within"]);
});

it("draws twelve of many and counts the rest", () => {
  expect(layOut(manyTransfers(40), 1180)).toMatchObject({ more: 28 });
});

it("gives a line 1.5 px and 0.42 for each item, but never more than hides the others", () => {
  expect(weightOf(14)).toBeCloseTo(7.38);
  expect(weightOf(0)).toBe(1.5);
  expect(weightOf(10_000)).toBe(14);
  expect(weightOf(Number.NaN)).toBe(1.5);
  expect(weightOf(-3)).toBe(1.5);
});

it("separates the ends that meet in a region", () => {
  const { arcs } = layOut(transfers, 1180);
  const ends = arcs.flatMap(({ start, end }) => [start, end]);
  expect(new Set(ends.map((x) => x.toFixed(2))).size).toBe(ends.length);
});
