import { test as base, expect, type Page } from "@playwright/test";
import { settled } from "./support/in-page.ts";
import { openStorybook, show, stories } from "./support/storybook.ts";
import { enlargeText, overflowing } from "./support/widths.ts";

/** WCAG 2.2, 1.4.10: a page of 320 px, as 1280 px at a zoom of 400 %, is read without scrolling sideways. */
const LEAST = { width: 320, height: 640 };

/** 1.4.4: text alone can be made twice as large, on a page of this width. */
const TEXT = 2;
const WIDE = { width: 1280, height: 800 };

/** One page shows all stories of a worker, one after the other. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { use: options } = project;
      const page = await browser.newPage({
        ...options.contextOptions,
        baseURL: options.baseURL,
        locale: options.locale,
        timezoneId: options.timezoneId,
      });
      await openStorybook(page);
      await use(page);
      await page.context().close();
    },
    { scope: "worker" },
  ],
});

async function tooWide(tab: Page): Promise<string[]> {
  let wide: string[] = [];
  // What is measured and drawn again by script comes to rest after another look.
  for (let look = 0; look < 3; look++) {
    await tab.evaluate(settled);
    wide = await tab.evaluate(overflowing);
    if (wide.length === 0) break;
  }
  return wide;
}

for (const [file, group] of Map.groupBy(stories(), (story) => story.file))
  test(file, async ({ tab }) => {
    for (const { id, name } of group) {
      expect.soft(await show(tab, id), name).toBe("");
      await tab.setViewportSize(LEAST);
      expect.soft(await tooWide(tab), `${name}, 320 px wide`).toEqual([]);
      await tab.setViewportSize(WIDE);
      await tab.evaluate(enlargeText, TEXT);
      expect.soft(await tooWide(tab), `${name}, text at 200 %`).toEqual([]);
    }
  });
