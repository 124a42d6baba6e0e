import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium as launcher,
  type Page,
} from "playwright-core";
import { chromium } from "../../packages/engine/src/chromium/index.ts";
import { covered, redraw, settled, showStory, sizeOf, watchPage } from "./in-page.ts";
import { type Mode, type Story, wide } from "./stories.ts";

/** The time it always is in a picture. */
const NOW = new Date("2026-11-18T14:20:00+08:00");

const BASE = { theme: "light", language: "en", density: "regular", direction: "ltr", a11y: { manual: true } };

/** No movement and no caret: what moves is drawn where it ends. */
const STILL = `*, *::before, *::after {
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`;

export interface Picture {
  name: string;
  /** Empty when the story broke. */
  png: Buffer;
  /** What went wrong while the story was shown. */
  error: string;
}

/** A page that shows one story after the other, and what takes its pictures. */
export interface Camera {
  page: Page;
  session: CDPSession;
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env, args } = await chromium();
  return launcher.launch({
    executablePath,
    args: [...args, "--force-color-profile=srgb", "--disable-lcd-text", "--disable-partial-raster"],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: wide,
    deviceScaleFactor: 1,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Asia/Shanghai",
    // By this name Storybook puts animations to their end, instead of waiting for them to come there.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
  });

/** A new page, with nothing left of other stories. */
export async function openCamera(context: BrowserContext, origin: string): Promise<Camera> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(watchPage);
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction("window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
  await page.addStyleTag({ content: STILL });
  return { page, session: await context.newCDPSession(page) };
}

/** The picture of what the page shows now. */
export async function shoot({ page, session }: Camera): Promise<Buffer> {
  await page.evaluate(settled);
  const clip = await page.evaluate(covered);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: clip.height > (page.viewportSize()?.height ?? 0),
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
}

async function turnTo(page: Page, mode: Mode): Promise<void> {
  const anew = mode.viewport !== undefined || "language" in mode.globals;
  if (mode.viewport) await page.setViewportSize(mode.viewport);
  await page.evaluate(redraw, { globals: { ...BASE, ...mode.globals }, anew });
}

/** Shows a story from its start in its first mode; what went wrong, if anything. */
export async function show({ page }: Camera, { id, modes: [first] }: Story): Promise<string> {
  const own = await page.evaluate(sizeOf, id);
  await page.setViewportSize(own ?? wide);
  return await page.evaluate(showStory, { id, globals: { ...BASE, ...first?.globals } });
}

/** All pictures of a story, one after the other. The page keeps the last one's state until the next story. */
export async function* photograph(camera: Camera, story: Story): AsyncGenerator<Picture> {
  const [first, ...others] = story.modes;
  const error = await show(camera, story);
  const nameOf = (mode: Mode | undefined) => `${story.id}.${mode?.name}`;
  if (error) {
    yield { name: nameOf(first), png: Buffer.alloc(0), error };
    return;
  }
  yield { name: nameOf(first), png: await shoot(camera), error: "" };
  for (const mode of others) {
    await turnTo(camera.page, mode);
    yield { name: nameOf(mode), png: await shoot(camera), error: "" };
  }
}
