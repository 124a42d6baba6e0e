import { expect, it } from "vitest";
import { checkStatuses } from "../../icons/status.ts";
import { cases } from "../../internal/seeded.ts";
import {
  columnsOf,
  compactRoom,
  type FlowNode,
  layOutFlow,
  mostRecipients,
  rankRecipients,
  widerRoom,
} from "./layout.ts";
import { links, manyRecipients, recipients, sources } from "./samples.ts";

const flows = cases(80, (random) => {
  const from = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, index) => ({
    id: `s${index}`,
    label: `Source ${index}`,
    note: random() > 0.5 ? "note" : undefined,
  }));
  const to = Array.from({ length: 1 + Math.floor(random() * 30) }, (_, index) => ({
    id: `r${index}`,
    label: `Recipient ${index}`,
    status: checkStatuses[Math.floor(random() * checkStatuses.length)] ?? ("passed" as const),
  }));
  const between = from.flatMap(({ id: source }) =>
    to
      .filter(() => random() > 0.6)
      .map(({ id: recipient }) => ({ source, recipient, items: Math.floor(random() ** 4 * 900) })),
  );
  return { from, to, between };
});

it("gives every bar exactly the thickness of its ribbons", () => {
  for (const { from, to, between } of flows) {
    const { sources: left, recipients: right, ribbons, unit } = layOutFlow(from, to, between);
    for (const { of, items, height } of [...left, ...right]) {
      const own = ribbons.filter(({ source, recipient }) => source === of || recipient === of);
      expect(own.reduce((sum, ribbon) => sum + ribbon.items, 0)).toBe(items);
      expect(own.reduce((sum, { thickness }) => sum + thickness, 0)).toBeCloseTo(height);
      expect(height).toBeCloseTo(items * unit);
    }
  }
});

it("keeps ribbons beside each other at both ends", () => {
  for (const { from, to, between } of flows) {
    const { ribbons } = layOutFlow(from, to, between);
    for (const [end, side] of [
      ["from", "source"],
      ["to", "recipient"],
    ] as const) {
      for (const group of Map.groupBy(ribbons, (ribbon) => ribbon[side].id).values()) {
        const order = group.toSorted((a, b) => a[end] - b[end]);
        for (const [index, ribbon] of order.slice(1).entries()) {
          const before = order[index];
          expect(ribbon[end] - ribbon.thickness / 2).toBeCloseTo(
            (before?.[end] ?? 0) + (before?.thickness ?? 0) / 2,
          );
        }
      }
    }
  }
});

const labelsApart = (column: ReadonlyArray<FlowNode<unknown>>, least: number) => {
  for (const [index, node] of column.slice(1).entries()) {
    expect(node.centre - (column[index]?.centre ?? 0)).toBeGreaterThanOrEqual(least);
  }
};

it("leaves each label its room, whatever the size of the bars", () => {
  for (const { from, to, between } of flows) {
    const { recipients: right, sources: left, height } = layOutFlow(from, to, between);
    labelsApart(right, 20);
    labelsApart(left, 20);
    labelsApart(layOutFlow(from, to, between, compactRoom).recipients, 36);
    labelsApart(layOutFlow(from, to, between, widerRoom).sources, 44);
    for (const { top, height: bar } of [...left, ...right]) {
      expect(top).toBeGreaterThanOrEqual(-1);
      expect(top + bar).toBeLessThanOrEqual(height + 1);
    }
  }
});

it("draws one tick for one item, 5 px each, while they fit", () => {
  const { perTick, unit, recipients: right, sources: left } = layOutFlow(sources, recipients, links);
  expect({ perTick, unit }).toEqual({ perTick: 1, unit: 5 });
  expect(right[0]).toMatchObject({ items: 19, ticks: 19, height: 95 });
  expect(left.map(({ ticks }) => ticks)).toEqual([9, 7, 4, 14, 18, 6]);
});

it("lets one tick stand for several items where there are too many, and keeps one for the smallest", () => {
  const many = links.map((link) => ({ ...link, items: link.items * 500 }));
  const tiny = { id: "tiny", label: "Tiny", status: "low" as const };
  const all = [...many, { source: "location", recipient: "tiny", items: 1 }];
  const heavy = layOutFlow(sources, [...recipients, tiny], all);
  expect(heavy.perTick).toBeGreaterThan(1);
  expect(heavy.height).toBeLessThan(700);
  for (const { items, ticks } of heavy.recipients) if (items > 0) expect(ticks).toBeGreaterThanOrEqual(1);
});

it("ranks the worst first and keeps twelve", () => {
  const many = manyRecipients(40);
  const { recipients: right, more, ranked } = layOutFlow(sources, many.recipients, many.links);
  expect(right).toHaveLength(mostRecipients);
  expect(more).toBe(28);
  expect(ranked.slice(0, 7).every(({ status }) => status === "critical")).toBe(true);
  expect(
    rankRecipients([{ id: "n", label: "n", status: "new" as "low" }, ...recipients], links).at(-1)?.id,
  ).toBe("n");
});

it("leaves out links to nobody and items that are none", () => {
  const odd = [
    { source: "account", recipient: "nobody", items: 3 },
    { source: "nowhere", recipient: "m", items: 3 },
    { source: "account", recipient: "m", items: 0 },
    { source: "account", recipient: "m", items: -2 },
    { source: "account", recipient: "m", items: Number.NaN },
  ];
  expect(layOutFlow(sources, recipients, odd).ribbons).toEqual([]);
  expect(layOutFlow([], [], []).ribbons).toEqual([]);
});

it("adds up links that come twice", () => {
  const twice = [
    { source: "account", recipient: "m", items: 2 },
    { source: "account", recipient: "m", items: 3 },
  ];
  expect(layOutFlow(sources, recipients, twice).ribbons).toMatchObject([{ items: 5, thickness: 25 }]);
});

it("leaves the ribbons at least a quarter of any width", () => {
  for (const width of [280, 320, 390, 600, 759, 760, 1180, 2000]) {
    const { left, right } = columnsOf(width);
    expect(right - left).toBeGreaterThan(width / 4);
  }
});
