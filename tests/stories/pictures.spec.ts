import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { openStorybook, show, stories, WITHOUT_AXE } from "./support/storybook.ts";

const pictured = stories().filter((story) => story.pictured);

/** What the repository has room for. */
const MOST = 300;
const BYTES = 5_000_000;

for (const { id, name } of pictured)
  test(`${name} looks as before`, async ({ page }) => {
    await openStorybook(page, WITHOUT_AXE);
    expect(await show(page, id)).toBe("");
    await expect(page).toHaveScreenshot(`${id}.png`);
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
