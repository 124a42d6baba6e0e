import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageSession } from "../browser/session.ts";

interface Rule {
  name: string;
  runContext?: { main?: boolean; frame?: boolean; urlPattern?: string };
}

interface Library {
  script: string;
  rules: Rule[];
}

let library: Promise<Library> | null = null;

/** Autoconsent's script and its full rules, which alone know how to accept. Read once per process. */
export function loadAutoconsent(): Promise<Library> {
  library ??= (async () => {
    const rules = fileURLToPath(import.meta.resolve("@duckduckgo/autoconsent/rules/rules.json"));
    const script = join(dirname(rules), "..", "dist", "autoconsent.playwright.js");
    const [source, json] = await Promise.all([readFile(script, "utf8"), readFile(rules, "utf8")]);
    return { script: source, rules: (JSON.parse(json) as { autoconsent: Rule[] }).autoconsent };
  })();
  return library;
}

const matches = (pattern: string, url: string): boolean => {
  try {
    return new RegExp(pattern).test(url);
  } catch {
    return false;
  }
};

const CONFIG = {
  enabled: true,
  autoAction: null,
  disabledCmps: [],
  enablePrehide: false,
  enableCosmeticRules: false,
  enableGeneratedRules: true,
  detectRetries: 4,
  isMainWorld: false,
  prehideTimeout: 1_000,
  enableHeuristicDetection: false,
  // Its guesses may press "accept" where nothing refuses: an auditor does its own guessing.
  heuristicMode: "off",
  visualTest: false,
  logs: {},
};

type Message = {
  type?: string;
  cmp?: string;
  result?: boolean;
  url?: string;
  id?: string;
  code?: string;
  totalClicks?: number;
};

/** Talks to autoconsent in each frame: which platform's banner is open, and pressing a choice in it. */
export class Autoconsent {
  readonly #rules: Rule[];
  #session: PageSession | null = null;
  /** Platform whose banner is open, and the frame that said so. */
  popup: { cmp: string; contextId: number } | null = null;
  /** Has the main frame looked for every platform and found none? */
  nothingFound = false;
  #result: boolean | null = null;
  #clicks = 0;
  #done = false;
  #resting = false;

  constructor(rules: Rule[]) {
    this.#rules = rules;
  }

  attach(session: PageSession): void {
    this.#session = session;
  }

  /** Forgets what it saw: a new document is on its way. */
  reset(): void {
    this.popup = null;
    this.nothingFound = false;
    this.#result = null;
    this.#clicks = 0;
    this.#done = false;
    this.#resting = false;
  }

  /** Looks into no document that comes from now on: its banner is known, and looking for every platform costs. */
  rest(): void {
    this.#resting = true;
  }

  #rulesFor(url: string, main: boolean): Rule[] {
    return this.#rules.filter(({ runContext }) => {
      if (main ? runContext?.main === false : runContext?.frame !== true) return false;
      return !runContext?.urlPattern || matches(runContext.urlPattern, url);
    });
  }

  /** Takes a message from our world of a frame. */
  receive(raw: unknown, contextId: number): void {
    const session = this.#session;
    if (!session || typeof raw !== "object" || raw === null) return;
    const message = raw as Message;
    const main = session.isMain(contextId);
    switch (message.type) {
      case "init": {
        if (this.#resting) return;
        const rules = this.#rulesFor(String(message.url), main);
        if (rules.length === 0) return;
        const reply = { type: "initResp", config: CONFIG, rules: { autoconsent: rules } };
        void session.evaluate(contextId, `void autoconsentReceiveMessage(${JSON.stringify(reply)})`);
        return;
      }
      case "popupFound":
        this.popup ??= { cmp: String(message.cmp), contextId };
        return;
      case "report":
        if (main && (message as { state?: { lifecycle?: string } }).state?.lifecycle === "nothingDetected")
          this.nothingFound = true;
        return;
      case "optOutResult":
      case "optInResult":
        this.#result = message.result === true;
        return;
      case "autoconsentDone":
        this.#clicks = Number(message.totalClicks) || 0;
        this.#done = true;
        return;
      case "autoconsentError":
        this.#done = true;
        return;
      case "eval":
        // Its own checks of the page's variables. A page can lie to them, but not past them.
        void session
          .evaluateInPage(contextId, String(message.code))
          .then((result) =>
            session.evaluate(
              contextId,
              `void autoconsentReceiveMessage(${JSON.stringify({ type: "evalResp", id: message.id, result: result ?? false })})`,
            ),
          );
        return;
    }
  }

  /** Presses a choice in the open banner. `ok` says that its steps ran, not that the site obeys. */
  async press(wanted: "reject" | "accept", mostMs: number): Promise<{ ok: boolean; clicks: number }> {
    const { popup } = this;
    if (!popup || !this.#session) return { ok: false, clicks: 0 };
    this.#done = false;
    this.#result = null;
    const type = wanted === "reject" ? "optOut" : "optIn";
    await this.#session.evaluate(popup.contextId, `void autoconsentReceiveMessage({type:"${type}"})`);
    const until = Date.now() + mostMs;
    while (Date.now() < until && !this.#done && this.#result !== false)
      await new Promise((done) => setTimeout(done, 50));
    return { ok: this.#result === true, clicks: this.#clicks };
  }
}
