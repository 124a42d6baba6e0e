import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const membersOf = (source: string, name: string) => {
  const [, body = ""] = source.split(`interface ${name} {`);
  const [own = ""] = body.split("\n}");
  return [...own.matchAll(/^ {2}(\w+)\??:/gm)].map(([, member]) => member);
};

/** What an operator's own script puts on the page, and where that is declared. */
test.for([
  ["candorConsent", "ConsentDialog", "packages/features/src/account/menu/consent.ts"],
  ["candorAnalytics", "AnalyticsScript", "packages/features/src/third-party/scripts.ts"],
  ["candorChat", "ChatScript", "packages/features/src/third-party/scripts.ts"],
] as const)("operating.md says all that a script offers as window.%s", ([global, name, file]) => {
  const [, given = ""] =
    new RegExp(`\`window\\.${global} = \\{ ([^}]*) \\}\``).exec(read("docs/operating.md")) ?? [];
  expect(given.split(", ").sort()).toEqual(membersOf(read(file), name).sort());
});
