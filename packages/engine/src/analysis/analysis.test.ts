import { readFileSync } from "node:fs";
import { ANALYSIS_CARDS } from "@candor/api/entities";
import { expect, test } from "vitest";
import type { WebsiteFacts } from "../facts/types.ts";
import { createContext } from "../rules/context.ts";
import { analyse, summarise } from "./index.ts";

const factsOf = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../rules/fixtures/${name}.facts.json`, import.meta.url), "utf8"),
  ) as WebsiteFacts;
const context = createContext({ territories: ["EU"], now: "2026-11-18T00:00:00Z", demo: true });

test.for(ANALYSIS_CARDS)("%s of a careless shop shows rows whose cells have columns", (card) => {
  const tables = analyse(factsOf("careless"), context, card);
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
  expect(tables.some(({ rows }) => rows.length > 0)).toBe(true);
  for (const { columns, rows, total } of tables) {
    expect(total).toBeGreaterThanOrEqual(rows.length);
    for (const row of rows) expect(Object.keys(row)).toEqual(columns.map(({ key }) => key));
  }
});

test("every code of a privacy label has words", () => {
  const [asked] = analyse(factsOf("careless"), context, "privacy_label");
  const column = asked?.columns.find(({ key }) => key === "type");
  for (const { type } of asked?.rows ?? []) expect(column?.labels).toHaveProperty(String(type));
});

test("third-party code says what it is sent and whether the policy names its owner", () => {
  const [sdks] = analyse(factsOf("careless"), context, "sdks");
  const of = (name: string) => sdks?.rows.find(({ owner }) => owner === name);
  expect(of("AdReach")?.personalData).toMatch(/^d_connection/);
  expect(new Set(sdks?.rows.map(({ declared_in }) => declared_in))).toContain("not_found");
  const labels = sdks?.columns.find(({ key }) => key === "personalData")?.labels ?? {};
  for (const { personalData } of sdks?.rows ?? [])
    for (const kind of String(personalData).split(" ")) expect(labels).toHaveProperty(kind);
});

test("a careful shop shares with nobody that follows people", () => {
  const careful = factsOf("careful");
  expect(analyse(careful, context, "tracking_pixel")[0]?.rows).toEqual([]);
  const careless = summarise(factsOf("careless"), context);
  const { hosts, vendors, outside } = summarise(careful, context);
  expect(careless.hosts).toBeGreaterThan(hosts);
  expect(careless.vendors).toBeGreaterThan(vendors);
  expect(careless.outside).toBeGreaterThanOrEqual(outside);
  expect(careless.regions.every((region) => /^[A-Z]{2}$/.test(region))).toBe(true);
});
