import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page, Response } from "playwright-core";
import type { EgressGuard } from "../../egress/guard.ts";
import { type EgressProxy, startEgressProxy } from "../../egress/proxy.ts";
import type { BannerFact, Coverage, PassFacts, PassName } from "../../facts/types.ts";
import type { ScanBlob } from "../../worker/types.ts";
import { Autoconsent, loadAutoconsent } from "../consent/autoconsent.ts";
import { bannerFact, findOpenBanner, type OpenBanner, type Pressed, pressChoice } from "../consent/banner.ts";
import { kindOfButton } from "../consent/words.ts";
import { maskHeader, maskUrl, maskValue } from "../mask.ts";
import { recordsSessions } from "./hook.ts";
import { type BrowserSettings, containmentFlags, launchProfile } from "./launch.ts";
import { Recorder } from "./recorder.ts";
import { takeScreenshot } from "./screenshot.ts";
import { PageSession } from "./session.ts";
import { type DocumentSnapshot, readDocument } from "./snapshot-page.ts";

export interface PassOptions {
  pass: PassName;
  url: string;
  guard: EgressGuard;
  settings: BrowserSettings;
  /** Where the throw-away profile goes. */
  folder: string;
  /** Called when the facts are taken, before the browser is closed. */
  beforeClose?: (facts: PassFacts, context: BrowserContext) => Promise<void>;
}

export interface PassResult {
  facts: PassFacts | null;
  coverage: Coverage;
  blobs: ScanBlob[];
}

const NAVIGATION_MS = 25_000;
const QUIET_MS = 450;
const SETTLE_MS = 7_000;
/** A banner that has not come this long after the page went quiet does not come. */
const BANNER_MS = 2_000;

/** A page that opens more windows than this has them closed again. */
const MOST_PAGES = 6;

/** Hosts the browser itself may ask for, whatever page is open. */
const BROWSERS_OWN =
  /^(?:accounts\.google|update\.googleapis|clients\d?\.google|content-autofill\.googleapis|optimizationguide-pa\.googleapis|android\.clients\.google|safebrowsing\.googleapis)\.com$/;

const WALL =
  /just a moment|attention required|access denied|are you (?:a )?(?:human|robot)|verify(?:ing)? you are|captcha|security check|ddos protection|请完成验证|安全验证/i;

/** Why facts of a page that answered like this do not speak for the site; null when they do. */
function coverageReason(response: Response | null, title: string): string | null {
  if (!response) return "no_response";
  const wall = response.headers()["cf-mitigated"] !== undefined || WALL.test(title);
  if (wall) return "bot_wall";
  return response.status() >= 400 ? `http_${response.status()}` : null;
}

