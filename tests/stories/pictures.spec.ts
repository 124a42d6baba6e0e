import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { show, stories } from "./support/storybook.ts";
import { test } from "./support/tab.ts";

test.use({ withAxe: false });

const pictured = stories().filter((story) => story.pictured);

/** What the repository has room for. */
const MOST = 300;
const BYTES = 5_000_000;

for (const { id, name } of pictured)
  test(`${name} looks as before`, async ({ tab }) => {
    expect(await show(tab.page, id)).toBe("");
    // What has the focus may have been scrolled to.
    await tab.page.evaluate("scrollTo(0, 0)");
    await expect(tab.page).toHaveScreenshot(`${id}.png`);
  });

test("pictures are few, small, and each of a story", () => {
  const { config } = test.info();
  const kept = join(import.meta.dirname, "pictures");
  const wanted = new Set(pictured.map(({ id }) => `${id}.png`));
  for (const file of config.updateSnapshots === "none" ? [] : readdirSync(kept))
    if (!wanted.has(file)) rmSync(join(kept, file));
  const files = readdirSync(kept);
  expect(files.filter((file) => !wanted.has(file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(MOST);
  const bytes = files.reduce((sum, file) => sum + statSync(join(kept, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(BYTES);
});
