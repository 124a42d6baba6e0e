import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page, Response } from "playwright-core";
import type { EgressGuard } from "../../egress/guard.ts";
import { type EgressProxy, startEgressProxy } from "../../egress/proxy.ts";
import type { BannerFact, Coverage, PassFacts, PassName } from "../../facts/types.ts";
import type { ScanBlob } from "../../worker/types.ts";
import { Autoconsent, loadAutoconsent } from "../consent/autoconsent.ts";
import { bannerFact, findOpenBanner, findOpenQuestion, type OpenBanner } from "../consent/banner.ts";
import { openSettings, pressChoice, type Settings } from "../consent/press.ts";
import { kindOfButton } from "../consent/words.ts";
import { ScanFailed } from "../failure.ts";
import { maskUrl } from "../mask.ts";
import { sketchOf } from "../page-kind.ts";
import { interact } from "./interact.ts";
import { type BrowserSettings, containmentFlags, launchProfile } from "./launch.ts";
import { clearMarks, drawMarks } from "./mark-page.ts";
import { morePages, type NextPage, type Peek, ROUTE } from "./more-pages.ts";
import { pageState } from "./page-state.ts";
import { buildPassFacts, readDocuments } from "./pass-facts.ts";
import { Recorder } from "./recorder.ts";
import { takeScreenshot } from "./screenshot.ts";
import { PageSession } from "./session.ts";
import type { DocumentSnapshot } from "./snapshot-page.ts";
import { consentWall, coverageReason, hostnameOf, isLittle, siteOf } from "./start-page.ts";

export interface PassOptions {
  pass: PassName;
  url: string;
  guard: EgressGuard;
  settings: BrowserSettings;
  /** Where the throw-away profile goes. */
  folder: string;
  /** Pages to visit after the first; chosen from its links where not given. */
  pages?: readonly NextPage[];
  /** Looks where they ask for something. */
  peek?: Peek;
  /** Called when the facts are taken, before the browser is closed. */
  beforeClose?: (facts: PassFacts, context: BrowserContext, startText: string) => Promise<void>;
}

export interface PassResult {
  facts: PassFacts | null;
  coverage: Coverage;
  blobs: ScanBlob[];
  /** Words and links of the first page, to hold visits against each other. */
  sketch: ReadonlySet<string>;
  /** Pages that were chosen to visit next. */
  pages: readonly NextPage[];
  /** Which button of a question was pressed, where no word told which. */
  answer?: number | undefined;
  /** Nothing in the words of what is told as a banner says that it is about consent. */
  unknownMatter: boolean;
  /** Little text, and nothing that leads on: it may be a message and not the site. */
  little: boolean;
}

const NAVIGATION_MS = 25_000;
const QUIET_MS = 450;
const SHORT_QUIET_MS = 200;
const SETTLE_MS = 7_000;
/** A banner that has not come this long after the page went quiet does not come. */
const BANNER_MS = 1_400;
/** How long the page may stay busy with what a visitor's hand set off. */
const AFTER_MS = 3_000;
/** A page after the first one has this long to load. */
const NEXT_MS = 9_000;

/** A page that opens more windows than this has them closed again. */
const MOST_PAGES = 6;

class Pass {
  readonly #options: PassOptions;
  readonly #context: BrowserContext;
  readonly #proxy: EgressProxy;
  readonly #page: Page;
  readonly #recorder: Recorder;
  readonly #autoconsent: Autoconsent;
  readonly #listeners = new Map<string, Set<string>>();
  readonly #devices = new Map<string, Map<string, number>>();
  readonly #start = Date.now();
  readonly #blobs: ScanBlob[] = [];
  readonly #screenshots: PassFacts["screenshots"] = [];
  readonly #typing: NonNullable<PassFacts["typing"]> = [];

  constructor(options: PassOptions, context: BrowserContext, proxy: EgressProxy, autoconsent: Autoconsent) {
    this.#options = options;
    this.#context = context;
    this.#proxy = proxy;
    this.#autoconsent = autoconsent;
    const page = context.pages()[0];
    if (!page) throw new Error("the browser opened no page");
    this.#page = page;
    this.#recorder = new Recorder(context);
    context.on("page", (popup) => {
      if (context.pages().length > MOST_PAGES) void popup.close().catch(() => null);
    });
    page.on("dialog", (dialog) => void dialog.dismiss().catch(() => null));
  }

