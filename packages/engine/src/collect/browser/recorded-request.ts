import type { Request } from "playwright-core";
import type { FoundLibrary } from "../../knowledge/vulnerable.ts";
import { maskUrl } from "../mask.ts";
import { bodyText } from "../personal/encodings.ts";

/** Text that is read later than the request it belongs to is told. */
export interface LateText {
  text: string | null;
}

/** A request as the browser told of it, before anything of it is masked. */
export interface RecordedRequest {
  url: string;
  method: string;
  resourceType: string;
  frameUrl: string;
  body: string | null;
  /** A body of blobs or files, which the request's event leaves out. */
  lateBody: LateText | null;
  at: number;
  status: number | null;
  failed: string | null;
  signature: string | null;
  /** What a script holds of others. */
  libraries: readonly FoundLibrary[];
  /** Address that was told beside the request, where it says more than its site. */
  referrer: string | null;
  /** Headers that no browser sends by itself. */
  headers: readonly (readonly [name: string, value: string])[];
}

/** What browsers send by themselves, or pages for the transport alone. */
const USUAL =
  /^(?:accept|user-agent|referer|origin|content-|cache-control|pragma|upgrade-insecure|host$|connection|cookie$|range$|if-|dnt$|priority$|te$|sec-|x-requested-with$|x-client-data$|:)/i;

const ownHeaders = (request: Request) =>
  Object.entries(request.headers())
    .filter(([name]) => !USUAL.test(name))
    .slice(0, 20);

/** What the events of one request are joined by. */
export const requestKey = (method: string, url: string) => `${method} ${url.split("#", 1)[0]}`;

/** What a request sent in its body. */
export const sentIn = ({ body, lateBody }: RecordedRequest): string | null => body ?? lateBody?.text ?? null;

/** More than the origin of a page in what a request says it came from. */
function referrerOf(request: Request): string | null {
  const { referer } = request.headers();
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname.length > 1 || search !== "" ? maskUrl(referer) : null;
}

function frameUrlOf(request: Request): string {
  try {
    return request.isNavigationRequest() ? request.url() : request.frame().url();
  } catch {
    // A service worker's request has no frame.
    return "";
  }
}

function bodyOf(request: Request): string | null {
  try {
    const sent = request.postDataBuffer();
    return sent ? bodyText(sent) : null;
  } catch {
    return null;
  }
}

export const recordedRequest = (request: Request): RecordedRequest => ({
  url: request.url(),
  method: request.method(),
  resourceType: request.resourceType(),
  frameUrl: frameUrlOf(request),
  body: bodyOf(request),
  lateBody: null,
  at: Date.now(),
  status: null,
  failed: null,
  signature: null,
  libraries: [],
  referrer: referrerOf(request),
  headers: ownHeaders(request),
});

/** A connection that stays open, as the request that opened it. What it sends is its body. */
export const recordedSocket = (url: string, frameUrl: string): RecordedRequest => ({
  url,
  method: "GET",
  resourceType: "websocket",
  frameUrl,
  body: null,
  lateBody: null,
  at: Date.now(),
  status: null,
  failed: null,
  signature: null,
  libraries: [],
  referrer: null,
  headers: [],
});
