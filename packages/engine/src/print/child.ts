import { rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import type { Page, Route } from "playwright-core";
import { containmentFlags, launchProfile } from "../collect/browser/launch.ts";
import { killAll } from "../worker/processes.ts";
import { PDF_FILE, type PrintOrder, type PrintReport, type PrintRequest } from "./types.ts";

/** Where the app thinks it is. No name that anything answers to. */
const ORIGIN = "http://candor.invalid";
/** A4 at 96 dots an inch, without margins of 10 mm: what a page has to fit in. */
const PAPER = { width: 718, height: 1046, margin: "10mm" } as const;
/** Smaller than this nobody reads. */
const LEAST_SCALE = 0.5;
const QUIET_MS = 250;

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

const report = (message: PrintReport) =>
  new Promise<void>((done) => {
    if (process.send) process.send(message, undefined, undefined, () => done());
    else done();
  });

/** Answers from the app's folder and from what was given along; nothing goes out. */
function answer({ folder, path, replies }: PrintRequest) {
  const root = resolve(folder);
  return async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== ORIGIN) return route.abort("blockedbyclient");
    if (url.pathname.startsWith("/api/")) {
      const body = replies[`${request.method()} ${url.pathname}`];
      // A failure would be said on the page: what has no answer waits for one.
      return body === undefined ? undefined : route.fulfill({ contentType: "application/json", body });
    }
    const file = resolve(join(root, url.pathname === path ? "index.html" : url.pathname));
    if (!file.startsWith(root + sep)) return route.abort("blockedbyclient");
    const found = await readFile(file).catch(() => null);
    if (!found) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ contentType: TYPES[extname(file)] ?? "application/octet-stream", body: found });
  };
}

/** Waits until nothing on the page has changed for a moment, and its fonts are there. */
const settled = (page: Page) =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }).then(() => document.fonts.ready.then(() => undefined)),
    QUIET_MS,
  );

async function print({ request, scratch, chromium, sandbox, browserUser }: PrintOrder): Promise<void> {
  const settings = { ...chromium, sandbox, runAs: browserUser, userAgent: "Candor", trustedKeys: [] };
  // A proxy that nobody answers at: what is not answered here fails.
  const context = await launchProfile(settings, scratch, containmentFlags("http://127.0.0.1:9"));
  await context.route("**/*", answer(request));
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, request.storage);
  const page = await context.newPage();
  await page.setViewportSize({ width: PAPER.width, height: PAPER.height });
  await page.emulateMedia({ media: "print", colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(`${ORIGIN}${request.path}`, { waitUntil: "commit" });
  await page.waitForSelector(request.ready, { state: "attached" });
  await settled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scale = Math.max(LEAST_SCALE, Math.min(1, (PAPER.height / height) * 0.99));
  const { margin } = PAPER;
  const pdf = await page.pdf({
    format: "A4",
    printBackground: true,
    tagged: true,
    scale,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  await writeFile(join(scratch, PDF_FILE), pdf);
  await context.close();
}

// Without its parent nobody wants the result, and nobody else cleans up.
process.once("disconnect", () => {
  killAll(undefined, process.cwd());
  rmSync(process.cwd(), { recursive: true, force: true });
  process.exit(1);
});
process.once("message", (order: PrintOrder) => {
  print(order)
    .then(() => report({ kind: "done" }))
    .catch((error: unknown) => {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return report({ kind: "failed", detail: detail.slice(0, 4_000) });
    })
    .finally(() => process.exit(0));
});
