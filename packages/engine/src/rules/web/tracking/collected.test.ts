import { readFileSync } from "node:fs";
import { type CollectedDataRow, collectedDataRow, crossBorderRow } from "@candor/api/entities";
import { expect, it } from "vitest";
import { analyse } from "../../../analysis/index.ts";
import type { WebsiteFacts } from "../../../facts/types.ts";
import { createContext } from "../../context.ts";
import { facts, findingOf, request } from "../../testing/facts.ts";
import { personalDataIn } from "../shared/personal-data.ts";

const tableOf = (requests: ReturnType<typeof request>[]) =>
  findingOf("web.pixel.present", facts({ base: { requests } })).evidence.find(({ id }) => id === "collected");
const rowsOf = (requests: ReturnType<typeof request>[]) =>
  (tableOf(requests)?.rows ?? []) as CollectedDataRow[];
const px = (query: string) => request(`https://pixelbox.example/px.gif?${query}`, { resourceType: "image" });

it("lists what a pixel was sent, personal data first, each value masked", () => {
  const rows = rowsOf([px("ev=Page+View&ud%5Bem%5D=0123456789abcdef0123456789abcdef&uid=visitor-4711")]);
  expect(rows.map(({ key, explanation, logic }) => [key, explanation, logic])).toEqual([
    ["ud[em]", "d_email", "by_name"],
    ["uid", "d_user", "by_name"],
    ["ev", null, "by_none"],
  ]);
  const [email, user, event] = rows;
  expect(email).toEqual({
    host: "pixelbox.example",
    key: "ud[em]",
    value: "01••••••••••••ef",
    behaviour: "before_choice",
    explanation: "d_email",
    location: "in_query",
    logic: "by_name",
    encryption: "e_hashed",
    raw: "01••••••••••••ef",
  });
  expect([user?.value, user?.encryption]).toEqual(["vi••••••••11", "e_tls"]);
  expect([event?.value, event?.raw]).toEqual(["Page View", "Page+View"]);
});

it("reads a body, also one that was cut off, and an address in a value", () => {
  const body = '{"event":"lead","phone":"49••••••••12","note":"to a@shop.example","items":[{"sku":"7"},{"na';
  const rows = rowsOf([request("http://pixelbox.example/track", { method: "POST", body })]);
  expect(rows.map(({ key, explanation, logic }) => [key, explanation, logic])).toEqual([
    ["phone", "d_phone", "by_name"],
    ["note", "d_email", "by_value"],
    ["event", null, "by_none"],
    ["sku", null, "by_none"],
  ]);
  expect(new Set(rows.map(({ location, encryption }) => `${location} ${encryption}`))).toEqual(
    new Set(["in_body e_none"]),
  );
  expect(JSON.stringify(rows)).not.toContain("a@shop");
});

it("has no table where nothing was sent, and words for each code in both languages", () => {
  expect(tableOf([px("")])).toBeUndefined();
  for (const { key, labels, type } of tableOf([px("em=ab••yz&ev=x")])?.columns ?? []) {
    if (type === "tag") expect([key, labels]).toEqual([key, expect.any(Object)]);
  }
});

it("knows the kinds that a request carries", () => {
  const kinds = (url: string, body: string | null = null) => personalDataIn({ ...request(url), body });
  expect(kinds("https://a.example/x?q=1")).toEqual([]);
  expect(kinds("https://a.example/u/jo%40shop.example?cid=1.2")).toEqual(["d_email", "d_user"]);
  expect(kinds("https://a.example/x?diagnosis=flu", "fn=ab&dob=1990")).toEqual([
    "d_birth",
    "d_health",
    "d_name",
  ]);
  expect(kinds("https://a.example/%E0%A4%A?em=%E0%A4%A%40a.example")).toEqual(["d_email"]);
  expect(kinds("https://a.example/x", '{"user":{"{email":1}}')).toEqual(["d_other"]);
});

it("fills the contract's rows from recorded facts", () => {
  const file = new URL("../../fixtures/careless.facts.json", import.meta.url);
  const careless = JSON.parse(readFileSync(file, "utf8")) as WebsiteFacts;
  const context = createContext({ territories: ["EU"], now: careless.startedAt, demo: true });
  const [flows] = analyse(careless, context, "cross_border");
  const [, collected] = analyse(careless, context, "tracking_pixel");
  const crossed = (flows?.rows ?? []).map((row) => crossBorderRow.parse(row));
  const sent = (collected?.rows ?? []).map((row) => collectedDataRow.parse(row));
  expect(flows?.columns.map(({ key }) => key)).toEqual(Object.keys(crossBorderRow.shape));
  expect(collected?.columns.map(({ key }) => key)).toEqual(Object.keys(collectedDataRow.shape));
  expect(crossed.some(({ path, personalData }) => path?.startsWith("/") && personalData !== null)).toBe(true);
  expect(sent.some(({ explanation }) => explanation === "d_email")).toBe(true);
});
