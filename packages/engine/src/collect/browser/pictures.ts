import type { Page } from "playwright-core";
import type { PassFacts, PassName, ScreenshotFact } from "../../facts/types.ts";
import type { ScanBlob } from "../../worker/types.ts";
import type { OpenBanner } from "../consent/banner.ts";
import { clearMarks, drawMarks } from "./mark-page.ts";
import { takeScreenshot } from "./screenshot.ts";
import type { PageSession } from "./session.ts";

/** The pictures of one visit, in order. One that cannot be taken in time is left out. */
export class Pictures {
  readonly facts: PassFacts["screenshots"] = [];
  readonly blobs: ScanBlob[] = [];
  readonly #page: Page;
  readonly #pass: PassName;
  /** Beginning of the visit, as a moment of the clock. */
  readonly #start: number;

  constructor(page: Page, pass: PassName, start: number) {
    this.#page = page;
    this.#pass = pass;
    this.#start = start;
  }

  async take(moment: ScreenshotFact["moment"]): Promise<void> {
    this.#keep(await takeScreenshot(this.#page, this.#pass, moment, this.#start));
  }

  /** The page with the buttons of its banner marked. */
  async takeBanner(session: PageSession, { contextId, index }: OpenBanner): Promise<void> {
    const marks = await session.call(contextId, drawMarks, index);
    if (!marks || marks.length === 0) return;
    const taken = await takeScreenshot(this.#page, this.#pass, "loaded", this.#start);
    await session.call(contextId, clearMarks, undefined);
    // Places in a frame say nothing of the picture.
    this.#keep(taken && { ...taken, fact: { ...taken.fact, marks: session.isMain(contextId) ? marks : [] } });
  }

  #keep(taken: Awaited<ReturnType<typeof takeScreenshot>>): void {
    if (!taken) return;
    this.facts.push(taken.fact);
    this.blobs.push(taken.blob);
  }
}
