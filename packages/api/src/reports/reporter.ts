import type { FailedCall } from "../client/options.ts";
import type { Details } from "./content.ts";
import { ERROR_REPORT_PATH } from "./path.ts";
import type { TracedCall } from "./trace.ts";

/** Where the page is. */
interface PageAddress {
  href: string;
  hostname: string;
}

/** What the two events carry, as far as it is read. */
interface Uncaught {
  error?: unknown;
  message?: string;
  filename?: string;
  reason?: unknown;
}

/** What of `window` is listened to. */
type ErrorTarget = Pick<EventTarget, "addEventListener" | "removeEventListener">;

export interface ErrorReporterOptions {
  /** Version of the app, so that a report names the build it is about. */
  build: string;
  /** Origin of the server without a trailing slash; default: the page's own. */
  baseUrl?: string;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Address of the page; default: the browser's. Null where there is no page. */
  getPage?: () => PageAddress | null;
  /** Reports a minute at most; default 10. What is more is dropped. */
  perMinute?: number;
}

export interface ErrorReporter {
  /** Reports a failed call: pass it as the client's `onCallFailed`. */
  callFailed: (failed: FailedCall) => void;
  /** Reports an error that was caught, such as one of rendering. */
  report: (error: unknown, details?: Details) => void;
  /** Reports uncaught errors and unhandled rejections of a window. Returns what ends the listening. */
  listen: (target: ErrorTarget) => () => void;
  /** From now on reports say which calls came before. */
  trace: () => Promise<void>;
}

const DEFAULT_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** Browsers take no more than 64 KiB of bodies that outlive their page, all those under way together. */
const KEEPALIVE_BYTES = 60_000;
const LOCAL = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1\]?|)$/;

function browserPage(): PageAddress | null {
  return (globalThis as { location?: PageAddress }).location ?? null;
}

function nameOf(error: unknown): string {
  return typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";
}

/** Not worth a report: given up on purpose, or the browser's own remark on layout. */
function isNoise(error: unknown, message: string): boolean {
  return ["CancelledError", "AbortError"].includes(nameOf(error)) || message.includes("ResizeObserver");
}

/** Tells the server of errors in an app. It never throws, never reports itself, and stays silent on localhost. */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { getPage = browserPage, perMinute = DEFAULT_PER_MINUTE } = options;
  const sentAt: number[] = [];
  /** A failed call that nobody caught comes a second time, as an unhandled rejection. */
  const known = new WeakSet<object>();
  /** Bytes under way that outlive the page. */
  let flying = 0;
  let traced: (() => readonly TracedCall[]) | undefined;

  function mayReport(error: unknown, details: Details): boolean {
    const page = getPage();
    if (page && LOCAL.test(page.hostname)) return false;
    if (isNoise(error, details.message ?? (error instanceof Error ? error.message : String(error))))
      return false;
    if (typeof error === "object" && error !== null) {
      if (known.has(error)) return false;
      known.add(error);
    }
    const now = Date.now();
    while (sentAt[0] !== undefined && now - sentAt[0] >= MINUTE_MS) sentAt.shift();
    if (sentAt.length >= perMinute) return false;
    sentAt.push(now);
    return true;
  }

  function send(content: string): void {
    const body = JSON.stringify({ type: "error", content });
    const bytes = new TextEncoder().encode(body).length;
    const keepalive = flying + bytes <= KEEPALIVE_BYTES;
    const held = keepalive ? bytes : 0;
    flying += held;
    const landed = () => {
      flying -= held;
    };
    const answer = (options.fetch ?? fetch)(`${options.baseUrl ?? ""}${ERROR_REPORT_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      keepalive,
    });
    // A report that cannot be sent is no error of the app.
    answer.then(landed, landed);
  }

  /**
   * What masks a report is fetched for the first one. Without it, nothing is told but what the build and the error are
   * called.
   */
  async function tell(error: unknown, details: Details): Promise<void> {
    if (!mayReport(error, details)) return;
    const app = { page: getPage()?.href, build: options.build, trace: traced?.() };
    const masked = await import("./content.ts").catch(() => null);
    const bare = { name: nameOf(error).slice(0, 99) || "Error", message: "", build: app.build };
    send(masked ? masked.reportOf(error, details, app) : JSON.stringify(bare));
  }

  function report(error: unknown, details: Details = {}): void {
    // An error that cannot even be read must not become a second one.
    tell(error, details).catch(() => {});
  }

  const onError = (event: Event) => {
    const { error, message, filename } = event as Event & Uncaught;
    report(error ?? message, { message, file: filename });
  };
  const onRejection = (event: Event) => report((event as Event & Uncaught).reason);

  return {
    report,
    callFailed({ error, request }) {
      if (new URL(request.url, "http://page").pathname.endsWith(ERROR_REPORT_PATH)) return;
      // The server answered, and meant it.
      if (error.name === "ApiError" && error.status === 200) return;
      report(error, { url: request.url, request });
    },
    listen(target) {
      target.addEventListener("error", onError);
      target.addEventListener("unhandledrejection", onRejection);
      return () => {
        target.removeEventListener("error", onError);
        target.removeEventListener("unhandledrejection", onRejection);
      };
    },
    // Few operators ask for it, so no page brings it along; the browser has kept the calls until it comes.
    async trace() {
      traced ??= (await import("./trace.ts")).traceCalls();
    },
  };
}
