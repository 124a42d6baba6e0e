import type { BrowserContext, CDPSession, Request, WebSocket } from "playwright-core";
import { normalHost } from "../../egress/address.ts";
import type { DialRecord } from "../../egress/types.ts";
import type { PassFacts, RequestFact } from "../../facts/types.ts";
import { maskRequest, maskUrl } from "../mask.ts";
import { bodyText } from "../personal/encodings.ts";
import { joinKeys } from "../personal/single-keys.ts";
import { CookieLedger } from "./cookie-ledger.ts";
import { signatureOf } from "./signature.ts";

const MOST_REQUESTS = 1_500;
/** A request open longer than this is a stream or a long poll: the page does not wait for it. */
const OPEN_MS = 4_000;

interface Entry {
  url: string;
  method: string;
  resourceType: string;
  frameUrl: string;
  body: string | null;
  /** A body of blobs or files, which is read later than it is sent. */
  packed: { text: string | null } | null;
  at: number;
  status: number | null;
  failed: string | null;
  signature: string | null;
  /** Address that was told beside the request, where it says more than its site. */
  referrer: string | null;
}

/** More than the origin of a page in what a request says it came from. */
function referrerOf(request: Request): string | null {
  const { referer } = request.headers();
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname.length > 1 || search !== "" ? maskUrl(referer) : null;
}

/** Bytes of a script that are looked at for its maker, and how many scripts are. */
const MOST_SCRIPT = 400_000;
const MOST_SCRIPTS = 60;
/** Bytes of what one connection sends that are kept for looking at. */
const MOST_SENT = 20_000;

type CallStack = { callFrames: { url: string }[]; parent?: CallStack };

function scriptsOf(stack: CallStack | undefined): string[] {
  const urls = new Set<string>();
  for (let at = stack, depth = 0; at && depth < 5; at = at.parent, depth += 1)
    for (const { url } of at.callFrames) if (url.startsWith("http")) urls.add(url);
  return [...urls].slice(0, 8);
}

const keyOf = (method: string, url: string) => `${method} ${url.split("#", 1)[0]}`;

const sentIn = ({ body, packed }: Entry): string | null => body ?? packed?.text ?? null;

const isWeb = (url: string) => /^(?:https?|wss?):/.test(url);

/** Takes down what the browser asks for, in every frame, worker and popup, and which cookies come back. */
export class Recorder {
  readonly cookies = new CookieLedger();
  #entries: Entry[] = [];
  readonly #byRequest = new WeakMap<Request, Entry>();
  readonly #open = new Set<Entry>();
  readonly #hosts = new Set<string>();
  readonly #initiators = new Map<string, string[][]>();
  /** Addresses of a request and of the redirects it followed, in order. */
  readonly #urls = new Map<string, string[]>();
  readonly #replies = new Map<string, number>();
  readonly #blockedReasons = new Map<string, string>();
  #mixed: PassFacts["mixedContent"] = [];
  #start = Date.now();
  #lastActivity = Date.now();
  /** Bodies of blobs whose request was not told yet, by its key. */
  readonly #packed = new Map<string, { text: string | null }[]>();
  readonly #readings = new Set<Promise<void>>();
  #scripts = 0;

