// `node scripts/bench/data-table.ts`: what a table of 10,000 x 10 costs on a machine four times slower, beside the goals.
// Each figure runs from the event to the frame that shows its result.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@candor/engine/chromium";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium as driver, type Page } from "playwright-core";
import { build, preview } from "vite";
import { printTable } from "./table.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const CPU_SLOWDOWN = 4;
/** Typed and taken back, one key a step; each finds another number of rows. */
const KEYS = ["1", "12", "123", "1234", "123", "12", "1", ""];
/** Px scrolled in each of so many frames. */
const SCROLL = { step: 240, frames: 120 };

interface Figures {
  /** In a page that is drawn already, as in an app. */
  mount: number;
  keys: number[];
  sort: number;
  sortText: number;
  frames: number[];
  heapMb: number;
}

const root = join(import.meta.dirname, "data-table");
const outDir = await mkdtemp(join(tmpdir(), "candor-bench-table-"));
const shared = { root, configFile: false, logLevel: "error" } as const;

const quantile = (values: readonly number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

/** Runs in the page before its own scripts: times an action until the frame after it stands. */
function timer() {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  Object.assign(window, {
    timeUntil: async (act: () => void, done: () => boolean) => {
      const start = performance.now();
      act();
      do await painted();
      while (!done());
      return performance.now() - start;
    },
  });
}

declare global {
  interface Window {
    openPage: () => void;
    mountTable: () => void;
    timeUntil: (act: () => void, done: () => boolean) => Promise<number>;
  }
}

const mountTable = (page: Page) =>
  page.evaluate(() =>
    window.timeUntil(window.mountTable, () => document.querySelector("tr[data-row]") !== null),
  );

async function slowed(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return cdp;
}

async function measure(page: Page): Promise<Figures> {
  await page.evaluate(() =>
    window.timeUntil(window.openPage, () => document.querySelector("output") !== null),
  );
  await page.evaluate(() => document.fonts.ready);
  const cdp = await slowed(page);
  await cdp.send("Performance.enable");
  const mount = await mountTable(page);
  await page.evaluate(() => document.fonts.ready);
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const heapMb = (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0) / 1e6;

  const sortBy = (title: string) =>
    page.evaluate((name) => {
      const head = () =>
        [...document.querySelectorAll("thead th")].find(({ textContent }) => textContent === name);
      return window.timeUntil(
        () => head()?.querySelector("button")?.click(),
        () => head()?.getAttribute("aria-sort") === "ascending",
      );
    }, title);
  const sort = await sortBy("Column 1");
  const sortText = await sortBy("Column 2");

  const keys: number[] = [];
  for (const text of KEYS) {
    keys.push(
      await page.evaluate((value) => {
        const field = document.querySelector("input[role=searchbox]") as HTMLInputElement;
        const count = () => document.querySelector("output")?.textContent;
        const before = count();
        return window.timeUntil(
          () => {
            // React remembers the last value it saw on the element: the write goes through the prototype.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
            field.dispatchEvent(new Event("input", { bubbles: true }));
          },
          () => count() !== before,
        );
      }, text),
    );
  }

  const frames = await page.evaluate(
    ({ step, frames: count }) =>
      new Promise<number[]>((resolve) => {
        const took: number[] = [];
        let last = 0;
        const next = (now: number) => {
          if (last) took.push(now - last);
          last = now;
          if (took.length === count) return resolve(took);
          window.scrollBy(0, step);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    SCROLL,
  );
  return { mount, keys, sort, sortText, frames, heapMb };
}

try {
  await build({
    ...shared,
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const { executablePath, env, args } = await chromium();
  const inBrowser = async <T>(act: (page: Page) => Promise<T>): Promise<T> => {
    const browser = await driver.launch({
      executablePath,
      args,
      env: { ...process.env, ...env } as Record<string, string>,
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(timer);
      await page.goto(server.resolvedUrls?.local[0] ?? "", { waitUntil: "networkidle" });
      return await act(page);
    } finally {
      await browser.close();
    }
  };
  const runs: Figures[] = [];
  /** Mounts as the first thing a page draws: its first words and the first run of React are in them. */
  const first: number[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      first.push(await inBrowser((page) => slowed(page).then(() => mountTable(page))));
      runs.push(await inBrowser(measure));
    }
  } finally {
    await server.close();
  }
  const middle = (of: (figures: Figures) => number) => `${quantile(runs.map(of), 0.5).toFixed(0)} ms`;
  const keys = runs.flatMap((figures) => figures.keys);
  const frames = runs.flatMap((figures) => figures.frames);
  console.log(`DataTable with 10,000 x 10, CPU slowed ${CPU_SLOWDOWN} times, ${RUNS} runs\n`);
  printTable(
    ["what", "figure", "goal"],
    [
      ["mount, median", middle(({ mount }) => mount), "200 ms"],
      ["mount as the page's first drawing, median", `${quantile(first, 0.5).toFixed(0)} ms`, "200 ms"],
      ["filter key, median", `${quantile(keys, 0.5).toFixed(0)} ms`, "50 ms"],
      ["filter key, longest", `${Math.max(...keys).toFixed(0)} ms`, ""],
      ["sort by number, median", middle(({ sort }) => sort), "100 ms"],
      ["sort by text, median", middle(({ sortText }) => sortText), ""],
      ["frame while scrolling, p95", `${quantile(frames, 0.95).toFixed(1)} ms`, "25 ms"],
      [
        "heap",
        `${quantile(
          runs.map(({ heapMb }) => heapMb),
          0.5,
        ).toFixed(1)} MB`,
        "",
      ],
    ],
  );
} finally {
  await rm(outDir, { recursive: true, force: true });
}
