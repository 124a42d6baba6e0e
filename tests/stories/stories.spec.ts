import { expect } from "@playwright/test";
import { settled } from "./support/in-page.ts";
import { stories } from "./support/storybook.ts";
import { LONGEST, preview, type Tab, test, visit } from "./support/tab.ts";
import { enlargeText, overflowing } from "./support/widths.ts";

/** WCAG 2.2, 1.4.10: a page of 320 px, as 1280 px at a zoom of 400 %, is read without scrolling sideways. */
const LEAST = { width: 320, height: 640 };

/** 1.4.4: text alone can be made twice as large, on a page of this width. */
const TEXT = 2;
const WIDE = { width: 1280, height: 800 };

/** Gives the frame of the stories a size, or the one Storybook gives it. */
const resize = ({ page }: Tab, size?: { width: number; height: number }) =>
  page.locator("#storybook-preview-iframe").evaluate((frame: HTMLElement, wanted) => {
    for (const side of ["width", "height"] as const)
      if (wanted) frame.style.setProperty(side, `${wanted[side]}px`, "important");
      else frame.style.removeProperty(side);
  }, size);

async function tooWide(tab: Tab): Promise<string[]> {
  let wide: string[] = [];
  // What is measured and drawn again by script comes to rest after another look.
  for (let look = 0; look < 3; look++) {
    await preview(tab).evaluate(settled);
    wide = await preview(tab).evaluate(overflowing);
    if (wide.length === 0) break;
  }
  return wide;
}

for (const [file, group] of Map.groupBy(stories(), (story) => story.file))
  test(file, async ({ tab }) => {
    test.setTimeout(group.length * LONGEST);
    for (const { id, name } of group) {
      await resize(tab);
      expect.soft(await visit(tab, id), name).toEqual([]);
      await resize(tab, LEAST);
      expect.soft(await tooWide(tab), `${name}, 320 px wide`).toEqual([]);
      await resize(tab, WIDE);
      await preview(tab).evaluate(enlargeText, TEXT);
      expect.soft(await tooWide(tab), `${name}, text at 200 %`).toEqual([]);
    }
  });
