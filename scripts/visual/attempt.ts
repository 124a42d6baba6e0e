import { setTimeout as sleep } from "node:timers/promises";
import { readBaseline } from "./baselines.ts";
import { type Camera, photograph, shoot } from "./camera.ts";
import { type Comparison, compare } from "./compare.ts";
import { hashOf, noteOf } from "./kept.ts";
import { reflow } from "./reflow.ts";
import type { Story } from "./stories.ts";

/** Ms for a story with all its pictures: far more than any takes, so that one that never ends is named. */
const LONGEST = 120_000;

/** A picture that is not as it was kept. */
export interface Doubt {
  name: string;
  after: Buffer;
  /** Null when none is kept. */
  before: Buffer | null;
  comparison: Comparison | null;
}

/** What one showing of a story gave. */
export interface Attempt {
  /** What went wrong; empty if nothing did. */
  error: string;
  names: string[];
  doubts: Doubt[];
  /** What does not fit a narrow page or large text. */
  overflows: string[];
}

async function doubtOf(name: string, after: Buffer): Promise<Doubt | null> {
  const before = await readBaseline(name);
  if (before && noteOf(before)?.hash === hashOf(after)) return null;
  const comparison = before && compare(before, after);
  return comparison?.different === 0 ? null : { name, after, before, comparison };
}

/** Takes a picture again until two in a row agree: what still moves gets time to come to rest. */
async function rested(camera: Camera, png: Buffer): Promise<Buffer> {
  let last = png;
  for (let turn = 0; turn < 4; turn++) {
    const next = await shoot(camera);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

async function take(camera: Camera, story: Story, attempt: Attempt, measures: boolean): Promise<void> {
  let first = "";
  for await (const { name, png, error } of photograph(camera, story)) {
    attempt.error = error;
    if (error) return;
    const hash = hashOf(png);
    // A story that looks alike in the dark sets its theme itself: one picture tells both.
    if (name.endsWith(".dark") && hash === first && !(await readBaseline(name))) continue;
    first ||= hash;
    attempt.names.push(name);
    const doubt = (await doubtOf(name, png)) && (await doubtOf(name, await rested(camera, png)));
    if (doubt) attempt.doubts.push(doubt);
  }
  if (measures) attempt.overflows = await reflow(camera, story);
}

/** Shows a story once, in all its modes, and holds what it sees against what is kept; then, if asked to, to widths. */
export async function attemptAt(camera: Camera, story: Story, measures: boolean): Promise<Attempt> {
  const attempt: Attempt = { error: "", names: [], doubts: [], overflows: [] };
  const late = new AbortController();
  const never = sleep(LONGEST, null, { signal: late.signal }).then(() => {
    throw new Error(`It was not done after ${LONGEST / 1000} s`);
  });
  try {
    await Promise.race([take(camera, story, attempt, measures), never]);
  } catch (error) {
    attempt.error = (error instanceof Error ? error.message : String(error)).split("\n")[0] || "failed";
  } finally {
    late.abort();
  }
  return attempt;
}

export const isClean = ({ error, doubts, overflows }: Attempt) =>
  error === "" && doubts.length === 0 && overflows.length === 0;
