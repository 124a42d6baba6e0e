// `pnpm bench:web`: what a page costs a slow machine on a slow network, beside the goals.

import { readGuide, updateStatus } from "@candor/api/contract";
import { chromium } from "@candor/engine/chromium";
import { chromium as driver } from "playwright-core";
import { assessAndPublish, DEMO, openCampaign, type Session, session } from "../lib/drive.ts";
import { ensureBuilt } from "../lib/prepare.mjs";
import { startServer } from "../lib/server.ts";
import { startFront } from "./front.ts";
import { publishLarge } from "./large.ts";
import { CPU_SLOWDOWN, measurePage, type PageFigures } from "./measure-page.ts";
import { largePages, PAGES, pathsFor } from "./pages.ts";
import { printTable } from "./table.ts";
import { measurePlainPage } from "./yardstick.ts";

const RUNS = Number(process.env.RUNS ?? 5);
/** Words of the pages' names: only these are measured. */
const ONLY = process.env.ONLY ?? "";

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function medians(runs: PageFigures[]): PageFigures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as unknown as PageFigures;
}

/** The pages as they are seen day by day: guide read, hint seen. */
async function leaveFirstVisit({ client }: Session): Promise<void> {
  await client.call(readGuide, { read_type: "finish" });
  await client.call(updateStatus, { key: "assessment_status", value: 1 });
}

await ensureBuilt();
const server = await startServer();
const front = await startFront(server.url);
const { executablePath, env, args } = await chromium();
const launch = (spki: string) =>
  driver.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [...args, `--ignore-certificate-errors-spki-list=${spki}`],
  });
try {
  const plain = await measurePlainPage(launch);
  // Twice: a comparison needs two.
  for (let time = 0; time < 2; time++) await assessAndPublish(server.url, [DEMO.careless, DEMO.careful]);
  const owner = await session(server.url, "owner");
  await leaveFirstVisit(owner);
  const pathOf = await pathsFor(owner);
  await openCampaign(server.url, "bench");
  const tokens = {
    owner: owner.token,
    staff: (await session(server.url, "staff")).token,
  };
  const rows: string[][] = [];
  const all = [...PAGES, ...largePages(await publishLarge(server.url))];
  for (const page of all.filter(({ name }) => name.includes(ONLY))) {
    const runs: PageFigures[] = [];
    for (let run = 0; run < RUNS; run++) {
      const browser = await launch(front.spki);
      const storage: Record<string, string> = page.as
        ? page.as === "staff"
          ? // As whoever has had the console open before.
            { "candor.mis.token": tokens.staff, "candor.mis.permissions": "super" }
          : { "candor.token": tokens.owner }
        : {};
      runs.push(await measurePage(browser, `${front.url}${pathOf(page.path)}`, storage, page.step));
      await browser.close();
    }
    const figures = medians(runs);
    rows.push([
      page.name,
      figures.jsKb.toFixed(1),
      figures.cssKb.toFixed(1),
      figures.allKb.toFixed(1),
      String(figures.requests),
      figures.lcpMs.toFixed(0),
      `${figures.tbtMs.toFixed(0)} / ${figures.blockingMs.toFixed(0)}`,
      figures.cls.toFixed(3),
      figures.scriptMs.toFixed(0),
      figures.heapMb.toFixed(1),
      page.step ? figures.stepMs.toFixed(0) : "",
      page.goal ?? "",
    ]);
  }
  console.log(
    `Medians of ${RUNS}: CPU slowed ${CPU_SLOWDOWN} times, 1.6 Mbit/s, 150 ms a request, HTTP/2, brotli, cold browser.`,
  );
  console.log(
    `A page of nothing but markup is drawn here in ${plain.toFixed(0)} ms; where the goals were set, a small one with a script took 336.\n`,
  );
  printTable(
    [
      "page",
      "JS kB",
      "CSS kB",
      "all kB",
      "requests",
      "LCP ms",
      "TBT / blocking",
      "CLS",
      "script ms",
      "heap MB",
      "step ms",
      "goal",
    ],
    rows,
  );
} finally {
  await front.close();
  await server.stop();
}
