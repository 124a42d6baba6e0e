import { expect, test } from "vitest";
import { keyOf, madeUp, resourceSchema, resourceStateOf, toForm, toPayload } from "./schema.ts";

const form = {
  ...toForm(null),
  title: { en: "The new rules: a guide", cn: "" },
  text: { en: "Text", cn: "" },
};

const wrong = (change: object) => {
  const { error } = resourceSchema.safeParse({ ...form, ...change });
  return error?.issues.map(({ path, message }) => [path.join("."), message]);
};

test("one language is enough; without a title, or without anything to read, it says what is missing", () => {
  expect(wrong({})).toBeUndefined();
  expect(wrong({ title: { en: " ", cn: "指南" } })).toBeUndefined();
  expect(wrong({ title: { en: " ", cn: "" } })).toEqual([["title.en", "resource.title_missing"]]);
  expect(wrong({ text: { en: "", cn: " " } })).toEqual([["text.en", "resource.content_missing"]]);
  expect(wrong({ text: { en: "", cn: "" }, url: "https://a.example/" })).toBeUndefined();
  expect(wrong({ url: "javascript:alert(1)" })).toEqual([["url", "resource.url_invalid"]]);
});

test("a name is made of the title and is what the server takes", () => {
  const names = [
    keyOf(form, madeUp()),
    keyOf({ title: { en: "", cn: "指南" } }, madeUp()),
    keyOf({ title: { en: "A ".repeat(100), cn: "" } }, madeUp()),
  ];
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9_-]{0,63}$/);
  expect(names[0]).toMatch(/^the-new-rules-a-guide-/);
  expect(keyOf(form, madeUp())).not.toBe(names[0]);
});

test("saving keeps what the form does not show", () => {
  const made = toPayload(form, null, null, madeUp());
  const before = {
    ...{
      id: "1",
      key: "kept",
      enable: true,
      revision: 3,
      updated_at: "2026-01-01T00:00:00.000Z",
      updated_by: null,
    },
    data: { ...made.data, cover: "c", position: 7, published_at: "2026-01-01T00:00:00.000Z" },
  } as Parameters<typeof toPayload>[1] & object;
  expect(toPayload(toForm(before), before, before.data.published_at, "unused")).toEqual({
    key: "kept",
    enable: true,
    data: before.data,
  });
  const at = (published_at: string | null, enable = true) =>
    resourceStateOf({ enable, data: { ...before.data, published_at } }, Date.parse("2026-06-01"));
  expect([at(null), at("2026-01-01T00:00:00Z"), at("2026-07-01T00:00:00Z"), at(null, false)]).toEqual([
    "draft",
    "published",
    "scheduled",
    "off",
  ]);
});
