import { expect, type Page, test } from "@playwright/test";
import { enlargeText, overflowing } from "./support/widths.ts";

test.use({ viewport: { width: 320, height: 400 } });

async function widthsOf(page: Page, html: string, factor = 1): Promise<string[]> {
  await page.setContent(`<!doctype html><body style="margin: 0; font: 20px/24px sans-serif">${html}</body>`);
  await page.evaluate(enlargeText, factor);
  return page.evaluate(overflowing);
}

test("names the innermost element that makes a page wider than its window", async ({ page }) => {
  expect(await widthsOf(page, `<main><p class="note a b" style="width: 400px">Too wide</p></main>`)).toEqual([
    `p.note.a "Too wide" ends at 400 of 320 px`,
  ]);
});

test("leaves what scrolls or is cut in a region of its own", async ({ page }) => {
  const wide = `<div style="width: 900px">Wide</div>`;
  expect(await widthsOf(page, `<section style="overflow: auto">${wide}</section>`)).toEqual([]);
  expect(await widthsOf(page, `<section style="overflow: clip">${wide}</section>`)).toEqual([]);
  expect(await widthsOf(page, `<section style="overflow: auto; width: 400px">${wide}</section>`)).toEqual([
    `section "Wide" ends at 400 of 320 px`,
  ]);
});

test("sees a dialog that no scrolling of the page would reach", async ({ page }) => {
  const dialog = (width: number) =>
    `<div role="dialog" style="position: fixed; width: ${width}px">Sure?</div>`;
  expect(await widthsOf(page, dialog(320))).toEqual([]);
  expect(await widthsOf(page, dialog(330))).toEqual([`div "Sure?" ends at 330 of 320 px`]);
});

test("sees hidden words that leave their scrolling region", async ({ page }) => {
  const cell = (style: string) =>
    `<section style="overflow: auto; ${style}"><div style="width: 900px; height: 9px"></div>
    <b style="position: absolute; left: 600px; width: 12px; clip-path: inset(50%)">x</b></section>`;
  expect(await widthsOf(page, cell("position: relative"))).toEqual([]);
  expect(await widthsOf(page, cell(""))).toEqual([`b "x" ends at 612 of 320 px`]);
});

test("makes text larger, and its lines, whatever set their size", async ({ page }) => {
  const html = `<div style="white-space: nowrap"><b style="font-size: 10px; line-height: 12px">Two words</b></div>`;
  await widthsOf(page, html, 2);
  const style = await page.locator("b").evaluate((b) => [b.style.fontSize, b.style.lineHeight]);
  expect(style).toEqual(["20px", "24px"]);
  const long = `<span style="white-space: nowrap">Twenty-five letters or so</span>`;
  expect(await widthsOf(page, long)).toEqual([]);
  expect(await widthsOf(page, long, 2)).toHaveLength(1);
});
