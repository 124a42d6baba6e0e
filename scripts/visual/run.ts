import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { bin, houseEnv, root, runQuietly } from "../lib/house.mjs";
import { type Attempt, attemptAt, isClean } from "./attempt.ts";
import { baselineNames, readBaseline, removeBaseline, writeBaseline } from "./baselines.ts";
import { openBrowser, openCamera, openContext } from "./camera.ts";
import { type Finding, writeReport } from "./report.ts";
import { serve } from "./serve.ts";
import { type Story, storiesOf } from "./stories.ts";

const storybook = join(root, "node_modules/.cache/candor/storybook-visual");

export interface Options {
  /** Part of a story's id or title; all without it. */
  filter?: string;
  /** Take the pictures as the new baselines. */
  update?: boolean;
  /** From the last story to the first: proves that no story leans on the one before it. */
  reverse?: boolean;
  /** A new page for each story: proves the same, slowly. */
  fresh?: boolean;
  /** Leave the Storybook of the last run as it is. */
  built?: boolean;
  /** How many pages at once; one more than there are cores without it, as each also waits for frames and fonts. */
  pages?: number;
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

interface Run {
  options: Options;
  findings: Finding[];
  /** Pictures and, for those that broke, stories. */
  seen: Set<string>;
  stories: number;
  /** Stories that were shown again on a page of their own. */
  again: string[];
}

async function buildStorybook(): Promise<boolean> {
  rmSync(storybook, { recursive: true, force: true });
  mkdirSync(storybook, { recursive: true });
  const words = ["build", "--test", "--disable-telemetry", "--output-dir", storybook];
  // React for development alone has `act`, which ends effects before a story plays, as in the tests.
  const env = houseEnv({ NODE_ENV: "development" });
  const code = await runQuietly("Building Storybook", join(bin, "storybook"), words, { env });
  return code === 0;
}

/** Takes in what was seen of a story. */
async function record(run: Run, { id }: Story, { error, names, doubts, overflows }: Attempt): Promise<void> {
  const { findings, seen, options } = run;
  run.stories++;
  for (const name of names) seen.add(name);
  if (error) {
    seen.add(id);
    findings.push({ name: id, why: `The story broke: ${error.split("\n")[0]}` });
  }
  for (const why of overflows) findings.push({ name: id, why: `Too wide at ${why}` });
  for (const { name, before, after, comparison } of doubts) {
    if (options.update) {
      await writeBaseline(name, after);
      console.log(`  written: ${name}`);
    } else if (before && comparison) {
      const difference = comparison.difference();
      findings.push({ name, why: `${comparison.different} pixels differ`, before, after, difference });
    } else findings.push({ name, why: "There is no baseline", after });
  }
}

/** Shows the stories of a queue on one page. What is not as expected is shown again, on a page where nothing was before. */
async function work(run: Run, queue: Story[][], browser: Browser, origin: string): Promise<void> {
  const { fresh, update } = run.options;
  let context = await openContext(browser);
  let camera = await openCamera(context, origin);
  // With its context, whose service worker would keep the page's process alive: hundreds of them fill a machine.
  const renew = async () => {
    await context.close();
    context = await openContext(browser);
    camera = await openCamera(context, origin);
  };
  for (let file = queue.shift(); file; file = queue.shift())
    for (const story of file) {
      if (fresh) await renew();
      let attempt = await attemptAt(camera, story, !update);
      if (!isClean(attempt) && !fresh) {
        run.again.push(story.id);
        await renew();
        attempt = await attemptAt(camera, story, !update);
      }
      await record(run, story, attempt);
      if (attempt.error) await renew();
    }
  await context.close();
}

/** Shows all stories, some pages at a time; those of a file on one, as they share their scripts. */
async function shootAll(run: Run, stories: readonly Story[]): Promise<void> {
  const { reverse, pages = availableParallelism() + 1 } = run.options;
  const { origin, close } = await serve(storybook);
  const queue = [...Map.groupBy(reverse ? stories.toReversed() : stories, ({ file }) => file).values()];
  // Each page in a browser of its own: one that opens takes the focus from the others, and with it their focus rings.
  const show = async () => {
    const browser = await openBrowser();
    await work(run, queue, browser, origin).finally(() => browser.close());
  };
  try {
    await Promise.all(Array.from({ length: pages }, show));
  } finally {
    close();
  }
}

async function settleLeftOvers({ seen, options, findings }: Run): Promise<void> {
  // A story that broke keeps its pictures.
  const gone = (name: string) => !seen.has(name) && !seen.has(name.replace(/\.\w+$/, ""));
  for (const name of (await baselineNames()).filter(gone)) {
    if (options.update) {
      await removeBaseline(name);
      console.log(`  removed: ${name}`);
      continue;
    }
    const before = (await readBaseline(name)) ?? undefined;
    findings.push({ name, why: "No story gives this picture any more", before });
  }
}

/** Compares the pictures of the stories with the baselines, or takes them as such. */
export async function visual(options: Options = {}): Promise<Tally> {
  const broken = (why: string) => ({ passed: 0, failed: 1, skipped: 0, failures: [`visual: ${why}`] });
  if (!options.built && !(await buildStorybook())) return broken("Storybook was not built");
  const run: Run = { options, findings: [], seen: new Set(), stories: 0, again: [] };
  await shootAll(run, await storiesOf(storybook, options.filter));
  if (!options.filter) await settleLeftOvers(run);
  if (run.seen.size === 0) return broken("there is no story");
  const findings = run.findings.sort((a, b) => (a.name < b.name ? -1 : 1));
  const report = await writeReport(findings, run.seen.size);
  if (findings.length > 0) console.log(`Before, after and difference: ${report}`);
  console.log(
    `${run.stories} stories, ${run.seen.size} pictures; shown again: ${run.again.join(" ") || "none"}`,
  );
  return {
    passed: Math.max(0, run.seen.size + run.stories - findings.length),
    failed: findings.length,
    skipped: 0,
    failures: findings.map(({ name, why }) => `visual ${name}: ${why}`),
  };
}
