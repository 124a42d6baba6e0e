import type { AccessCases } from "./cases.ts";
import { byId, nowhere } from "./cases.ts";

const words = { en: "x", cn: "x" };
const card = { title: words, card_template: "none", source: "cookies", asset_types: ["website"] };
const since = "2026-01-01T00:00:00.000Z";

/** The least that an entry of each kind may be: it names nothing that exists. */
const LEAST: Record<
  string,
  { key: string; data: Record<string, unknown>; answer?: "mis.reference_unknown" | "mis.file_not_found" }
> = {
  evidenceTable: {
    key: "access",
    data: {
      ...{ title: words, tab_count: 0, tabs: [], groups: [], schema_keys: "host", unique_keys: "host" },
      columns: [{ key: "host", title: words, type: "text", positions: ["table"] }],
    },
  },
  metaDetection: {
    key: "access",
    data: {
      ...{ scenario_category: words, scenario: words, check_category: words, sort_in_category: 1 },
      ...{ severity: "low", frameworks: [], asset_types: ["website"] },
      titles: { plain: words, positive: words, negative: words },
    },
  },
  cardTemplate: {
    key: "access",
    data: { title: words, layout: "table", evidence_table: "none" },
    answer: "mis.reference_unknown",
  },
  card: { key: "access", data: card, answer: "mis.reference_unknown" },
  cardChart: {
    key: "access",
    data: { title: words, card: "none", chart: "bar", dimension: "host", metric: "count" },
    answer: "mis.reference_unknown",
  },
  assetConfig: { key: "website", data: { title: words, position: 1 } },
  chatWhitelist: { key: "a@test.example", data: { kind: "email" } },
  siteResource: { key: "access", data: { kind: "article", title: words, url: "https://site-1.example/" } },
  activitySkill: { key: "access", data: { title: words, show_type: 1 } },
  activityQrcode: {
    key: "access",
    data: { title: words, image: "0".repeat(64) },
    answer: "mis.file_not_found",
  },
  activityConfig: {
    key: "access",
    data: { title: words, skill: "none", qrcode: "none", allow_assets: ["Website"], starts_at: since },
    answer: "mis.reference_unknown",
  },
  knownVendor: { key: "access", data: { title: "x", category: "cdn", hosts: ["x.example"] } },
  knownCookie: { key: "access", data: { title: "x_*", purpose: "necessary" } },
};

const change = { id: nowhere, revision: 1 };

export const configCases: AccessCases = {
  "evidenceTable.samples": { request: { key: "access" } },
  "evidenceTable.impact": { request: { key: "access", data: LEAST.evidenceTable?.data } },
  "card.options": { request: {} },
  "card.preview": { request: { key: "access", enable: true, data: card } },
  "cardTemplate.preview": { request: { key: "access", enable: true, data: LEAST.cardTemplate?.data } },
  "cardChart.preview": { request: { key: "access", enable: true, data: LEAST.cardChart?.data } },
  "metaDetection.export": { request: {} },
  "metaDetection.import": { request: { content: "aWQK" } },
  "metaDetection.adopt": { request: {} },
  ...Object.fromEntries(
    Object.entries(LEAST).flatMap(([kind, { key, data, answer }]) => [
      [`${kind}.list`, { request: {} }],
      [`${kind}.detail`, { request: byId, answer: "mis.not_found" as const }],
      [`${kind}.create`, { request: { key, data }, ...(answer ? { answer } : {}) }],
      [`${kind}.update`, { request: { ...change, key, data }, answer: "mis.not_found" as const }],
      [`${kind}.draft`, { request: { ...change, draft: null }, answer: "mis.not_found" as const }],
      [`${kind}.history`, { request: byId, answer: "mis.not_found" as const }],
      [`${kind}.version`, { request: change, answer: "mis.not_found" as const }],
      [`${kind}.delete`, { request: change, answer: "mis.not_found" as const }],
    ]),
  ),
};
