import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { EgressGuard } from "../../egress/guard.ts";
import { type EgressProxy, startEgressProxy } from "../../egress/proxy.ts";
import type { Coverage, PassFacts, PassName } from "../../facts/types.ts";
import type { ScanBlob } from "../../worker/types.ts";
import { Autoconsent, loadAutoconsent } from "../consent/autoconsent.ts";
import { bannerFact, findOpenBanner, findOpenQuestion, type OpenBanner } from "../consent/banner.ts";
import { openSettings, pressChoice, type Settings } from "../consent/press.ts";
import { hidesSettings, withSecondLayer } from "../consent/second-layer.ts";
import { findWayBack } from "../consent/way-back.ts";
import { ScanFailed } from "../failure.ts";
import { maskUrl } from "../mask.ts";
import { sketchOf } from "../page-kind.ts";
import { type BrowserSettings, containmentFlags, launchProfile } from "./launch.ts";
import { morePages, type NextPage, type Peek } from "./more-pages.ts";
import { pageState } from "./page-state.ts";
import { buildPassFacts, readDocuments, readJar } from "./pass-facts.ts";
import { Pictures } from "./pictures.ts";
import { Recorder } from "./recorder.ts";
import { findRoutes } from "./routes.ts";
import { ScriptLedger } from "./script-ledger.ts";
import { PageSession } from "./session.ts";
import { consentWall, coverageReason, hostnameOf, isLittle, siteOf, withFrames } from "./start-page.ts";
import { Visitor } from "./visitor.ts";
import { watchWorkers } from "./workers.ts";

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

/** A banner that has not come this long after the page went quiet does not come. */
const BANNER_MS = 1_400;
/** A page that opens more windows than this has them closed again. */
const MOST_PAGES = 6;
const MOST_LIBRARIES = 100;
/** Pages after the first that are found by their addresses, or else by pressing. */
const MOST_LINKED = 2;

class Pass {
  readonly #options: PassOptions;
  readonly #context: BrowserContext;
  readonly #proxy: EgressProxy;
  readonly #page: Page;
  readonly #recorder: Recorder;
  readonly #autoconsent: Autoconsent;
  readonly #visitor: Visitor;
  readonly #scripts: ScriptLedger;
  readonly #pictures: Pictures;
  readonly #start = Date.now();

  constructor(options: PassOptions, context: BrowserContext, proxy: EgressProxy, autoconsent: Autoconsent) {
    this.#options = options;
    this.#context = context;
    this.#proxy = proxy;
    this.#autoconsent = autoconsent;
    const page = context.pages()[0];
    if (!page) throw new Error("the browser opened no page");
    this.#page = page;
    this.#recorder = new Recorder(context);
    this.#visitor = new Visitor(page, this.#recorder);
    this.#scripts = new ScriptLedger(options.url);
    this.#pictures = new Pictures(page, options.pass, this.#start);
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
      userAgent: this.#options.settings.userAgent,
      onHook: (message) => {
        if (message.kind === "cookie") this.#recorder.cookies.wasSet(message.name, () => message.script);
        else this.#scripts.take(message);
      },
      onWorldMessage: (message, contextId) => this.#autoconsent.receive(message, contextId),
    });
    this.#autoconsent.attach(session);
    await this.#recorder.watch(session.cdp);
    const workers = await watchWorkers(this.#context);

    const response = await this.#visitor.open(url);
    let open = await this.#waitForBanner(session);
    await this.#pictures.take("loaded");
    const choosing = pass === "reject" || pass === "accept";
    if (!choosing || !open) {
      await this.#visitor.stay(session);
      if (!open) {
        open = (await findOpenBanner(session)) ?? (await this.#question(session));
        // A banner that came late is worth a picture of its own.
        if (open) await this.#pictures.take("loaded");
      }
    }
    if (pass === "base" && open) await this.#pictures.takeBanner(session, open);
    const language = await this.#page.evaluate("document.documentElement.lang || null").catch(() => null);
    const frame =
      open && !session.isMain(open.contextId)
        ? await session.evaluate<string>(open.contextId, "location.hostname")
        : null;
    let banner = bannerFact(open, this.#autoconsent.popup?.cmp ?? null, language as string | null, frame);

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
        await this.#visitor.settle();
        await this.#pictures.take("after_choice");
        // A choice may lead elsewhere, as "refuse" does to a page that asks for money: the first page is what counts.
        const led = pathOf(this.#page.url()) !== before;
        if (led) choice.ledTo = maskUrl(this.#page.url());
        this.#recorder.restart();
        this.#autoconsent.rest();
        last = await (led ? this.#visitor.open(url) : this.#visitor.reload());
        await this.#visitor.stay(session);
        await this.#pictures.take("after_reload");
      }
    }
    const first = await readDocuments(session);
    const start = withFrames(first.find(({ url: at }) => at === this.#page.url()) ?? first[0] ?? null, first);
    const state = await pageState(session);
    const wall = coverageReason(last, start) ?? consentWall(banner, start);
    const { pages: given, peek } = this.#options;
    const linked = given ?? (start && !wall ? await morePages(start.url, start.links, peek) : []);
    // Where addresses lead to less, what a script draws when something is pressed is gone to. The first visit finds it
    // for the others: what is pressed in search of it may bring back a question that was answered.
    const short = given ? given.length : MOST_LINKED - linked.length;
    const searches = pass === "base" && !given && short > 0;
    const routes = searches && start && !wall ? await findRoutes(session, start.url) : [];
    this.#autoconsent.rest();
    const visited = await this.#visitor.visit(session, wall ? [] : [...routes, ...linked], short);
    const jar = await readJar(session);
    if (pass === "accept" && choice?.pressed && choice.bannerGone)
      Object.assign(choice, await findWayBack(this.#page, session, open?.text ?? ""));
    await this.#visitor.leave(session);
    const own = new Set([url, start?.url ?? url].map((at) => siteOf(hostnameOf(at))));
    await this.#recorder.settled();
    const facts = await buildPassFacts({
      pass,
      page: this.#page,
      session,
      recorder: this.#recorder,
      workers,
      made: this.#scripts.made,
      jar,
      dials: this.#proxy.log,
      listeners: this.#scripts.listeners,
      devices: this.#scripts.devices,
      response: last,
      documents: [...first, ...this.#visitor.used, ...visited.documents],
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
      libraries: [
        ...state.libraries.map((library) => ({ ...library, url: null })),
        ...this.#recorder.libraries,
      ].slice(0, MOST_LIBRARIES),
      isOwn: (host) => own.has(siteOf(host)),
      banner,
      choice,
      screenshots: this.#pictures.facts,
      typing: this.#visitor.typing,
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
      blobs: this.#pictures.blobs,
      sketch: sketchOf(start?.text ?? "", start?.links.map(({ href }) => href) ?? []),
      pages: given ?? visited.found,
      answer: answered,
      unknownMatter: open?.matter === "unknown",
      little: start !== null && isLittle(start),
    };
  }

  /** Opens the settings behind the banner, which is on the page again, and reads what stands there. */
  async #lookBehindSettings(session: PageSession, url: string): Promise<Settings> {
    try {
      this.#autoconsent.reset();
      await this.#visitor.openNext(url);
      const open = (await this.#waitForBanner(session)) ?? (await this.#question(session));
      if (open) return await openSettings(this.#page, session, open);
    } catch {
      // Then nothing is known of them.
    }
    return { boxes: [], dead: false };
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
}

/** Address of a page without its query and mark. */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

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
