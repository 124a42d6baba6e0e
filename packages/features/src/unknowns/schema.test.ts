import { expect, it } from "vitest";
import { type KnownForm, keyOf, knownSchema, toCookie, toForm, toVendor } from "./schema.ts";

const VENDOR: KnownForm = {
  ...toForm({ kind: "vendor", name: "hearsay.example", hosts: [], visits: [], signs: [], tracks: true }),
  title: "Hearsay",
};
const problems = (form: Partial<KnownForm>) =>
  knownSchema.safeParse({ ...VENDOR, ...form }).error?.issues.map(({ path, message }) => [path[0], message]);

it("takes what is seen of a name as the beginning", () => {
  expect(problems({})).toBeUndefined();
  expect(toVendor({ ...VENDOR, hosts: "Hearsay.example, t.hearsay.test", hq: "de" })).toEqual({
    title: "Hearsay",
    category: "analytics",
    hq: "DE",
    hosts: ["hearsay.example", "t.hearsay.test"],
  });
  expect(toCookie({ ...VENDOR, kind: "cookie", title: "_hsy_*", vendor: " " })).toEqual({
    title: "_hsy_*",
    purpose: "analytics",
    vendor: null,
  });
});

it.each([
  [{ title: " " }, ["title", "known.name_missing"]],
  [{ hosts: "" }, ["hosts", "known.hosts_invalid"]],
  [{ hosts: "hearsay" }, ["hosts", "known.hosts_invalid"]],
  [{ hq: "Germany" }, ["hq", "known.country_invalid"]],
  [{ kind: "cookie", title: "a b" }, ["title", "known.cookie_invalid"]],
] as const)("refuses %j", (form, problem) => {
  expect(problems(form)).toEqual([problem]);
});

it.each([
  ["t.hearsay.example", "t-hearsay-example"],
  ["_hsy_uid", "n_hsy_uid"],
  ["Ω", "n-"],
])("names the entry of %s %s", (title, key) => {
  expect(keyOf(title)).toBe(key);
});
