import { chromium as playwright } from "playwright-core";
import { expect, test } from "vitest";
import { chromium } from "./index.ts";

test("a Chinese page is drawn with its characters", async () => {
  const { executablePath, env, args } = await chromium();
  const browser = await playwright.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const page = await browser.newPage({ viewport: { width: 200, height: 60 } });
    const pictureOf = async (text: string) => {
      await page.setContent(`<p style="font: 32px sans-serif; margin: 0">${text}</p>`);
      return (await page.screenshot()).toString("base64");
    };
    // Without a font, every character is the same empty place.
    const pictures = new Set([await pictureOf(""), await pictureOf("隐私"), await pictureOf("声明")]);
    expect(pictures.size).toBe(3);
  } finally {
    await browser.close();
  }
});
