import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PLAN_FEATURES, type Plan } from "@candor/api/entities";
import { ERRORS, screenMessages } from "@candor/api/errors";
import { describe, expect, test } from "vitest";
import { root } from "./lib/workspace.mjs";

type Texts = { [key: string]: string | Texts };

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys as code writes them: `a.b`, without the plural form. */
function flatten(texts: Texts, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const read = (file: string) => flatten(JSON.parse(readFileSync(file, "utf8")) as Texts);
const keysOf = (entries: [string, string][]) =>
  [...new Set(entries.map(([key]) => key.replace(PLURAL, "")))].sort();
const variables = (text: string) => [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])].sort();

const folders = globSync("packages/features/src/*/locales", { cwd: root }).map((folder) =>
  join(root, folder),
);
const sources = globSync(["packages/features/src/**/*.{ts,tsx}", "apps/{portal,mis}/src/**/*.{ts,tsx}"], {
  cwd: root,
})
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

/** A key stands in code whole, or its beginning does, before a template's `${`. */
function isUsed(key: string, namespace: string): boolean {
  const names = [key, `${namespace}:${key}`];
  const parts = key.split(".");
  const heads = parts.flatMap((_, at) => (at > 0 ? [`${parts.slice(0, at).join(".")}.\${`] : []));
  return (
    names.some((name) => [`"${name}"`, `\`${name}\``].some((quoted) => sources.includes(quoted))) ||
    heads.some((head) => [`\`${head}`, `\`${namespace}:${head}`].some((start) => sources.includes(start)))
  );
}

describe.each(folders.map((folder) => [basename(dirname(folder)), folder]))("texts of %s", (name, folder) => {
  const namespace = name === "platform" ? "common" : name;
  const en = read(join(folder, "en.json"));
  const cn = read(join(folder, "cn.json"));

  test("both languages have the same keys", () => {
    expect(keysOf(cn)).toEqual(keysOf(en));
  });

  test("no text is empty, and each names the same values in both languages", () => {
    const chinese = new Map(cn.map(([key, text]) => [key.replace(PLURAL, ""), text]));
    for (const [key, text] of en) {
      expect(text.trim(), key).not.toBe("");
      expect(chinese.get(key.replace(PLURAL, ""))?.trim(), key).not.toBe("");
      if (!/_(zero|one)$/.test(key)) {
        expect(variables(chinese.get(key.replace(PLURAL, "")) ?? ""), key).toEqual(variables(text));
      }
    }
  });

  test("every key is used", () => {
    expect(keysOf(en).filter((key) => !isUsed(key, namespace))).toEqual([]);
  });
});

test("a size comes with its unit: a small file is not 0.0 MB", () => {
  const texts = folders.flatMap((folder) => ["en", "cn"].flatMap((one) => read(join(folder, `${one}.json`))));
  expect(texts.filter(([, text]) => /\}\}\s?[kMG]?B\b/.test(text))).toEqual([]);
});

test("who reads of a paid feature reads which plans have it", () => {
  const names = (language: "en" | "cn") => {
    const { plan } = JSON.parse(
      readFileSync(join(root, `packages/features/src/companies/locales/${language}.json`), "utf8"),
    ) as { plan: Record<Plan, string> };
    return Object.entries(PLAN_FEATURES).map(([key, { export: has }]) => [plan[key as Plan], has] as const);
  };
  for (const language of ["en", "cn"] as const) {
    const said = ["exports", "settings"].flatMap((feature) =>
      read(join(root, `packages/features/src/${feature}/locales/${language}.json`)),
    );
    const about = [
      ...said
        .filter(([key]) => /^feature\.\w+\.title$|^subscription\.false$/.test(key))
        .map(([, text]) => text),
      ERRORS["check.export_paid"][language],
      ERRORS["object.login_paid"][language],
    ];
    expect(about).toHaveLength(4);
    for (const text of about) {
      for (const [name, has] of names(language))
        expect([text, name, text.includes(name)]).toEqual([text, name, has]);
    }
  }
});

const features = globSync("packages/features/src/*/", { cwd: root }).map((folder) => basename(folder));

const codeOf = (feature: string) =>
  globSync(`packages/features/src/${feature}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");

/** Codes whose words come with a feature's texts. */
async function broughtBy(feature: string): Promise<string[]> {
  const file = join(root, `packages/features/src/${feature}/locales/en.ts`);
  if (!existsSync(file)) return [];
  const { messagesByCode = {} } = (await import(file)) as { messagesByCode?: Record<string, string> };
  return Object.keys(messagesByCode).map((key) => key.replace(PLURAL, ""));
}

test.each(features)(
  "what %s says by a code comes with its texts, or with those of what it uses",
  async (feature) => {
    const code = codeOf(feature);
    const said = [...code.matchAll(/"message:([\w.]+)"/g)].map(([, key = ""]) => key);
    const used = [...code.matchAll(/from "(?:\.\.\/)+([\w-]+)\/index\.ts"/g)].map(([, name = ""]) => name);
    const brought = await Promise.all([feature, "platform", ...used].map(broughtBy));
    const words = new Set(brought.flat());
    expect([...new Set(said)].filter((key) => !words.has(key))).toEqual([]);
  },
);

/** What stands before a colon and is no namespace of texts. */
const NO_TEXTS = new Set(["node", "about", "namespace"]);

test("a journey reads texts that there are", () => {
  const keys = new Map(
    folders.map((folder) => {
      const name = basename(dirname(folder));
      return [name === "platform" ? "common" : name, keysOf(read(join(folder, "en.json")))];
    }),
  );
  const journeys = globSync("tests/e2e/**/*.ts", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const named = journeys.flatMap((source) => [...source.matchAll(/["`]([\w-]+):([\w.]+)(["`]|\$\{)/g)]);
  keys.set("message", Object.keys(screenMessages("en")));
  const isThere = ([, name = "", key = "", end]: RegExpMatchArray) =>
    NO_TEXTS.has(name) ||
    keys.get(name)?.some((one) => (end === "${" ? one.startsWith(key) : one === key)) === true;
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((match) => !isThere(match)).map(([text]) => text)).toEqual([]);
});
