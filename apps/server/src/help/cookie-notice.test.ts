import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** Source that runs in a customer's browser. */
const FOLDERS = ["packages/features/src", "packages/ui/src", "apps/portal/src"];
/** The console is for staff, who are told by their own employer. */
const OF_STAFF = "candor.mis.";

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|samples|fixtures|testing/.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8")),
);

/** Every key under which something is kept; a prefix ends in a dot. */
const kept = new Set(
  sources.flatMap((source) => [...source.matchAll(/["'`](candor\.[\w.-]+)/g)].map(([, key]) => key ?? "")),
);

test.each(["en", "cn"])("the cookie notice (%s) names every key that is stored, and no other", (language) => {
  const notice = readFileSync(
    join(root, `apps/server/content/documents/cookie-notice.${language}.md`),
    "utf8",
  );
  const named = [...notice.matchAll(/`(candor\.[\w.-]+)…?`/g)].map(([, key]) => key ?? "");
  const ours = [...kept].filter((key) => !key.startsWith(OF_STAFF));
  expect([...new Set(named)].sort()).toEqual(ours.sort());
});

test("nothing is stored but under a key that begins with the product's name", () => {
  const writes = sources.flatMap((source) => [...source.matchAll(/Storage\.setItem\(\s*([^,]+),/g)]);
  // Each is a constant, a prefix or a caller's key, which the test above reads where it is written down.
  const keys = [...new Set(writes.map(([, key]) => key))].sort();
  expect(keys).toEqual([
    "FACE_KEY",
    "LANGUAGE_KEY",
    "PREFIX + name",
    "STAFF_TOKEN_KEY",
    "TOKEN_KEY",
    "appearanceKey",
    "storageKey",
    "themeSettingsKey",
  ]);
});
