import { randomBytes } from "node:crypto";
import type { CDPSession, Page } from "playwright-core";
import { GPC_SOURCE, hookSource } from "./hook/source.ts";
import type { HookMessage } from "./hook/tools.ts";

/** Longest wait for what a page set for the next seconds to have run. */
const FORWARD_MS = 2_000;

/** The world of our own scripts, in which a page can forge nothing. */
const WORLD = "assessment";

interface WorldContext {
  id: number;
  frameId: string;
}

export interface SessionOptions {
  /** Script that runs in our own world of every frame. */
  worldScript: string;
  /** Take part in Global Privacy Control. */
  gpc: boolean;
  /** What the browser calls itself. */
  userAgent: string;
  onHook(message: HookMessage): void;
  onWorldMessage(message: unknown, contextId: number): void;
}

/** A page with the hook in its own world and our scripts in theirs. */
export class PageSession {
  readonly cdp: CDPSession;
  readonly #contexts = new Map<number, WorldContext>();
  readonly #forward = `_${randomBytes(9).toString("hex")}`;
  #mainFrame = "";

  private constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }

  /** Prepares a page that has loaded nothing yet. */
  static async open(page: Page, options: SessionOptions): Promise<PageSession> {
    const cdp = await page.context().newCDPSession(page);
    const session = new PageSession(cdp);
    const channel = `_${randomBytes(9).toString("hex")}`;
    const sender = `_${randomBytes(9).toString("hex")}`;
    cdp.on("Runtime.executionContextCreated", ({ context }) => {
      const frameId = (context.auxData as { frameId?: string } | undefined)?.frameId;
      if (context.name === WORLD && frameId) session.#contexts.set(context.id, { id: context.id, frameId });
    });
    cdp.on("Runtime.executionContextDestroyed", ({ executionContextId }) =>
      session.#contexts.delete(executionContextId),
    );
    cdp.on("Runtime.executionContextsCleared", () => session.#contexts.clear());
    cdp.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
      const message = parse(payload);
      if (name === channel && isHookMessage(message)) options.onHook(message);
      // Only our own world has the sender, but a name is no proof: the context is.
      if (name === sender && session.#contexts.has(executionContextId))
        options.onWorldMessage(message, executionContextId);
    });
    await cdp.send("Page.enable");
    await cdp.send("Runtime.enable");
    await cdp.send("Runtime.addBinding", { name: channel });
    await cdp.send("Runtime.addBinding", { name: sender, executionContextName: WORLD });
    const hook = hookSource(channel, session.#forward);
    const source = options.gpc ? `${GPC_SOURCE};${hook}` : hook;
    await cdp.send("Page.addScriptToEvaluateOnNewDocument", { source });
    await cdp.send("Page.addScriptToEvaluateOnNewDocument", {
      worldName: WORLD,
      source: `globalThis.autoconsentSendMessage=(m)=>{${sender}(JSON.stringify(m));return Promise.resolve()};${options.worldScript}`,
    });
    await cdp.send("Emulation.setUserAgentOverride", asVisitors(options.userAgent));
    const { frameTree } = await cdp.send("Page.getFrameTree");
    session.#mainFrame = frameTree.frame.id;
    return session;
  }

  /** Our world in the main frame, or null between two documents. */
  get main(): number | null {
    return this.contexts.find(({ frameId }) => frameId === this.#mainFrame)?.id ?? null;
  }

  /** Our world in every frame, main frame first. */
  get contexts(): WorldContext[] {
    const all = [...this.#contexts.values()];
    return all.sort((a, b) => Number(b.frameId === this.#mainFrame) - Number(a.frameId === this.#mainFrame));
  }

  isMain(contextId: number): boolean {
    return this.#contexts.get(contextId)?.frameId === this.#mainFrame;
  }

  /** Has every frame run now what it set for the next seconds. */
  async forward(): Promise<void> {
    const name = JSON.stringify(this.#forward);
    // The hook says when the last of them has run; a frame without it never does.
    const expression = `new Promise((done)=>{addEventListener(${name}+"!",done,{once:true});setTimeout(done,${FORWARD_MS});dispatchEvent(new Event(${name}))}).then(()=>0)`;
    await Promise.all(this.contexts.slice(0, 30).map(({ id }) => this.evaluate(id, expression)));
  }

  /** Tells every frame that the page is left. */
  async leave(): Promise<void> {
    const expression = `dispatchEvent(new Event(${JSON.stringify(`${this.#forward}?`)}))`;
    await Promise.all(this.contexts.slice(0, 30).map(({ id }) => this.evaluate(id, expression)));
  }

  /** Calls a self-contained function in our world of a frame. Null when the frame is gone or it throws. */
  async call<A, T>(contextId: number, fn: (argument: A) => T | Promise<T>, argument: A): Promise<T | null> {
    return this.evaluate<T>(contextId, `(${fn.toString()})(${JSON.stringify(argument) ?? "undefined"})`);
  }

  /** Evaluates an expression in a context. Null when the frame is gone or it throws. */
  async evaluate<T>(contextId: number, expression: string): Promise<T | null> {
    try {
      const { result, exceptionDetails } = await this.cdp.send("Runtime.evaluate", {
        expression,
        contextId,
        awaitPromise: true,
        returnByValue: true,
        timeout: 5_000,
      });
      return exceptionDetails ? null : (result.value as T);
    } catch {
      return null;
    }
  }

  /** Evaluates in the page's own world of the frame that `contextId` belongs to. */
  async evaluateInPage(contextId: number, expression: string): Promise<unknown> {
    if (!this.isMain(contextId)) return null;
    try {
      const { result } = await this.cdp.send("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
        timeout: 2_000,
      });
      return result.value;
    } catch {
      return null;
    }
  }
}

/** A browser without a window names its make otherwise than a visitor's, by which a site may tell it and show another face. */
function asVisitors(userAgent: string) {
  const version = /Chrome\/(\d{1,4})/.exec(userAgent)?.[1] ?? "140";
  const makes = (of: string) => [
    { brand: "Google Chrome", version: of },
    { brand: "Not_A Brand", version: of === version ? "8" : "8.0.0.0" },
    { brand: "Chromium", version: of },
  ];
  return {
    userAgent,
    acceptLanguage: "en-US",
    userAgentMetadata: {
      brands: makes(version),
      fullVersionList: makes(`${version}.0.0.0`),
      platform: "Linux",
      platformVersion: "",
      architecture: "x86",
      model: "",
      mobile: false,
      bitness: "64",
      wow64: false,
    },
  };
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload.slice(0, 20_000));
  } catch {
    return null;
  }
}

function isHookMessage(message: unknown): message is HookMessage {
  if (typeof message !== "object" || message === null) return false;
  const { kind, script } = message as Record<string, unknown>;
  return ["cookie", "listener", "device", "blob"].includes(String(kind)) && typeof script === "string";
}
