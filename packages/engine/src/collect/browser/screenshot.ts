import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import type { PassName, ScreenshotFact } from "../../facts/types.ts";
import type { ScanBlob } from "../../worker/types.ts";
import { VIEWPORT } from "./launch.ts";

/** A PNG over this size is a photograph: it is kept as JPEG. */
const MOST_PNG = 700_000;

/** Takes the viewport's picture. Null where the page does not let itself be painted in time. */
export async function takeScreenshot(
  page: Page,
  pass: PassName,
  moment: ScreenshotFact["moment"],
  start: number,
): Promise<{ fact: ScreenshotFact; blob: ScanBlob } | null> {
  const options = { timeout: 6_000, animations: "disabled", caret: "hide" } as const;
  try {
    let data = await page.screenshot({ ...options, type: "png" });
    let mediaType: ScanBlob["mediaType"] = "image/png";
    if (data.byteLength > MOST_PNG) {
      data = await page.screenshot({ ...options, type: "jpeg", quality: 78 });
      mediaType = "image/jpeg";
    }
    const sha256 = createHash("sha256").update(data).digest("hex");
    const fact = { blob: sha256, ...VIEWPORT, pass, moment, atMs: Date.now() - start };
    return { fact, blob: { sha256, mediaType, data } };
  } catch {
    return null;
  }
}
