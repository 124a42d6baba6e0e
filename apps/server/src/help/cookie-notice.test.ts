import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** Source that runs in a customer's browser. */
const FOLDERS = ["packages/features/src", "packages/ui/src", "apps/portal/src"];
/** Source of the server that names a cookie. */
const SETS_COOKIES = /_COOKIE = /;
/** The console is for staff, who are told by their own employer. */
const OF_STAFF = "candor.mis.";

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|samples|fixtures|testing/.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8")),
);

const ofServer = readdirSync(join(root, "apps/server/src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !/\.test\.|testing/.test(name))
  .map((name) => readFileSync(join(root, "apps/server/src", name), "utf8"))
  .filter((source) => SETS_COOKIES.test(source));

/** Every key under which something is kept; a prefix ends in a dot. */
const kept = new Set(
  [...sources, ...ofServer].flatMap((source) =>
    [...source.matchAll(/["'`](candor\.[\w.-]+)/g)].map(([, key]) => key ?? ""),
  ),
);

const noticeIn = (language: string) =>
  readFileSync(join(root, `apps/server/content/documents/cookie-notice.${language}.md`), "utf8");
const namedIn = (text: string) => [...text.matchAll(/`(candor\.[\w.-]+)…?`/g)].map(([, key]) => key ?? "");

test.each(["en", "cn"])("the cookie notice (%s) names every key that is stored, and no other", (language) => {
  const ours = [...kept].filter((key) => !key.startsWith(OF_STAFF));
  expect([...new Set(namedIn(noticeIn(language)))].sort()).toEqual(ours.sort());
});

test.each(["en", "cn"])("the cookie notice (%s) tells of a key once in each place of storage", (language) => {
  for (const section of noticeIn(language).split("\n## ")) {
    const named = namedIn(section);
    expect(named).toEqual([...new Set(named)]);
  }
});
