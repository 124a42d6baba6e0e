import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  declaredBy,
  settled,
  showDocs,
  showStory,
  storiesAreOver,
  watchPage,
  withoutAxe,
  withoutHighlights,
} from "./in-page.ts";
import { isBlank, isDrawn } from "./troubles.ts";

/** Where `scripts/lib/prepare.mjs` builds it. */
export const folder = join(import.meta.dirname, "../../../node_modules/.cache/candor/storybook");

/** A story of which a picture is kept. */
const PICTURED = "visual";

/** `pnpm visual` looks at the pictures and at nothing else. */
export const PICTURES_ONLY = process.env.CANDOR_PICTURES_ONLY === "yes";

/** The time it always is. */
const NOW = new Date("2026-11-18T14:20:00+08:00");

const WIDE = { width: 1280, height: 800 };

export interface Story {
  id: string;
  /** Title and name, as the sidebar has them. */
  name: string;
  title: string;
  /** The stories of a file stand together. */
  file: string;
  pictured: boolean;
}

interface Entry {
  id: string;
  type: "story" | "docs";
  title: string;
  name: string;
  importPath: string;
  tags?: string[];
}

const entries = (): Entry[] => {
  const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries);
};

/** All stories of the built Storybook, in the order of its sidebar. */
export const stories = (): Story[] =>
  entries()
    .filter(({ type }) => type === "story")
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      name: `${title} ${name}`,
      title,
      file: importPath,
      pictured: tags?.includes(PICTURED) ?? false,
    }));

/** Its documentation pages. */
export const documentation = (): Pick<Entry, "id" | "title">[] =>
  entries().filter(({ type }) => type === "docs");

/** What a title begins with: for components their group, for screens the part of the sidebar. */
const groupOf = ({ title }: Pick<Entry, "title">) =>
  title.split("/", title.startsWith("UI/") ? 2 : 1).join("/");

/** The first story of each group of components, of the features and of each app. */
export const firstOfEachGroup = <T extends Pick<Entry, "title">>(all: readonly T[]): T[] =>
  [...Map.groupBy(all, groupOf).values()].flatMap(([first]) => first ?? []);

/** Axe looks at a story each time it is shown, unless this is in the address that names the story. */
export const WITHOUT_AXE = "globals=a11y.manual:!true";

/**
 * What fades in stands there at once, as for who asks for less motion: on a busy machine a step of a story would else
 * meet its first frame, in which nothing is visible yet. Runs in the page.
 */
function withoutFades(): void {
  addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style");
    // Not short ones: Chromium does not always tell of the end of what lasts no time, and what closes waits for it.
    style.textContent = "*, ::before, ::after, ::backdrop { animation: none !important }";
    document.head.append(style);
  });
}

/** Makes a page one that shows stories, as they stand in Storybook's frame; `withAxe` says whether axe looks at each. */
export async function openStorybook(page: Page, withAxe: boolean): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(watchPage);
  await page.addInitScript(withoutFades);
  await page.addInitScript(withoutHighlights);
  await page.goto("/iframe.html?viewMode=story");
  await page.waitForFunction("window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
  if (!withAxe) await page.evaluate(withoutAxe);
}

/** Waits until a page rests, then asks it; in one message, as each takes its time with so many stories. */
export const whenSettled = <T>(page: Page, ask: () => T): Promise<T> =>
  page.evaluate(`(${settled})().then(${ask})`);

/** Shows a story from its start, in the size it asks for, until it has played and rests; what went wrong, if anything. */
export async function show(page: Page, id: string): Promise<string> {
  const { size, tooManyArgs } = await page.evaluate(declaredBy, id);
  await page.setViewportSize(size ?? WIDE);
  const error = await page.evaluate(showStory, id);
  if (error) return error;
  if (!(await whenSettled(page, isDrawn)) && (await isBlank(page.mainFrame()))) return "it is blank";
  return tooManyArgs ? "its args are too many for Storybook's controls" : "";
}

/**
 * Shows a documentation page until it rests and its stories stand there; what went wrong, if anything. Storybook draws them
 * after the page, and loads itself anew where another page is chosen while one of them is on its way.
 */
export async function showPage(page: Page, id: string): Promise<string> {
  const error = await page.evaluate(showDocs, id);
  do await page.waitForFunction(storiesAreOver);
  while (!(await whenSettled(page, storiesAreOver)));
  return error;
}
