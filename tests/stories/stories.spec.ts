import { expect } from "@playwright/test";
import { PICTURES_ONLY, show, stories, whenSettled } from "./support/storybook.ts";
import { type Tab, test } from "./support/tab.ts";
import { enlargeText, overflowing } from "./support/widths.ts";

/** How long a story may take in all, far more than any needs: one that freezes its page is named by it. */
const LONGEST = 45_000;

/** In this time each comes to rest in a new width, far more than any needs. */
const REST = 5000;

/** WCAG 2.2, 1.4.10: a page of 320 px, as 1280 px at a zoom of 400 %, is read without scrolling sideways. */
const LEAST = { width: 320, height: 640 };

/** 1.4.4: text alone can be made twice as large, on a page of this width. */
const TEXT = 2;
const WIDE = { width: 1280, height: 800 };

/** Shows a story and plays it; what went wrong, if anything, what axe says included. */
async function faults({ page, troubles }: Tab, id: string): Promise<string[]> {
  return [await show(page, id), ...troubles()].filter(Boolean);
}

async function looksAsBefore({ page }: Tab, id: string): Promise<void> {
  // What has the focus may have been scrolled to.
  await page.evaluate("scrollTo(0, 0)");
  await expect.soft(page).toHaveScreenshot(`${id}.png`);
}

async function fits(tab: Tab, name: string): Promise<void> {
  await tab.page.setViewportSize(LEAST);
  expect.soft(await tooWide(tab), `${name}, 320 px wide`).toEqual([]);
  await tab.page.setViewportSize(WIDE);
  await tab.page.evaluate(enlargeText, TEXT);
  expect.soft(await tooWide(tab), `${name}, text at 200 %`).toEqual([]);
}

async function tooWide({ page }: Tab): Promise<string[]> {
  const end = Date.now() + REST;
  // What is measured and drawn again by script comes to rest after another look.
  for (;;) {
    const wide = await whenSettled(page, overflowing);
    if (wide.length === 0 || Date.now() > end) return wide;
  }
}

const asked = stories().filter(({ pictured }) => pictured || !PICTURES_ONLY);

test.use({ withAxe: !PICTURES_ONLY });

// Each story is opened once: everything that is looked at in it is looked at then.
for (const [file, group] of Map.groupBy(asked, (story) => story.file))
  test(file, async ({ tab }) => {
    test.setTimeout(group.length * LONGEST);
    for (const { id, name, pictured } of group) {
      expect.soft(await faults(tab, id), name).toEqual([]);
      if (pictured) await looksAsBefore(tab, id);
      if (!PICTURES_ONLY) await fits(tab, name);
    }
  });
