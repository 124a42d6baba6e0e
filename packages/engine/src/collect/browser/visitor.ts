import type { Page, Response } from "playwright-core";
import type { PassFacts } from "../../facts/types.ts";
import { maskUrl } from "../mask.ts";
import { maskText } from "../personal/mask-text.ts";
import { interact } from "./interact.ts";
import { type NextPage, ROUTE } from "./more-pages.ts";
import { protecting, statedIn } from "./page-headers.ts";
import { readDocuments } from "./pass-facts.ts";
import type { Recorder } from "./recorder.ts";
import { pressRoute } from "./routes.ts";
import type { PageSession } from "./session.ts";
import type { DocumentSnapshot } from "./snapshot/source.ts";
import { hostnameOf, laterReason, siteOf } from "./start-page.ts";

const NAVIGATION_MS = 25_000;
const QUIET_MS = 450;
const SHORT_QUIET_MS = 200;
const SETTLE_MS = 7_000;
/** How long the page may stay busy with what a visitor's hand set off. */
const AFTER_MS = 3_000;
/** So long after a key what it sets off is counted as its own: what runs early must not be taken for that. */
const TYPED_MS = 420;
/** A page after the first one has this long to load. */
const NEXT_MS = 9_000;

/** Goes through a site as who reads it does, and waits each time until all that this set off is done. */
export class Visitor {
  /** What was typed, and when. */
  readonly typing: NonNullable<PassFacts["typing"]> = [];
  /** What a page held that was used, before it was opened again under its first address. */
  readonly used: DocumentSnapshot[] = [];
  readonly #page: Page;
  readonly #recorder: Recorder;

  constructor(page: Page, recorder: Recorder) {
    this.#page = page;
    this.#recorder = recorder;
  }

  /** Opens an address and waits until the page is quiet. */
  open(url: string, timeout = NAVIGATION_MS): Promise<Response | null> {
    return this.#load(this.#page.goto(url, { waitUntil: "commit", timeout }));
  }

  /** Opens an address as a page after the first. */
  openNext(url: string): Promise<Response | null> {
    return this.open(url, NEXT_MS);
  }

  reload(): Promise<Response | null> {
    return this.#load(this.#page.reload({ waitUntil: "commit", timeout: NAVIGATION_MS }));
  }

