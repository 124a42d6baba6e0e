import type { BrowserContext, CDPSession, Request, WebSocket } from "playwright-core";
import { normalHost } from "../../egress/address.ts";
import type { DialRecord } from "../../egress/types.ts";
import type { PassFacts, RequestFact } from "../../facts/types.ts";
import { maskUrl } from "../mask.ts";
import { bodyText } from "../personal/encodings.ts";
import { CookieLedger } from "./cookie-ledger.ts";
import { LateContents } from "./late-contents.ts";
import {
  type RecordedRequest,
  recordedRequest,
  recordedSocket,
  requestKey,
  sentIn,
} from "./recorded-request.ts";
import { requestFacts } from "./request-facts.ts";

const MOST_REQUESTS = 1_500;
/** A request open longer than this is a stream or a long poll: the page does not wait for it. */
const OPEN_MS = 4_000;

/** Bytes of what one connection sends that are kept for looking at. */
const MOST_SENT = 20_000;

type CallStack = { callFrames: { url: string }[]; parent?: CallStack };

function scriptsOf(stack: CallStack | undefined): string[] {
  const urls = new Set<string>();
  for (let at = stack, depth = 0; at && depth < 5; at = at.parent, depth += 1)
    for (const { url } of at.callFrames) if (url.startsWith("http")) urls.add(url);
  return [...urls].slice(0, 8);
}

const isWeb = (url: string) => /^(?:https?|wss?):/.test(url);

/** Takes down what the browser asks for, in every frame, worker and popup, and which cookies come back. */
export class Recorder {
  readonly cookies = new CookieLedger();
  #entries: RecordedRequest[] = [];
  readonly #byRequest = new WeakMap<Request, RecordedRequest>();
  readonly #open = new Set<RecordedRequest>();
  readonly #hosts = new Set<string>();
  readonly #initiators = new Map<string, string[][]>();
  /** Addresses of a request and of the redirects it followed, in order. */
  readonly #urls = new Map<string, string[]>();
  readonly #replies = new Map<string, number>();
  readonly #blockedReasons = new Map<string, string>();
  #mixed: PassFacts["mixedContent"] = [];
  #start = Date.now();
  #lastActivity = Date.now();
  readonly #late = new LateContents();

  constructor(context: BrowserContext) {
    context.on("request", (request) => this.#asked(request));
    context.on("response", (response) => {
      const entry = this.#byRequest.get(response.request());
      if (!entry) return;
      entry.status = response.status();
      if (entry.resourceType === "script" && response.ok())
        this.#late.readScript(entry, () => response.body());
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
      const key = requestKey(request.method, request.url);
      const queue = this.#initiators.get(key) ?? [];
      queue.push(scriptsOf(initiator.stack as CallStack | undefined));
      this.#initiators.set(key, queue);
      if (request.hasPostData && request.postData === undefined)
        this.#late.readBody(cdp, requestId, key, this.#entries);
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

  /** Waits for what is still being read. */
  settled(): Promise<void> {
    return this.#late.settled();
  }

  /** Third-party hosts that were sent a value; the site's own are those that `isOwn` knows. */
  receiversOf(value: string, isOwn: (host: string) => boolean): string[] {
    if (value.length < 8) return [];
    const forms = [...new Set([value, encodeURIComponent(value)])];
    const hosts = new Set<string>();
    for (const entry of this.#entries) {
      const body = sentIn(entry);
      const told = [entry.url, body, ...entry.headers.map(([, said]) => said)];
      if (!forms.some((form) => told.some((text) => text?.includes(form)))) continue;
      const { hostname } = new URL(entry.url);
      if (!isOwn(hostname)) hosts.add(hostname);
      if (hosts.size >= 10) break;
    }
    return [...hosts];
  }

  /** Starts over: what follows belongs to a new phase, with its own time zero. */
  restart(): void {
    this.#entries = [];
    this.#late.restart();
    this.#open.clear();
    this.#start = Date.now();
    this.#lastActivity = Date.now();
  }

  #asked(request: Request): void {
    const url = request.url();
    if (!isWeb(url)) return;
    this.#hosts.add(normalHost(new URL(url).hostname));
    if (this.#entries.length >= MOST_REQUESTS) return;
    const entry = recordedRequest(request);
    if (entry.body === null) entry.lateBody = this.#late.takeBody(requestKey(entry.method, url));
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
    const entry = recordedSocket(socket.url(), frameUrl);
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

  /** Libraries in the phase's scripts. */
  get libraries(): NonNullable<PassFacts["libraries"]> {
    const all = this.#entries.flatMap(({ libraries, url }) =>
      libraries.map((library) => ({ ...library, url: maskUrl(url) })),
    );
    return [...new Map(all.map((one) => [`${one.name} ${one.version} ${one.url}`, one])).values()];
  }

  /** Addresses of the phase that answered. */
  get answered(): ReadonlySet<string> {
    return new Set(
      this.#entries.filter(({ status }) => status !== null && status < 400).map(({ url }) => url),
    );
  }

  /** Can the scripts that were read read a device as fingerprinting does, by their addresses? */
  get readers(): ReadonlyMap<string, boolean> {
    return this.#late.readers;
  }

  /** Hosts asked for since the pass began. */
  get hosts(): ReadonlySet<string> {
    return this.#hosts;
  }

  /** The phase's requests, joined with the addresses dialled for them. */
  requests(dials: readonly DialRecord[]): RequestFact[] {
    return requestFacts(this.#entries, {
      dials,
      initiators: this.#initiators,
      blockedReasons: this.#blockedReasons,
      start: this.#start,
    });
  }
}
