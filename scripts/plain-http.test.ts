import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** What browsers have on https and on loopback alone, and no one can do without where it is called. */
const SECURE =
  /\b(?:crypto\.(?:randomUUID|subtle)|cookieStore|navigator\.(?:locks|serviceWorker|storage)|caches)\b/;

test("the apps run on plain http in an own network too, as an installation begins", () => {
  const sources = globSync("{apps/{portal,mis},packages/{ui,features,api}}/src/**/*.{ts,tsx}", { cwd: root });
  const files = sources.filter((file) => !/\.(?:test|stories)\.|samples|fixtures|testing/.test(file));
  const code = (file: string) =>
    readFileSync(join(root, file), "utf8").replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => SECURE.test(code(file)))).toEqual([]);
});
