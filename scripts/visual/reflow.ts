import type { Camera } from "./camera.ts";
import { settled } from "./in-page.ts";
import { enlargeText, overflowing } from "./in-page-reflow.ts";
import { type Story, wide } from "./stories.ts";

/** WCAG 2.2, 1.4.10: a page of 320 px, as 1280 px at a zoom of 400 %, is read without scrolling sideways. */
const LEAST = { width: 320, height: 640 };

/** 1.4.4: text alone can be made twice as large. */
const TEXT = 2;

async function widthsOf({ page }: Camera, where: string): Promise<string[]> {
  let wide: string[] = [];
  // What is measured and drawn again by script comes to rest after another look.
  for (let look = 0; look < 3; look++) {
    await page.evaluate(settled);
    wide = await page.evaluate(overflowing);
    if (wide.length === 0) break;
  }
  return wide.map((what) => `${where}: ${what}`);
}

/** What of the story in view does not fit a narrow page or large text. The story is not itself afterwards. */
export async function reflow(camera: Camera, { reflow: held }: Story): Promise<string[]> {
  if (!held) return [];
  const { page } = camera;
  await page.setViewportSize(LEAST);
  const narrow = await widthsOf(camera, `${LEAST.width} px wide`);
  await page.setViewportSize(wide);
  await page.evaluate(enlargeText, TEXT);
  return [...narrow, ...(await widthsOf(camera, `text at ${TEXT * 100} %`))];
}
