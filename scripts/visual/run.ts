import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { bin, houseEnv, root, runQuietly } from "../lib/house.mjs";
import {
  baselineNames,
  compare,
  hashOf,
  readBaseline,
  readHashes,
  removeBaseline,
  writeBaseline,
  writeHashes,
} from "./baselines.ts";
import { openBrowser, openContext, openPage, photograph, shoot } from "./camera.ts";
import { type Finding, writeReport } from "./report.ts";
import { serve } from "./serve.ts";
import { type Story, storiesOf } from "./stories.ts";

// One more than there are cores: each page waits for frames and fonts about as long as it works.
const PAGES = Math.min(4, availableParallelism() + 1);
const storybook = join(root, "node_modules/.cache/candor/storybook-visual");

export interface Options {
  /** Part of a story's id or title; all without it. */
  filter?: string;
  /** Take the pictures as the new baselines. */
  update?: boolean;
  /** From the last story to the first: proves that no story leans on the one before it. */
  reverse?: boolean;
  /** Leave the Storybook of the last run as it is. */
  built?: boolean;
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
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

/** Stories that share a page: those of one component. Features and pages play and remember, so each has its own. */
function batches(stories: readonly Story[], reverse: boolean): Story[][] {
  const alike = ({ file, id }: Story) => (file.includes("/packages/ui/") ? file : id);
  return [...Map.groupBy(reverse ? stories.toReversed() : stories, alike).values()];
}

/** Takes a picture again until two in a row agree: what still moves gets time to come to rest. */
async function rested(page: Page, png: Buffer): Promise<Buffer> {
  let last = png;
  for (let turn = 0; turn < 4; turn++) {
    const next = await shoot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

type Findings = Finding[];
interface Session {
  hashes: Record<string, string>;
  /** Names of the pictures that are kept. */
  kept: ReadonlySet<string>;
  update: boolean;
  findings: Findings;
  seen: Set<string>;
}

async function judge(session: Session, page: Page, name: string, png: Buffer): Promise<void> {
  const { hashes, findings } = session;
  if (session.kept.has(name) && hashes[name] === hashOf(png)) return;
  const before = await readBaseline(name);
  const after = await rested(page, png);
  if (session.update) {
    if (before && hashes[name] === hashOf(after)) return;
    hashes[name] = hashOf(after);
    await writeBaseline(name, after);
    console.log(`  written: ${name}`);
    return;
  }
  if (!before) {
    findings.push({ name, why: "There is no baseline", after });
    return;
  }
  if (hashes[name] === hashOf(after)) return;
  const { different, difference } = compare(before, after);
  if (different > 0) findings.push({ name, why: `${different} pixels differ`, before, after, difference });
}

/** Takes a story's pictures; what went wrong, if anything. */
async function shootStory(session: Session, page: Page, story: Story): Promise<string> {
  let first = "";
  for await (const { name, png, error } of photograph(page, story)) {
    if (error) return error;
    const hash = hashOf(png);
    // A story that looks alike in the dark sets its theme itself: one picture tells both.
    if (name.endsWith(".dark") && hash === first && !session.hashes[name]) continue;
    first ||= hash;
    session.seen.add(name);
    await judge(session, page, name, png);
  }
  return "";
}

/** Shows stories on one page; after a failure on a new one, and the failed story once more. */
async function shootBatch(
  session: Session,
  open: () => Promise<Page>,
  batch: readonly Story[],
): Promise<void> {
  let page = await open();
  for (const story of batch) {
    const attempt = () =>
      shootStory(session, page, story).catch((error: Error) => error.message.split("\n")[0] ?? "failed");
    if ((await attempt()) === "") continue;
    await page.close();
    page = await open();
    const error = await attempt();
    if (error === "") continue;
    session.seen.add(story.id);
    session.findings.push({ name: story.id, why: `The story broke: ${error.split("\n")[0]}` });
    await page.close();
    page = await open();
  }
  await page.close();
}

/** Shows all stories, a component a page, some pages at a time. */
async function shootAll(stories: readonly Story[], session: Session, reverse: boolean): Promise<void> {
  const { origin, close } = await serve(storybook);
  const browser = await openBrowser();
  const queue = batches(stories, reverse);
  const work = async () => {
    const context = await openContext(browser);
    for (let batch = queue.shift(); batch; batch = queue.shift())
      await shootBatch(session, () => openPage(context, origin), batch);
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    close();
  }
}

async function settleLeftOvers(session: Session): Promise<void> {
  // A story that broke keeps its pictures.
  const gone = (name: string) => !session.seen.has(name) && !session.seen.has(name.replace(/\.\w+$/, ""));
  for (const name of (await baselineNames()).filter(gone)) {
    if (!session.update) {
      session.findings.push({
        name,
        why: "No story gives this picture any more",
        before: (await readBaseline(name)) ?? undefined,
      });
      continue;
    }
    await removeBaseline(name);
    delete session.hashes[name];
    console.log(`  removed: ${name}`);
  }
}

/** Compares the pictures of the stories with the baselines, or takes them as such. */
export async function visual(options: Options = {}): Promise<Tally> {
  const { filter, update = false, reverse = false, built = false } = options;
  if (!built && !(await buildStorybook()))
    return { passed: 0, failed: 1, skipped: 0, failures: ["visual: Storybook"] };
  const stories = await storiesOf(storybook, filter);
  const kept = new Set(await baselineNames());
  const session: Session = { hashes: await readHashes(), kept, update, findings: [], seen: new Set() };
  await shootAll(stories, session, reverse);
  if (!filter) await settleLeftOvers(session);
  if (update) await writeHashes(session.hashes);
  const findings = session.findings.sort((a, b) => (a.name < b.name ? -1 : 1));
  const report = await writeReport(findings, session.seen.size);
  if (findings.length > 0) console.log(`Before, after and difference: ${report}`);
  const failed = findings.length + (session.seen.size === 0 ? 1 : 0);
  return {
    passed: Math.max(0, session.seen.size - findings.length),
    failed,
    skipped: 0,
    failures:
      session.seen.size === 0
        ? ["visual: no story"]
        : findings.map(({ name, why }) => `visual ${name}: ${why}`),
  };
}