  async run(script: string): Promise<PassResult> {
    const { pass, url } = this.#options;
    if (pass === "gpc") await this.#context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    const session = await PageSession.open(this.#page, {
      worldScript: script,
      gpc: pass === "gpc",
      onHook: (message) => {
        if (message.kind === "device") {
          const script = message.script || url;
          const apis = this.#devices.get(script) ?? new Map<string, number>();
          this.#devices.set(script, apis.set(message.api, (apis.get(message.api) ?? 0) + 1));
        } else if (message.kind === "cookie")
          this.#recorder.cookies.wasSet(message.name, () => message.script);
        else if (message.script) {
          const events = this.#listeners.get(message.script) ?? new Set();
          this.#listeners.set(message.script, events.add(message.event));
        }
      },
      onWorldMessage: (message, contextId) => this.#autoconsent.receive(message, contextId),
    });
    this.#autoconsent.attach(session);
    await this.#recorder.watch(session.cdp);

    const response = await this.#load(() =>
      this.#page.goto(url, { waitUntil: "commit", timeout: NAVIGATION_MS }),
    );
    let open = await this.#waitForBanner(session);
    await this.#picture("loaded");
    const choosing = pass === "reject" || pass === "accept";
    if (!choosing || !open) {
      await this.#stay(session);
      if (!open) {
        open = (await findOpenBanner(session)) ?? (await this.#question(session));
        // A banner that came late is worth a picture of its own.
        if (open) await this.#picture("loaded");
      }
    }
    if (pass === "base" && open) await this.#pictureOf(session, open);
    const language = await this.#page.evaluate("document.documentElement.lang || null").catch(() => null);
    let banner = bannerFact(open, this.#autoconsent.popup?.cmp ?? null, language as string | null);

    let choice: PassFacts["choice"] = null;
    let answered: number | undefined;
    let last = response;
    if (choosing) {
      const before = pathOf(this.#page.url());
      const { secondLayer, boxes, answer, ...pressed } = await pressChoice(
        this.#page,
        session,
        this.#autoconsent,
        open,
        pass,
      );
      choice = { wanted: pass, ...pressed };
      answered = answer;
      banner = withSecondLayer(banner, secondLayer, boxes ?? []);
      if (pressed.pressed) {
        await this.#recorder.idle(QUIET_MS, SETTLE_MS, QUIET_MS);
        await this.#picture("after_choice");
        // A choice may lead elsewhere, as "refuse" does to a page that asks for money: the first page is what counts.
        const led = pathOf(this.#page.url()) !== before;
        if (led) choice.ledTo = maskUrl(this.#page.url());
        this.#recorder.restart();
        this.#autoconsent.rest();
        const again = { waitUntil: "commit", timeout: NAVIGATION_MS } as const;
        last = await this.#load(() => (led ? this.#page.goto(url, again) : this.#page.reload(again)));
        await this.#stay(session);
        await this.#picture("after_reload");
      }
    }
    const first = await readDocuments(session);
    const start = withFrames(first.find(({ url: at }) => at === this.#page.url()) ?? first[0] ?? null, first);
    const state = await pageState(session);
    const wall = coverageReason(last, start) ?? consentWall(banner, start);
    const { pages: given, peek } = this.#options;
    const pages = given ?? (start && !wall ? await morePages(start.url, start.links, peek) : []);
    const visited = await this.#visit(session, wall ? [] : pages);
    const own = new Set([url, start?.url ?? url].map((at) => siteOf(hostnameOf(at))));
    await this.#recorder.settled();
    const facts = await buildPassFacts({
      pass,
      page: this.#page,
      session,
      recorder: this.#recorder,
      dials: this.#proxy.log,
      listeners: this.#listeners,
      devices: this.#devices,
      response: last,
      documents: [...first, ...visited.documents],
      start,
      pages: [
        {
          url: maskUrl(start?.url ?? url),
          kind: "start",
          status: last?.status() ?? null,
          title: start?.title ?? "",
          textLength: start?.textLength ?? 0,
        },
        ...visited.pages,
      ],
      consentStrings: state.consent,
      libraries: state.libraries.map((library) => ({ ...library, url: null })),
      isOwn: (host) => own.has(siteOf(host)),
      banner,
      choice,
      screenshots: this.#screenshots,
      typing: this.#typing,
      durationMs: Date.now() - this.#start,
    });
    const links = [...(start?.links ?? []), ...visited.documents.flatMap((document) => document.links)];
    await this.#options.beforeClose?.({ ...facts, links }, this.#context, start?.text ?? "");
    // All is told of a visit that touches nothing: now its settings may be opened.
    if (pass === "base" && facts.banner && hidesSettings(facts.banner)) {
      const { boxes, dead } = await this.#lookBehindSettings(session, url);
      facts.banner = withSecondLayer(facts.banner, [], boxes);
      if (dead && facts.banner) facts.banner.deadSettings = true;
    }
    const reason = wall ?? (choice && !choice.pressed ? (banner ? "not_pressed" : "no_banner") : null);
    return {
      facts,
      coverage: { collector: pass, complete: reason === null, reason },
      blobs: this.#blobs,
      sketch: sketchOf(start?.text ?? "", start?.links.map(({ href }) => href) ?? []),
      pages,
      answer: answered,
      unknownMatter: open?.matter === "unknown",
      little: start !== null && isLittle(start),
    };
  }

  /** Opens the settings behind the banner, which is on the page again, and reads what stands there. */
  async #lookBehindSettings(session: PageSession, url: string): Promise<Settings> {
    try {
      this.#autoconsent.reset();
      await this.#load(() => this.#page.goto(url, { waitUntil: "commit", timeout: NEXT_MS }));
      const open = (await this.#waitForBanner(session)) ?? (await this.#question(session));
      if (open) return await openSettings(this.#page, session, open);
    } catch {
      // Then nothing is known of them.
    }
    return { boxes: [], dead: false };
  }

  /** Does what a visitor does who stays for a while, and waits until all that it set off is done. */
  async #stay(session: PageSession): Promise<void> {
    const at = this.#page.url();
    await this.#use(session);
    await session.forward();
    await this.#recorder.idle(QUIET_MS, AFTER_MS, QUIET_MS);
    if (this.#page.url().split("#", 1)[0] !== at.split("#", 1)[0])
      await this.#load(() => this.#page.goto(at, { waitUntil: "commit", timeout: NAVIGATION_MS })).catch(
        () => null,
      );
  }

  /** Moves, scrolls and types as a visitor does, and waits until what that set off is done. */
  async #use(session: PageSession): Promise<void> {
    const pageUrl = maskUrl(this.#page.url());
    const typing = await interact(this.#page, session);
    if (typing)
      this.#typing.push({
        pageUrl,
        fields: typing.fields,
        fromMs: this.#recorder.since(typing.from),
        toMs: this.#recorder.since(typing.to),
      });
    // What waits for longer is run early after this, and waited for then.
    await this.#recorder.idle(SHORT_QUIET_MS, AFTER_MS, SHORT_QUIET_MS);
  }

  async #visit(session: PageSession, pages: readonly NextPage[]) {
    const documents: DocumentSnapshot[] = [];
    const visited: NonNullable<PassFacts["pages"]> = [];
    this.#autoconsent.rest();
    for (const { url, kind } of pages) {
      try {
        const response = await this.#page.goto(url, { waitUntil: "commit", timeout: NEXT_MS });
        await this.#page.waitForLoadState("load", { timeout: 5_000 }).catch(() => null);
        await this.#recorder.idle(QUIET_MS, AFTER_MS);
        await this.#use(session);
        await session.forward();
        await this.#recorder.idle(QUIET_MS, AFTER_MS, QUIET_MS);
        const read = await readDocuments(session);
        const main = read.find((document) => document.url === this.#page.url()) ?? read[0];
        // A route of the page that is open already is drawn without a reply of its own.
        const drawn = response === null && ROUTE.test(url) && this.#page.url() === url;
        const status = response?.status() ?? (drawn ? 200 : null);
        visited.push({
          url: maskUrl(main?.url ?? url),
          kind,
          status,
          title: main?.title ?? "",
          textLength: main?.textLength ?? 0,
        });
        if (status !== null && status < 400) documents.push(...read);
      } catch {
        visited.push({ url: maskUrl(url), kind, status: null, title: "", textLength: 0 });
      }
    }
    return { documents, pages: visited };
  }

  /** Navigates and waits until the page is quiet. */
  async #load(navigate: () => Promise<Response | null>): Promise<Response | null> {
    const response = await navigate();
    await this.#page.waitForLoadState("load", { timeout: 12_000 }).catch(() => null);
    await this.#recorder.idle(QUIET_MS, SETTLE_MS);
    return response;
  }

  /** What asks on the page in words that name no cookies; where a platform's banner is open, it is that. */
  #question(session: PageSession): Promise<OpenBanner | null> {
    return findOpenQuestion(session, { ofPlatform: this.#autoconsent.popup !== null });
  }

  async #waitForBanner(session: PageSession): Promise<OpenBanner | null> {
    const until = Date.now() + BANNER_MS;
    for (;;) {
      const open = await findOpenBanner(session);
      // A known platform is better pressed by its own rules: give them a moment to recognise it.
      if (open && (this.#autoconsent.popup || this.#autoconsent.nothingFound)) return open;
      if (Date.now() >= until) return open;
      if (open && Date.now() >= until - BANNER_MS / 2) return open;
      await new Promise((done) => setTimeout(done, 80));
    }
  }

  async #picture(moment: PassFacts["screenshots"][number]["moment"]): Promise<void> {
    this.#keep(await takeScreenshot(this.#page, this.#options.pass, moment, this.#start));
  }

  /** A picture of the banner with its buttons marked. */
  async #pictureOf(session: PageSession, { contextId, index }: OpenBanner): Promise<void> {
    const marks = await session.call(contextId, drawMarks, index);
    if (!marks || marks.length === 0) return;
    const taken = await takeScreenshot(this.#page, this.#options.pass, "loaded", this.#start);
    await session.call(contextId, clearMarks, undefined);
    // Places in a frame say nothing of the picture.
    this.#keep(taken && { ...taken, fact: { ...taken.fact, marks: session.isMain(contextId) ? marks : [] } });
  }

  #keep(taken: Awaited<ReturnType<typeof takeScreenshot>>): void {
    if (!taken) return;
    this.#screenshots.push(taken.fact);
    this.#blobs.push(taken.blob);
  }
}

/** Address of a page without its query and mark. */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

/** A page of frames side by side is what stands in them. */
function withFrames(
  start: DocumentSnapshot | null,
  all: readonly DocumentSnapshot[],
): DocumentSnapshot | null {
  if (!start?.frameset) return start;
  const parts = all.filter((one) => one !== start);
  return {
    ...start,
    title: start.title || (parts.find(({ title }) => title !== "")?.title ?? ""),
    language: start.language ?? parts.find(({ language }) => language !== null)?.language ?? null,
    heading: parts.find(({ heading }) => heading !== "")?.heading ?? "",
    text: parts
      .map(({ text }) => text)
      .join("\n")
      .slice(0, 12_000),
    textLength: parts.reduce((sum, { textLength }) => sum + textLength, 0),
    media: parts.reduce((sum, { media }) => sum + media, 0),
    links: parts.flatMap(({ links }) => links).slice(0, 600),
    controls: parts.flatMap(({ controls }) => controls).slice(0, 150),
    hasPassword: parts.some(({ hasPassword }) => hasPassword),
  };
}

/** Is there a way to settings that the visit which refuses does not take, because one may refuse at once? */
const hidesSettings = ({ buttons, platform }: BannerFact): boolean =>
  buttons.some(({ kind }) => kind === "settings") &&
  (platform !== "generic" || buttons.some(({ kind, layer }) => kind === "reject" && layer === 1));

function withSecondLayer(
  banner: BannerFact | null,
  words: readonly string[],
  boxes: readonly Omit<NonNullable<BannerFact["boxes"]>[number], "layer">[],
): BannerFact | null {
  if (!banner || (words.length === 0 && boxes.length === 0)) return banner;
  const second = words.map((text) => ({ text, kind: kindOfButton(text), layer: 2 as const }));
  return {
    ...banner,
    buttons: [...banner.buttons, ...second],
    boxes: [...(banner.boxes ?? []), ...boxes.map((box) => ({ ...box, layer: 2 as const }))],
  };
}

/**
 * Visits the site once on a new profile, through a proxy of its own, and leaves nothing behind. Throws
 * {@link ScanFailed} when no browser starts, and the browser's own error when the page cannot be reached.
 */
export async function runPass(options: PassOptions): Promise<PassResult> {
  const { pass, guard, settings, folder } = options;
  const proxy = await startEgressProxy(guard);
  const own = await mkdtemp(join(folder, `${pass}-`));
  let context: BrowserContext | null = null;
  try {
    const { script, rules } = await loadAutoconsent();
    context = await launchProfile(settings, own, containmentFlags(proxy.address)).catch((error: unknown) => {
      throw new ScanFailed("internal", `the browser does not start: ${String(error)}`);
    });
    return await new Pass(options, context, proxy, new Autoconsent(rules)).run(script);
  } finally {
    await context?.close().catch(() => null);
    await proxy.close();
    await rm(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}
