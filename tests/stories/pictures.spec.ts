import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { stories } from "./support/storybook.ts";

/** What the repository has room for. */
const MOST = 300;
const BYTES = 5_000_000;

test("pictures are few, small, and each of a story", () => {
  const { config } = test.info();
  const kept = join(import.meta.dirname, "pictures");
  const pictured = stories().filter((story) => story.pictured);
  const wanted = new Set(pictured.map(({ id }) => `${id}.png`));
  for (const file of config.updateSnapshots === "none" ? [] : readdirSync(kept))
    if (!wanted.has(file)) rmSync(join(kept, file));
  const files = readdirSync(kept);
  expect(files.filter((file) => !wanted.has(file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(MOST);
  const bytes = files.reduce((sum, file) => sum + statSync(join(kept, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(BYTES);
});
