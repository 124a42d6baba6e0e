import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLAN_FEATURES } from "@candor/api/entities";
import { describe, expect, test } from "vitest";
import { labels } from "../packages/engine/src/catalogue/labels.ts";
import { COLUMNS } from "../packages/engine/src/rules/web/shared/evidence.ts";
import { FLOW_TITLES } from "../packages/engine/src/rules/web/transfers.ts";
import { root } from "./lib/workspace.mjs";

type Texts = { [key: string]: string | Texts };

const read = (file: string) => readFileSync(join(root, file), "utf8");
const values = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === "string" ? [value] : values(value)));

/** Everything that a screen says, in one language: its own texts, and the words of columns and results in tables. */
const said = (language: "en" | "cn") =>
  new Set([
    ...globSync(`packages/features/src/*/locales/${language}.json`, { cwd: root }).flatMap((file) =>
      values(JSON.parse(read(file)) as Texts),
    ),
    ...Object.values(COLUMNS).map(([en, cn]) => (language === "en" ? en : cn)),
    ...[...Object.values(labels), ...Object.values(FLOW_TITLES)].map((label) => label[language]),
  ]);

/** Screens that an address of the portal opens. */
const opened = new Set(
  globSync("apps/portal/src/app/registry/*.ts", { cwd: root })
    // A screen with a page, or a view of an application, which always has one.
    .flatMap((file) => read(file).split(/\bid: (?=")|^(?= {2}view\()/m))
    .filter((entry) => /\bpage: "|^ {2}view\(/.test(entry))
    .map((entry) => /^(?: {2}view\()?"(\w+)"/.exec(entry)?.[1]),
);

const articles = globSync("apps/server/content/{help/*,console}/*.md", { cwd: root });

describe.each(["en", "cn"] as const)("the help in %s", (language) => {
  const labels = said(language);

  test.each(articles.filter((file) => file.endsWith(`.${language}.md`)))("%s", (file) => {
    const text = read(file);
    const screen = /^screen: (\w+)$/m.exec(text)?.[1];
    const words = [...text.matchAll(/\*\*(.+?)\*\*/g)].map((match) => match[1] ?? "");
    const missing = [
      ...words.filter((word) => !labels.has(word)),
      ...(screen && !opened.has(screen) ? [screen] : []),
    ];
    // A draft waits for its screens: when they have come, it is shown.
    if (/^draft: true$/m.test(text)) expect(missing, "ready: take `draft` out").not.toEqual([]);
    else expect(missing, "no screen says so").toEqual([]);
  });

  test("tells which plans export", () => {
    const { plan } = JSON.parse(read(`packages/features/src/companies/locales/${language}.json`)) as {
      plan: Record<string, string>;
    };
    const right = Object.entries(PLAN_FEATURES).flatMap(([name, features]) =>
      features.export ? [plan[name]] : [],
    );
    const text = read(`apps/server/content/help/work/export-and-report.${language}.md`);
    const told = [...text.matchAll(/\*\*(.+?)\*\*/g)].map((match) => match[1]);
    expect(told.filter((word) => Object.values(plan).includes(word ?? ""))).toEqual(right);
  });
});

/** Names of menus and screens that the guide leads to: in quotes in Chinese, with a capital in English. */
const NAMED = { en: /(?<=\b(?:in|under|Help,) )[A-Z]\w+(?: [a-z]+(?=\.))?/g, cn: /(?<=“).+?(?=”)/g } as const;

test.each(["en", "cn"] as const)("the guide in %s names screens as they are called", (language) => {
  const labels = said(language);
  const guide = values(JSON.parse(read(`packages/features/src/guide/locales/${language}.json`)) as Texts);
  const names = guide.flatMap((text) => text.match(NAMED[language]) ?? []);
  expect(names.length).toBeGreaterThanOrEqual(4);
  expect(names.filter((name) => !labels.has(name))).toEqual([]);
});
