import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "./camera.ts";
import { enlargeText, overflowing } from "./in-page-reflow.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 400 } });
}, 60_000);
afterAll(() => browser?.close());

async function widthsOf(html: string, factor = 1): Promise<string[]> {
  await page.setContent(`<!doctype html><body style="margin: 0; font: 20px/24px sans-serif">${html}</body>`);
  await page.evaluate(enlargeText, factor);
  return page.evaluate(overflowing);
}

it("names the innermost element that makes a page wider than its window", async () => {
  expect(await widthsOf(`<main><p class="note a b" style="width: 400px">Too wide</p></main>`)).toEqual([
    `p.note.a "Too wide" ends at 400 of 320 px`,
  ]);
});

it("leaves what scrolls or is cut in a region of its own", async () => {
  const wide = `<div style="width: 900px">Wide</div>`;
  expect(await widthsOf(`<section style="overflow: auto">${wide}</section>`)).toEqual([]);
  expect(await widthsOf(`<section style="overflow: clip">${wide}</section>`)).toEqual([]);
  expect(await widthsOf(`<section style="overflow: auto; width: 400px">${wide}</section>`)).toEqual([
    `section "Wide" ends at 400 of 320 px`,
  ]);
});

it("sees a dialog that no scrolling of the page would reach", async () => {
  const dialog = (width: number) =>
    `<div role="dialog" style="position: fixed; width: ${width}px">Sure?</div>`;
  expect(await widthsOf(dialog(320))).toEqual([]);
  expect(await widthsOf(dialog(330))).toEqual([`div "Sure?" ends at 330 of 320 px`]);
});

it("sees hidden words that leave their scrolling region", async () => {
  const cell = (style: string) =>
    `<section style="overflow: auto; ${style}"><div style="width: 900px; height: 9px"></div>
    <b style="position: absolute; left: 600px; width: 12px; clip-path: inset(50%)">x</b></section>`;
  expect(await widthsOf(cell("position: relative"))).toEqual([]);
  expect(await widthsOf(cell(""))).toEqual([`b "x" ends at 612 of 320 px`]);
});

it("makes text larger, and its lines, whatever set their size", async () => {
  const html = `<div style="white-space: nowrap"><b style="font-size: 10px; line-height: 12px">Two words</b></div>`;
  await widthsOf(html, 2);
  const style = await page.locator("b").evaluate((b) => [b.style.fontSize, b.style.lineHeight]);
  expect(style).toEqual(["20px", "24px"]);
  const long = `<span style="white-space: nowrap">Twenty-five letters or so</span>`;
  expect(await widthsOf(long)).toEqual([]);
  expect(await widthsOf(long, 2)).toHaveLength(1);
});
