import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page, Response } from "playwright-core";
import type { EgressGuard } from "../../egress/guard.ts";
import { type EgressProxy, startEgressProxy } from "../../egress/proxy.ts";
import type { BannerFact, Coverage, PassFacts, PassName } from "../../facts/types.ts";
import type { ScanBlob } from "../../worker/types.ts";
import { Autoconsent, loadAutoconsent } from "../consent/autoconsent.ts";
import { bannerFact, findOpenBanner, type OpenBanner, pressChoice } from "../consent/banner.ts";
import { kindOfButton } from "../consent/words.ts";
import { ScanFailed } from "../failure.ts";
import { type BrowserSettings, containmentFlags, launchProfile } from "./launch.ts";
import { buildPassFacts } from "./pass-facts.ts";
import { Recorder } from "./recorder.ts";
import { takeScreenshot } from "./screenshot.ts";
import { PageSession } from "./session.ts";

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
        if (message.kind === "cookie") this.#recorder.cookies.wasSet(message.name, () => message.script);
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
    const open = await this.#waitForBanner(session);
    const language = await this.#page.evaluate("document.documentElement.lang || null").catch(() => null);
    let banner = bannerFact(open, this.#autoconsent.popup?.cmp ?? null, language as string | null);
    await this.#picture("loaded");

    let choice: PassFacts["choice"] = null;
    let last = response;
    if (pass === "reject" || pass === "accept") {
      const { secondLayer, ...pressed } = await pressChoice(
        this.#page,
        session,
        this.#autoconsent,
        open,
        pass,
      );
      choice = { wanted: pass, ...pressed };
      banner = withSecondLayer(banner, secondLayer);
      if (pressed.pressed) {
        await this.#recorder.idle(QUIET_MS, SETTLE_MS);
        await this.#picture("after_choice");
        this.#recorder.restart();
        this.#autoconsent.reset();
        last = await this.#load(() => this.#page.reload({ waitUntil: "commit", timeout: NAVIGATION_MS }));
        await this.#picture("after_reload");
      }
    }
    const facts = await buildPassFacts({
      pass,
      page: this.#page,
      session,
      recorder: this.#recorder,
      dials: this.#proxy.log,
      listeners: this.#listeners,
      response: last,
      banner,
      choice,
      screenshots: this.#screenshots,
      durationMs: Date.now() - this.#start,
    });
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

  async #picture(moment: PassFacts["screenshots"][number]["moment"]): Promise<void> {
    const taken = await takeScreenshot(this.#page, this.#options.pass, moment, this.#start);
    if (!taken) return;
    this.#screenshots.push(taken.fact);
    this.#blobs.push(taken.blob);
  }
}

function withSecondLayer(banner: BannerFact | null, words: readonly string[]): BannerFact | null {
  if (!banner || words.length === 0) return banner;
  const second = words.map((text) => ({ text, kind: kindOfButton(text), layer: 2 as const }));
  return { ...banner, buttons: [...banner.buttons, ...second] };
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