class Pass {
  readonly #options: PassOptions;
  readonly #context: BrowserContext;
  readonly #proxy: EgressProxy;
  readonly #page: Page;
  readonly #recorder: Recorder;
  readonly #autoconsent: Autoconsent;
  readonly #listeners = new Map<string, Set<string>>();
  readonly #start = Date.now();
  #session: PageSession | null = null;
  readonly #blobs: ScanBlob[] = [];
  readonly #screenshots: PassFacts["screenshots"] = [];

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
        if (message.kind === "cookie") this.#recorder.cookieSet(message.name, () => message.script);
        else if (message.script) {
          const events = this.#listeners.get(message.script) ?? new Set();
          this.#listeners.set(message.script, events.add(message.event));
        }
      },
      onWorldMessage: (message, contextId) => this.#autoconsent.receive(message, contextId),
    });
    this.#session = session;
    this.#autoconsent.attach(session);
    await this.#recorder.watch(session.cdp);

    const response = await this.#load(() =>
      this.#page.goto(url, { waitUntil: "commit", timeout: NAVIGATION_MS }),
    );
    const open = await this.#waitForBanner(session);
    const language = await this.#page.evaluate("document.documentElement.lang || null").catch(() => null);
    let banner = bannerFact(open, this.#autoconsent.popup?.cmp ?? null, language as string | null);
    await this.#picture("loaded");

    let choice: PassFacts["choice"] = null;
    let last = response;
    if (pass === "reject" || pass === "accept") {
      const pressed = await this.#choose(session, open, pass);
      choice = {
        wanted: pass,
        pressed: pressed.pressed,
        clicks: pressed.clicks,
        method: pressed.method,
        bannerGone: pressed.bannerGone,
      };
      banner = withSecondLayer(banner, pressed.secondLayer);
      if (pressed.pressed) {
        await this.#recorder.idle(QUIET_MS, SETTLE_MS);
        await this.#picture("after_choice");
        this.#recorder.restart();
        this.#autoconsent.reset();
        last = await this.#load(() => this.#page.reload({ waitUntil: "commit", timeout: NAVIGATION_MS }));
        await this.#picture("after_reload");
      }
    }
    const facts = await this.#facts(session, last, banner, choice);
    await this.#options.beforeClose?.(facts, this.#context);
    const reason =
      coverageReason(last, facts.title) ??
      (choice && !choice.pressed ? (banner ? "not_pressed" : "no_banner") : null);
    return { facts, coverage: { collector: pass, complete: reason === null, reason }, blobs: this.#blobs };
  }

  /** Navigates and waits until the page is quiet. */
  async #load(navigate: () => Promise<Response | null>): Promise<Response | null> {
    const response = await navigate();
    await this.#page.waitForLoadState("load", { timeout: 12_000 }).catch(() => null);
    await this.#recorder.idle(QUIET_MS, SETTLE_MS);
    return response;
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

  #choose(session: PageSession, open: OpenBanner | null, wanted: "reject" | "accept"): Promise<Pressed> {
    return pressChoice(this.#page, session, this.#autoconsent, open, wanted);
  }

  async #picture(moment: PassFacts["screenshots"][number]["moment"]): Promise<void> {
    const taken = await takeScreenshot(this.#page, this.#options.pass, moment, this.#start);
    if (!taken) return;
    this.#screenshots.push(taken.fact);
    this.#blobs.push(taken.blob);
  }

  async #facts(
    session: PageSession,
    response: Response | null,
    banner: BannerFact | null,
    choice: PassFacts["choice"],
  ): Promise<PassFacts> {
    const documents: DocumentSnapshot[] = [];
    for (const { id } of session.contexts.slice(0, 30)) {
      const read = await session.call(id, readDocument, undefined);
      if (read) documents.push(read);
    }
    const main = documents.find(({ url }) => url === this.#page.url()) ?? documents[0];
    const now = Date.now() / 1_000;
    const cookies = (await this.#context.cookies()).slice(0, 500).map((cookie) => ({
      name: cookie.name,
      valueMasked: maskValue(cookie.value),
      domain: cookie.domain,
      path: cookie.path,
      lifetimeS: cookie.expires < 0 ? null : Math.max(0, Math.round(cookie.expires - now)),
      secure: cookie.secure,
      httpOnly: cookie.httpOnly,
      sameSite: cookie.sameSite ?? null,
      ...this.#recorder.setterOf(cookie.name),
    }));
    const asked = this.#recorder.hosts;
    const dialled = this.#proxy.log.filter(({ host, ip }) => ip !== null && !BROWSERS_OWN.test(host));
    const headers = (await response?.headersArray().catch(() => [])) ?? [];
    const insecure = [...documents.flatMap((document) => document.insecure), ...this.#recorder.mixedContent];
    return {
      pass: this.#options.pass,
      finalUrl: maskUrl(this.#page.url()),
      title: main?.title ?? "",
      language: main?.language ?? null,
      requests: this.#recorder.requests(this.#proxy.log),
      cookies,
      blockedCookies: this.#recorder.blockedCookies,
      storage: documents
        .flatMap(({ origin, storage }) => storage.map((item) => ({ origin, ...item })))
        .slice(0, 300)
        .map(({ origin, kind, key, value }) => ({ origin, kind, key, valueMasked: maskValue(value) })),
      banner,
      choice,
      responseHeaders: headers.slice(0, 100).map(maskHeader),
      forms: documents.flatMap(({ forms }) => forms).slice(0, 60),
      links: (main?.links ?? []).map((link) => ({ ...link, href: maskUrl(link.href) })),
      scripts: documents
        .flatMap(({ scripts }) => scripts)
        .slice(0, 300)
        .map((script) => ({ ...script, src: maskUrl(script.src) })),
      mixedContent: [...new Map(insecure.map((item) => [item.url, item])).values()].slice(0, 200),
      recorderListeners: [...this.#listeners]
        .filter(([, events]) => recordsSessions(events))
        .map(([scriptUrl, events]) => ({ scriptUrl: maskUrl(scriptUrl), events: [...events].sort() })),
      collectorComplete: dialled.every(({ host }) => asked.has(host)),
      screenshots: this.#screenshots,
      durationMs: Date.now() - this.#start,
    };
  }
}

function withSecondLayer(banner: BannerFact | null, words: readonly string[]): BannerFact | null {
  if (!banner || words.length === 0) return banner;
  const second = words.map((text) => ({ text, kind: kindOfButton(text), layer: 2 as const }));
  return { ...banner, buttons: [...banner.buttons, ...second] };
}

/** Visits the site once on a new profile, through a proxy of its own, and leaves nothing behind. */
export async function runPass(options: PassOptions): Promise<PassResult> {
  const { pass, guard, settings, folder } = options;
  const proxy = await startEgressProxy(guard);
  const own = await mkdtemp(join(folder, `${pass}-`));
  let context: BrowserContext | null = null;
  try {
    const { script, rules } = await loadAutoconsent();
    context = await launchProfile(settings, own, containmentFlags(proxy.address));
    return await new Pass(options, context, proxy, new Autoconsent(rules)).run(script);
  } finally {
    await context?.close().catch(() => null);
    await proxy.close();
    await rm(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}