  /** Stays for a while, and comes back where the page led on. */
  async stay(session: PageSession): Promise<void> {
    const at = this.#page.url();
    await this.#use(session);
    await session.forward();
    await this.#recorder.idle(QUIET_MS, AFTER_MS, QUIET_MS);
    const [now = "", before = ""] = [this.#page.url(), at].map((url) => url.split("#", 1)[0]);
    if (now === before) return;
    // Only the query was written anew, as by a filter: it is the same page still, with all that use had loaded.
    if (now.split("?", 1)[0] === before.split("?", 1)[0]) this.used.push(...(await readDocuments(session)));
    await this.open(at).catch(() => null);
  }

  /** Waits for what a press set off. */
  settle(): Promise<void> {
    return this.#recorder.idle(QUIET_MS, SETTLE_MS, QUIET_MS);
  }

  /**
   * Goes on to further pages, and reads each. The last one is still to be left. Of those that are pressed for, at most
   * `mostPressed` are gone to; `pages` has what was found, and `found` where.
   */
  async visit(session: PageSession, pages: readonly NextPage[], mostPressed: number) {
    const documents: DocumentSnapshot[] = [];
    const visited: NonNullable<PassFacts["pages"]> = [];
    const found: NextPage[] = [];
    const seen = new Set([await this.#shown(session)]);
    for (const next of pages) {
      const { url, kind, press } = next;
      if (press !== undefined && found.filter((page) => page.press !== undefined).length >= mostPressed)
        continue;
      let atMs = this.#recorder.since(Date.now());
      try {
        let response: Response | null = null;
        if (press === undefined) {
          // Also where it does not load this time: another visit may see it.
          found.push(next);
          if (!isRouteOf(this.#page.url(), url)) await this.leave(session);
          atMs = this.#recorder.since(Date.now());
          response = await this.#page.goto(url, { waitUntil: "commit", timeout: NEXT_MS });
        } else {
          const led = await this.#press(session, url, press, seen, () => {
            const open = visited.at(-1);
            if (open) open.leftMs ??= this.#recorder.since(Date.now());
          });
          if (!led) continue;
          ({ response, atMs } = led);
          found.push(next);
        }
        await this.#page.waitForLoadState("load", { timeout: 5_000 }).catch(() => null);
        await this.#recorder.idle(QUIET_MS, AFTER_MS);
        await this.#use(session);
        await session.forward();
        await this.#recorder.idle(QUIET_MS, AFTER_MS, QUIET_MS);
        const read = await readDocuments(session);
        const main = read.find((document) => document.url === this.#page.url()) ?? read[0];
        // A route of the page that is open already is drawn without a reply of its own.
        const drawn =
          response === null && (press !== undefined || (ROUTE.test(url) && this.#page.url() === url));
        const status = response?.status() ?? (drawn ? 200 : null);
        const replied = await response?.headersArray().catch(() => null);
        const reason = status === null ? null : laterReason(response, main ?? null, url);
        visited.push({
          url: maskUrl(main?.url ?? url),
          kind,
          status,
          title: main?.title ?? "",
          atMs,
          ...(main?.heading && { heading: maskText(main.heading) }),
          textLength: main?.textLength ?? 0,
          ...(reason !== null && { notPage: reason }),
          ...(replied && main && { responseHeaders: protecting(replied), metaHeaders: statedIn(main) }),
        });
        if (status !== null && reason === null) documents.push(...read);
      } catch {
        // A press that breaks off led to no page.
        if (press !== undefined) continue;
        visited.push({ url: maskUrl(url), kind, status: null, title: "", textLength: 0, atMs });
      }
    }
    return { documents, pages: visited, found };
  }

  /** What tells the page that is open from others: its address, its title and its heading. */
  async #shown(session: PageSession): Promise<string> {
    const said = `document.title + "\\n" + (document.querySelector("h1,h2,[role=heading]")?.textContent ?? "")`;
    const words = session.main === null ? null : await session.evaluate<string>(session.main, said);
    const url = this.#page.url();
    return `${ROUTE.test(url) ? url : url.split("#", 1)[0]}\n${words ?? ""}`;
  }

  /**
   * Presses a control of the page at `home` by its words; null where that leads to no other page of the site. Calls
   * `onLeave` before it goes home for that.
   */
  async #press(session: PageSession, home: string, words: string, seen: Set<string>, onLeave: () => void) {
    const replies: Response[] = [];
    const note = (reply: Response) => {
      if (reply.request().isNavigationRequest() && reply.frame() === this.#page.mainFrame())
        replies.push(reply);
    };
    let atMs = this.#recorder.since(Date.now());
    this.#page.on("response", note);
    try {
      // Most ways through the site stand on every page of it.
      if (!(await pressRoute(session, words))) {
        onLeave();
        await this.openNext(home);
        replies.length = 0;
        atMs = this.#recorder.since(Date.now());
        if (!(await pressRoute(session, words))) return null;
      }
      await this.#recorder.idle(SHORT_QUIET_MS, AFTER_MS, SHORT_QUIET_MS);
      if (siteOf(hostnameOf(this.#page.url())) !== siteOf(hostnameOf(home))) {
        onLeave();
        await this.openNext(home);
        return null;
      }
      const shown = await this.#shown(session);
      if (seen.has(shown)) return null;
      seen.add(shown);
      return { response: replies.at(-1) ?? null, atMs };
    } finally {
      this.#page.off("response", note);
    }
  }

  /** Leaves the page, as for another one, by way of the browser’s bar, and waits for what it then sends. */
  async leave(session: PageSession): Promise<void> {
    await this.#page.mouse.move(420, 2).catch(() => null);
    await this.#page.mouse.move(420, -40).catch(() => null);
    await session.leave();
    await this.#recorder.idle(SHORT_QUIET_MS, AFTER_MS, SHORT_QUIET_MS);
  }

  /** Moves, scrolls and types, and waits until what that set off is done. */
  async #use(session: PageSession): Promise<void> {
    const pageUrl = maskUrl(this.#page.url());
    const typing = await interact(this.#page, session);
    if (typing)
      this.typing.push({
        pageUrl,
        fields: typing.fields,
        fromMs: this.#recorder.since(typing.from),
        toMs: this.#recorder.since(typing.to),
      });
    // What waits for longer is run early after this, and waited for then.
    await this.#recorder.idle(SHORT_QUIET_MS, AFTER_MS, typing?.fields ? TYPED_MS : SHORT_QUIET_MS);
  }

  async #load(navigation: Promise<Response | null>): Promise<Response | null> {
    const response = await navigation;
    await this.#page.waitForLoadState("load", { timeout: 12_000 }).catch(() => null);
    await this.#recorder.idle(QUIET_MS, SETTLE_MS);
    return response;
  }
}

/** Does an address lead to another place in the document that is open, which is then not left? */
const isRouteOf = (at: string, url: string): boolean =>
  url.includes("#") && url.split("#", 1)[0] === at.split("#", 1)[0];
