import type { Browser, CDPSession, Page } from "playwright-core";

/** One cold visit. Sizes in kB (1,000 bytes) as sent over the wire. */
export interface PageFigures {
  jsKb: number;
  cssKb: number;
  allKb: number;
  requests: number;
  lcpMs: number;
  /** Long-task time over 50 ms after the first paint. */
  tbtMs: number;
  /** The same from the start of the navigation. */
  blockingMs: number;
  cls: number;
  scriptMs: number;
  heapMb: number;
  /** What a reader's step on the drawn page took; 0 where none is measured. */
  stepMs: number;
}

const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** How many times slower the page's own thread runs. `CPU` changes it: half on a machine that is half as fast. */
export const CPU_SLOWDOWN = Number(process.env.CPU ?? 4);

/** Visits an address with nothing cached and reads what it cost. */
export async function measurePage(
  browser: Browser,
  url: string,
  storage: Record<string, string>,
  step?: (page: Page) => Promise<number>,
): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const sizes = await countBytes(cdp);
  await cdp.send("Performance.enable");
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  await page.waitForFunction(() => performance.now() > 6_000);
  const seen = await page.evaluate(() => window.__figures);
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  const figures = {
    jsKb: sizes.get("Script") / 1000,
    cssKb: sizes.get("Stylesheet") / 1000,
    allKb: sizes.total() / 1000,
    requests: sizes.requests(),
    lcpMs: seen.lcp,
    tbtMs: blocking(seen.longTasks, seen.fcp),
    blockingMs: blocking(seen.longTasks, 0),
    cls: seen.cls,
    scriptMs: metric("ScriptDuration") * 1000,
    heapMb: metric("JSHeapUsedSize") / 1e6,
    stepMs: step ? await step(page) : 0,
  };
  await context.close();
  return figures;
}

const blocking = (tasks: { start: number; duration: number }[], from: number) =>
  tasks
    .filter(({ start, duration }) => start + duration > from)
    .reduce((sum, { duration }) => sum + duration - 50, 0);

async function countBytes(cdp: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  let all = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
    all += encodedDataLength;
  });
  await cdp.send("Network.enable");
  return {
    get: (type: string) => bytes.get(type) ?? 0,
    total: () => all,
    requests: () => types.size,
  };
}

interface Observed {
  lcp: number;
  fcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    __figures: Observed;
  }
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen: Observed = { lcp: 0, fcp: 0, cls: 0, longTasks: [] };
  window.__figures = seen;
  const watch = (
    type: string,
    each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  watch("longtask", (entry) => seen.longTasks.push({ start: entry.startTime, duration: entry.duration }));
}
