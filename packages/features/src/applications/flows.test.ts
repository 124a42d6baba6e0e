import { type EvidenceRow, NO_VALUE, passesFilters, viewOf } from "@candor/api/entities";
import { expect, test } from "vitest";
import { bordersCard, sharingCard } from "./fixtures.ts";
import { bordersOf, pairFilter, recipientFilter, sharingOf } from "./flows.ts";

function onlyTable() {
  const [table] = bordersCard.tables;
  if (!table) throw new Error("The card of borders has no table.");
  return table;
}
const borders = onlyTable();

/** The card of borders with other rows. */
const cardOf = (rows: EvidenceRow[]) => ({ ...bordersCard, tables: [{ ...borders, rows }] });

/** Rows that a table which also says where a host is located shows for a border. */
function flowsAcross(rows: EvidenceRow[]) {
  const ipRegion = { key: "ipRegion", label: { en: "Located in", cn: "位于" }, type: "region" as const };
  const table = { ...borders, columns: [...borders.columns, ipRegion], rows };
  const card = { ...bordersCard, tables: [table] };
  const { columns } = viewOf(table);
  return (from: string, to: string) =>
    rows.filter((row) => passesFilters(row, columns, pairFilter(card, from, to)));
}

test("ribbons join what one vendor gets over all its hosts, with the worst check that names it", () => {
  const { sources, recipients, links } = sharingOf(sharingCard, "cn");
  expect(sources.map(({ label }) => label)).toContain("邮箱");
  expect(recipients.find(({ id }) => id === "AdReach")).toMatchObject({
    status: "critical",
    purpose: "广告",
  });
  expect(recipients.find(({ id }) => id === "unknown-host.example")).toMatchObject({ status: "passed" });
  expect(
    links.find(({ source, recipient }) => source === "d_connection" && recipient === "AdReach")?.items,
  ).toBe(2);
});

test("a recipient narrows the table by its vendor, or by its host where none is known", () => {
  expect(recipientFilter(sharingCard, "AdReach")).toEqual({ owner: ["AdReach"], host: [] });
  expect(recipientFilter(sharingCard, "unknown-host.example")).toEqual({
    owner: [],
    host: ["unknown-host.example"],
  });
  expect(recipientFilter(sharingCard, null)).toEqual({ owner: [], host: [] });
});

test("a border is one pair with its worst verdict, and no data that stays is on it", () => {
  const pairs = bordersOf(bordersCard, "en", ({ items, recipients }) => `${items} of ${recipients}`);
  expect(pairs.map(({ id, status, text }) => [id, status, text])).toEqual([
    ["EU-US", "critical", "4 of 2"],
    ["EU-CN", "medium", "1 of 1"],
    ["EU-GB", "passed", "1 of 1"],
  ]);
});

test("a border narrows the table by head office, or by the region that answered where none is known", () => {
  expect(pairFilter(bordersCard, "EU", "US")).toEqual({ territory: ["EU"], hq: ["US"] });
  const rows = borders.rows.map((row) => ({ ...row, hq: null, ipRegion: "JP SG" }));
  const card = cardOf(rows);
  expect(pairFilter(card, "EU", "JP")).toEqual({ territory: ["EU"], hq: [NO_VALUE], ipRegion: ["JP"] });
});

test("what an expert writes in place of a region stands in no place of the ruler", () => {
  const odd = { territory: "EU", hq: "somewhere".repeat(300), ipRegion: "nobody knows", host: "odd.example" };
  const rows = [odd, { ...odd, territory: "<b>here</b>", hq: "US" }];
  const card = cardOf(rows);
  expect(bordersOf(card, "en", () => "").map(({ from, to }) => [from, to])).toEqual([
    ["EU", "ZZ"],
    ["ZZ", "US"],
  ]);
  expect(pairFilter(card, "ZZ", "US")).toEqual({
    territory: ["<b>here</b>"],
    hq: ["US"],
  });
});

test("a border that begins or ends nobody knows where narrows the table to its own flows alone", () => {
  const unknown = { territory: null, hq: "US", ipRegion: null, host: "from.example" };
  const nowhere = { territory: "EU", hq: null, ipRegion: null, host: "to.example" };
  // The same host has flows of a known kind, too; and of others no host is known.
  const known = { territory: "EU", hq: "US", ipRegion: null, host: "from.example" };
  const hostless = { territory: null, hq: "US", ipRegion: null, host: null };
  const answered = { territory: "EU", hq: null, ipRegion: "JP SG", host: "to.example" };
  const shown = flowsAcross([...borders.rows, unknown, nowhere, known, hostless, answered]);
  expect(shown("ZZ", "US")).toEqual([unknown, hostless]);
  expect(shown("EU", "ZZ")).toEqual([nowhere]);
  expect(shown("EU", "JP")).toEqual([answered]);
  expect(shown("EU", "US")).toHaveLength(3);
});

test("a border with flows of a known head office and of none shows no flow of another border", () => {
  const known = { territory: "EU", hq: "US", ipRegion: "JP", host: "office.example" };
  const answered = { territory: "EU", hq: null, ipRegion: "US", host: "answers.example" };
  const elsewhere = { territory: "EU", hq: null, ipRegion: "JP", host: "tokyo.example" };
  const twice = { territory: "EU", hq: null, ipRegion: "SG US", host: "two.example" };
  const shown = flowsAcross([known, answered, elsewhere, twice]);
  expect(shown("EU", "US")).toEqual([known, answered]);
  expect(shown("EU", "JP")).toEqual([elsewhere]);
  expect(shown("EU", "SG")).toEqual([twice]);
});