  constructor(context: BrowserContext) {
    context.on("request", (request) => this.#asked(request));
    context.on("response", (response) => {
      const entry = this.#byRequest.get(response.request());
      if (!entry) return;
      entry.status = response.status();
      if (entry.resourceType === "script" && response.ok()) this.#read(entry, () => response.body());
    });
    context.on("requestfinished", (request) => this.#ended(request, null));
    context.on("requestfailed", (request) => this.#ended(request, request.failure()?.errorText ?? "failed"));
    context.on("page", (page) => page.on("websocket", (socket) => this.#socket(socket, page.url())));
    for (const page of context.pages()) page.on("websocket", (socket) => this.#socket(socket, page.url()));
  }

  /** Adds what only the page's own session tells: who asked, which cookies were refused, mixed content. */
  async watch(cdp: CDPSession): Promise<void> {
    cdp.on("Network.requestWillBeSent", ({ requestId, request, initiator, type }) => {
      this.#urls.set(requestId, [...(this.#urls.get(requestId) ?? []), request.url]);
      const key = keyOf(request.method, request.url);
      const queue = this.#initiators.get(key) ?? [];
      queue.push(scriptsOf(initiator.stack as CallStack | undefined));
      this.#initiators.set(key, queue);
      if (request.hasPostData && request.postData === undefined) this.#unpack(cdp, requestId, key);
      if (request.mixedContentType && request.mixedContentType !== "none" && this.#mixed.length < 200)
        this.#mixed.push({ url: maskUrl(request.url), resourceType: (type ?? "other").toLowerCase() });
    });
    cdp.on("Network.responseReceivedExtraInfo", ({ requestId, headers, blockedCookies }) => {
      const hop = this.#replies.get(requestId) ?? 0;
      this.#replies.set(requestId, hop + 1);
      const by = () => this.#urls.get(requestId)?.[hop] ?? this.#urls.get(requestId)?.at(-1) ?? "";
      this.cookies.fromHeaders(headers, by);
      for (const refused of blockedCookies) this.cookies.wasRefused(refused, by);
    });
    cdp.on("Network.loadingFailed", ({ requestId, blockedReason }) => {
      const url = this.#urls.get(requestId)?.at(-1);
      if (url && blockedReason) this.#blockedReasons.set(url, blockedReason);
    });
    await cdp.send("Network.enable", { maxPostDataSize: 4_096 });
  }

  /** Reads a script for the marks of its maker. */
  #read(entry: Entry, body: () => Promise<Buffer>): void {
    this.#scripts += 1;
    if (this.#scripts > MOST_SCRIPTS) return;
    const reading = body()
      .then((bytes) => {
        entry.signature = signatureOf(bytes.subarray(0, MOST_SCRIPT).toString("latin1"));
      })
      .catch(() => {})
      .finally(() => this.#readings.delete(reading));
    this.#readings.add(reading);
  }

  /** Reads a body that the request's event leaves out, and keeps it with the request. */
  #unpack(cdp: CDPSession, requestId: string, key: string): void {
    const packed: { text: string | null } = { text: null };
    const entry = this.#entries.find(
      (one) => one.body === null && one.packed === null && keyOf(one.method, one.url) === key,
    );
    if (entry) entry.packed = packed;
    else this.#packed.set(key, [...(this.#packed.get(key) ?? []), packed]);
    const reading = cdp
      .send("Network.getRequestPostData", { requestId })
      .then(({ postData, base64Encoded }) => {
        packed.text = bodyText(Buffer.from(postData, base64Encoded ? "base64" : "utf8"));
      })
      .catch(() => {})
      .finally(() => this.#readings.delete(reading));
    this.#readings.add(reading);
  }

  /** Waits for what is still being read. */
  async settled(): Promise<void> {
    const done = Promise.all(this.#readings);
    await Promise.race([done, new Promise((late) => setTimeout(late, 1_500))]);
  }

  /** Third-party hosts that were sent a value; the site's own are those that `isOwn` knows. */
  receiversOf(value: string, isOwn: (host: string) => boolean): string[] {
    if (value.length < 8) return [];
    const forms = [...new Set([value, encodeURIComponent(value)])];
    const hosts = new Set<string>();
    for (const entry of this.#entries) {
      const body = sentIn(entry);
      if (!forms.some((form) => entry.url.includes(form) || body?.includes(form))) continue;
      const { hostname } = new URL(entry.url);
      if (!isOwn(hostname)) hosts.add(hostname);
      if (hosts.size >= 10) break;
    }
    return [...hosts];
  }

  /** Starts over: what follows belongs to a new phase, with its own time zero. */
  restart(): void {
    this.#entries = [];
    this.#packed.clear();
    this.#open.clear();
    this.#start = Date.now();
    this.#lastActivity = Date.now();
  }

  #asked(request: Request): void {
    const url = request.url();
    if (!isWeb(url)) return;
    this.#hosts.add(normalHost(new URL(url).hostname));
    if (this.#entries.length >= MOST_REQUESTS) return;
    let frameUrl = "";
    try {
      frameUrl = request.frame().url();
    } catch {
      // A service worker's request has no frame.
    }
    let body: string | null = null;
    try {
      const sent = request.postDataBuffer();
      body = sent ? bodyText(sent) : null;
    } catch {
      body = null;
    }
    const entry: Entry = {
      url,
      method: request.method(),
      resourceType: request.resourceType(),
      frameUrl: request.isNavigationRequest() ? url : frameUrl,
      body,
      packed: body === null ? (this.#packed.get(keyOf(request.method(), url))?.shift() ?? null) : null,
      at: Date.now(),
      status: null,
      failed: null,
      signature: null,
      referrer: referrerOf(request),
    };
    this.#entries.push(entry);
    this.#byRequest.set(request, entry);
    if (entry.resourceType !== "eventsource") this.#open.add(entry);
    this.#lastActivity = Date.now();
  }

  #ended(request: Request, failed: string | null): void {
    const entry = this.#byRequest.get(request);
    if (!entry) return;
    entry.failed = failed;
    this.#open.delete(entry);
    this.#lastActivity = Date.now();
  }

  #socket(socket: WebSocket, frameUrl: string): void {
    this.#hosts.add(normalHost(new URL(socket.url()).hostname));
    if (this.#entries.length >= MOST_REQUESTS) return;
    const entry: Entry = {
      url: socket.url(),
      method: "GET",
      resourceType: "websocket",
      frameUrl,
      body: null,
      packed: null,
      at: Date.now(),
      status: null,
      failed: null,
      signature: null,
      referrer: null,
    };
    this.#entries.push(entry);
    socket.on("framesent", ({ payload }) => {
      const text = typeof payload === "string" ? payload : bodyText(payload);
      if ((entry.body?.length ?? 0) < MOST_SENT) entry.body = entry.body ? `${entry.body}\n${text}` : text;
      this.#lastActivity = Date.now();
    });
    socket.on("socketerror", (error) => {
      entry.failed = error;
    });
  }

  /**
   * Waits until nothing has been asked for or is open for a while, or the time is up. What was just set off is given
   * `leastMs` to be asked for: on a busy machine it comes late.
   */
  async idle(quietMs: number, mostMs: number, leastMs = 0): Promise<void> {
    const from = Date.now();
    const until = from + mostMs;
    while (Date.now() < until) {
      const now = Date.now();
      const waiting = [...this.#open].some(({ at }) => now - at < OPEN_MS);
      if (!waiting && now - this.#lastActivity >= quietMs && now - from >= leastMs) return;
      await new Promise((done) => setTimeout(done, 40));
    }
  }

  /** A moment of the clock as the phase counts. */
  since(moment: number): number {
    return moment - this.#start;
  }

  /** http subresources asked for by an https page. */
  get mixedContent(): PassFacts["mixedContent"] {
    return this.#mixed;
  }

  /** Hosts asked for since the pass began. */
  get hosts(): ReadonlySet<string> {
    return this.#hosts;
  }

  /** The phase's requests, joined with the addresses dialled for them. */
  requests(dials: readonly DialRecord[]): RequestFact[] {
    const queues = new Map([...this.#initiators].map(([key, queue]) => [key, [...queue]]));
    const joined = joinKeys(
      this.#entries.map((entry) => ({
        host: new URL(entry.url).hostname,
        url: entry.url,
        body: sentIn(entry),
      })),
    ).toReversed();
    // Initiators of earlier phases come first in their queues: take from the end.
    return this.#entries
      .toReversed()
      .map((entry, index): RequestFact => {
        const { hostname } = new URL(entry.url);
        const host = normalHost(hostname);
        const ofHost = dials.filter((dial) => dial.host === host);
        const kept = maskRequest(entry.url, sentIn(entry));
        const refused = ofHost.every(({ ip }) => ip === null) ? ofHost.at(-1)?.refused : null;
        return {
          url: kept.url,
          host: hostname,
          method: entry.method,
          resourceType: entry.resourceType,
          status: entry.status,
          ip: ofHost.find(({ ip }) => ip !== null)?.ip ?? null,
          atMs: entry.at - this.#start,
          frameUrl: maskUrl(entry.frameUrl),
          initiator: (queues.get(keyOf(entry.method, entry.url))?.pop() ?? []).map(maskUrl),
          body: kept.body,
          blocked: entry.failed === null ? null : (refused ?? this.#blockedReasons.get(entry.url) ?? null),
          identifiers: [...kept.identifiers, ...(joined[index] ?? [])],
          ...(entry.referrer && { referrer: entry.referrer }),
          ...(Object.keys(kept.signals).length > 0 && { signals: kept.signals }),
          ...(entry.signature && { signature: entry.signature }),
        };
      })
      .toReversed();
  }
}
