import { expect, test } from "vitest";
import { LINDEN } from "./fixtures.ts";
import { settingsSchema, toChange, toSettings } from "./settings.ts";

const { id } = LINDEN;

test("what was not touched is not sent, however precise it is stored", () => {
  const precise = { ...LINDEN, expires_at: "2027-03-01T11:22:33.000Z", product_type: 5 };
  expect(toChange(precise, toSettings(precise))).toEqual({ id, seen: {} });
});

test("modules and what they have are bits of one number", () => {
  const form = toSettings({ ...LINDEN, product_type: 1 });
  expect(form.parts).toEqual(["dashboard"]);
  const all = { ...form, parts: ["dashboard", "privacy_center", "assistant"] as typeof form.parts };
  expect(toChange(LINDEN, all)).toEqual({ id, product_type: 7, seen: { product_type: LINDEN.product_type } });
});

test("a subscription can be given an end, and lose it", () => {
  const seen = { expires_at: LINDEN.expires_at };
  expect(toChange(LINDEN, { ...toSettings(LINDEN), expires: null })).toEqual({ id, expires_at: null, seen });
  const expires_at = new Date("2028-01-31T00:00").toISOString();
  expect(toChange(LINDEN, { ...toSettings(LINDEN), expires: "2028-01-31" })).toEqual({
    id,
    expires_at,
    seen,
  });
});

test("plan, pages, menu and name go each by itself", () => {
  const form = toSettings(LINDEN);
  expect(toChange(LINDEN, { ...form, plan: "essential" })).toMatchObject({ id, product_version: 1 });
  expect(toChange(LINDEN, { ...form, pages: ["overview"] })).toMatchObject({ id, show_risk: false });
  expect(toChange(LINDEN, { ...form, menu: "older", name: "Linden" })).toEqual({
    ...{ id, name: "Linden", menu_form: "older" },
    seen: { name: LINDEN.name, menu_form: LINDEN.menu_form },
  });
});

test("chosen items are those of the menu that it has", () => {
  const form = toSettings(LINDEN);
  const items = ["/checks", "/home", "/privacy-center/edit"];
  expect(toChange(LINDEN, { ...form, items })).toMatchObject({ id, menu_ids: ["/checks"] });
  const parts = ["dashboard", "privacy_center"] as typeof form.parts;
  expect(toChange(LINDEN, { ...form, items, parts, menu: "older" })).toMatchObject({
    ...{ id, product_type: 3, menu_form: "older", menu_ids: ["/home", "/privacy-center/edit"] },
  });
  const listed = { ...LINDEN, menu_ids: ["/dashboard", "/checks"] };
  expect(toChange(listed, { ...toSettings(listed), items: ["/checks", "/dashboard"] })).toEqual({
    id,
    seen: {},
  });
  expect(toChange(listed, { ...toSettings(listed), items: null })).toEqual({
    ...{ id, menu_ids: null },
    seen: { menu_ids: listed.menu_ids },
  });
});

test.each([
  [null, true],
  [["/checks"], true],
  [[], false],
  [["/home"], false],
])("a menu of %j leads somewhere: %s", (items, leads) => {
  expect(settingsSchema.safeParse({ ...toSettings(LINDEN), items }).success).toBe(leads);
});
