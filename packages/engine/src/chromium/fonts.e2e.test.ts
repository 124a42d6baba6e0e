import { type Browser, chromium as playwright } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium } from "./index.ts";

let browser: Browser;
beforeAll(async () => {
  const { executablePath, env, args } = await chromium();
  browser = await playwright.launch({ executablePath, args, env: { ...process.env, ...env } });
});
afterAll(() => browser?.close());

test.each([
  ["Chinese", "隐私", "声明"],
  ["Arabic", "شسق", "عظم"],
  ["Hebrew", "פרט", "שמה"],
])("a page in %s is drawn with its letters", async (_script, one, other) => {
  const page = await browser.newPage({ viewport: { width: 200, height: 60 } });
  const pictureOf = async (text: string) => {
    await page.setContent(`<p style="font: 32px sans-serif; margin: 0">${text}</p>`);
    return (await page.screenshot()).toString("base64");
  };
  // Without a font, every letter is the same empty place.
  const pictures = new Set([await pictureOf(""), await pictureOf(one), await pictureOf(other)]);
  expect(pictures.size).toBe(3);
});
