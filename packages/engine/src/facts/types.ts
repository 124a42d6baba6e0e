import type { PersonalDataKind } from "../vocabulary.ts";

/**
 * What the collectors saw, as plain JSON: append-only, versioned, with no verdict
 * in it. Rules read nothing else. Times are milliseconds from the start of their
 * pass unless a name says otherwise; sizes are bytes. Blobs (screenshots) are
 * named by the SHA-256 of their bytes and stored beside the facts.
 */
export const FACTS_VERSION = 1;

/** One visit of the browser: `base` touches nothing, the others press a choice first or send GPC. */
export const PASSES = ["base", "reject", "accept", "gpc"] as const;
export type PassName = (typeof PASSES)[number];

/** Parts of the facts that can be missing on their own. */
export const COLLECTORS = ["network", "tls", "base", "reject", "accept", "gpc", "policy"] as const;
export type CollectorName = (typeof COLLECTORS)[number];

/** How much of a collector's work was done. A rule that needs an incomplete one answers "uncertain". */
export interface Coverage {
  collector: CollectorName;
  complete: boolean;
  /** Machine-readable cause when incomplete, e.g. `timeout`, `bot_wall`, `no_banner`, `http_500`. */
  reason: string | null;
}

export interface HttpHeader {
  name: string;
  value: string;
}

/** One hop of following an address, made by the engine itself, not the browser. */
export interface Hop {
  url: string;
  status: number;
  location: string | null;
  headers: HttpHeader[];
}

export interface NetworkFacts {
  /** Hops from the submitted address to the last page, in order. */
  hops: Hop[];
  /** Hops from `http://host/`; null when port 80 does not answer. */
  httpHops: Hop[] | null;
  /** Does the host answer over https at all? */
  httpsReachable: boolean;
}

export interface TlsFacts {
  host: string;
  port: number;
  authorized: boolean;
  /** Node's code, e.g. `CERT_HAS_EXPIRED`; null when authorised. */
  authorizationError: string | null;
  protocol: string | null;
  certificate: {
    subject: string;
    issuer: string;
    altNames: string[];
    /** ISO 8601. */
    validFrom: string;
    validTo: string;
    fingerprint256: string;
  } | null;
  /** Old versions whose handshake the server accepted, e.g. `TLSv1`, `TLSv1.1`. */
  legacyAccepted: string[];
  /** False where the probe could not be made: then the list above says nothing. */
  legacyProbed: boolean;
}

export interface RequestFact {
  url: string;
  host: string;
  method: string;
  /** Chromium's resource type, e.g. `script`, `image`, `fetch`, `ping`, `websocket`. */
  resourceType: string;
  status: number | null;
  /** Address the egress proxy dialled; null when it never did. */
  ip: string | null;
  atMs: number;
  /** Address of the frame that asked. */
  frameUrl: string;
  /** Script addresses behind the request, nearest first; empty when the parser asked. */
  initiator: string[];
  /** First bytes of the body sent, masked; null when none. */
  body: string | null;
  /** Set when the egress proxy or the browser refused it. */
  blocked: string | null;
  /** Personal data found in it before it was masked, however it was encoded. */
  identifiers?: IdentifierFact[];
  /** Consent signals sent along, by parameter: `gcs`, `gcd`, `gdpr_consent`, `us_privacy`, `gpp`. */
  signals?: Record<string, string>;
  /** Page it said it came from, where that says more than the site. */
  referrer?: string;
  /** Maker of a script, told by its content, wherever it is served from. */
  signature?: string;
}

/** A personal value that a request carried. The value itself is not kept. */
export interface IdentifierFact {
  /** Field it stood in, with the way to it, e.g. `data.user.email`. */
  key: string;
  kind: PersonalDataKind;
  /** How it was written: `plain`, `base64`, `json`, or the hash. */
  encoding: "plain" | "base64" | "hex" | "md5" | "sha1" | "sha256" | "hash";
  /** Where in the request it stood. */
  location: "in_query" | "in_body" | "in_path" | "in_header";
  /** Which of the values typed by the assessment it was; absent where it was the site's own. */
  typed?: "email" | "phone" | "word" | "password";
}

/** What a stored value looks like: an identifier, a moment, a switch, data or words. */
export type ValueShape = "id" | "time" | "flag" | "data" | "text" | "empty";

export interface CookieFact {
  name: string;
  /** First and last two characters, the rest masked. */
  valueMasked: string;
  domain: string;
  path: string;
  /** Seconds it lives from now; null for a session cookie. */
  lifetimeS: number | null;
  secure: boolean;
  httpOnly: boolean;
  sameSite: "Strict" | "Lax" | "None" | null;
  /** When it was first seen in this pass; null where not known. */
  firstSeenMs: number | null;
  /** Address of the response or script that set it; null where not known. */
  setBy: string | null;
  shape?: ValueShape;
  /** Third-party hosts that were sent its value. */
  sharedWith?: string[];
}

export interface StorageFact {
  origin: string;
  kind: "localStorage" | "sessionStorage" | "indexedDB" | "cacheStorage" | "serviceWorker";
  key: string;
  valueMasked: string;
  shape?: ValueShape;
  sharedWith?: string[];
}

export interface FormFact {
  pageUrl: string;
  action: string;
  method: string;
  /** Type and name of each input. */
  fields: {
    type: string;
    name: string;
    autocomplete: string;
    /** What a visitor reads beside or in it. */
    label?: string;
  }[];
  hasPassword: boolean;
  /** What it says it is for: its heading, and the button that sends it. */
  about?: string;
}

export interface LinkFact {
  href: string;
  text: string;
  /** In the footer or its like. */
  inFooter: boolean;
}

export interface ScriptFact {
  src: string;
  integrity: string | null;
  crossorigin: string | null;
}

/** How a button looks: sizes in CSS pixels, contrasts as WCAG ratios. */
export interface ButtonLook {
  width: number;
  height: number;
  fontPx: number;
  /** Of its words against what lies under them. */
  contrast: number;
  /** Of its area against the banner's. */
  fill: number;
  /** Shown as plain text or as a link. */
  plain: boolean;
}

/** What the page showed as a consent banner. */
export interface BannerFact {
  /** Host of the frame that it stands in, where that is not the page itself. */
  frameHost?: string;
  /** Name of the consent platform, or `generic` for one found by its words and place. */
  platform: string;
  text: string;
  buttons: {
    text: string;
    kind: "accept" | "reject" | "settings" | "close" | "other";
    layer: 1 | 2;
    look?: ButtonLook;
  }[];
  language: string;
  /** Boxes and switches by their words, on either layer. */
  boxes?: {
    text: string;
    checked: boolean;
    disabled: boolean;
    layer: 1 | 2;
    /** Its own words, where it is one of several answers to `text`. */
    answer?: string;
  }[];
  /** Share of the window it covers, 0 to 1, with whatever dims the page. */
  covers?: number;
  /** The page behind cannot be scrolled or pressed. */
  blocks?: boolean;
  /** Its settings were pressed, and nothing on the page changed. */
  deadSettings?: true;
}

export interface ScreenshotFact {
  /** SHA-256 of the picture: a PNG, or a JPEG where that is much smaller. */
  blob: string;
  width: number;
  height: number;
  pass: PassName;
  /** What the moment was: `loaded`, `after_choice`, `after_reload`. */
  moment: "loaded" | "after_choice" | "after_reload";
  atMs: number;
  /** Places of what is marked in it: the banner first, then its buttons in their order. Absent in a plain picture. */
  marks?: { x: number; y: number; width: number; height: number }[];
}

export interface PassFacts {
  pass: PassName;
  finalUrl: string;
  title: string;
  language: string | null;
  /** Requests before any choice in `base`; after choice and reload in `reject` and `accept`. */
  requests: RequestFact[];
  cookies: CookieFact[];
  /** Cookies the browser refused, with its reason. */
  blockedCookies: {
    name: string;
    domain: string;
    reason: string;
    /** Address of the response that tried. */
    setBy?: string;
    lifetimeS?: number | null;
  }[];
  storage: StorageFact[];
  banner: BannerFact | null;
  /** What pressing did: null in passes that press nothing. */
  choice: {
    wanted: "reject" | "accept";
    pressed: boolean;
    clicks: number;
    method: string;
    bannerGone: boolean;
    /** The page that pressing led to, where it was another one; the first was opened again after it. */
    ledTo?: string;
    /** Words of what brought the question back after the choice, where it was pressed; empty of a picture without words. */
    wayBack?: string;
    /** Words of what was pressed in search of it and did nothing that can be seen. */
    deadWays?: string[];
  } | null;
  responseHeaders: HttpHeader[];
  forms: FormFact[];
  links: LinkFact[];
  scripts: ScriptFact[];
  /** http subresources asked for by an https page, blocked or not. */
  mixedContent: { url: string; resourceType: string }[];
  /** Hosts whose scripts listen to mouse, input and mutation together. */
  recorderListeners: { scriptUrl: string; events: string[] }[];
  /** Did the browser's own list of requests agree with the egress log? */
  collectorComplete: boolean;
  screenshots: ScreenshotFact[];
  durationMs: number;
  /** Status of the first page. */
  status?: number;
  /** How the first page introduces itself: its description and the start of its text. */
  opening?: string;
  /** Headers that stand in the first page itself. */
  metaHeaders?: HttpHeader[];
  /** Pages visited, the first one first. */
  pages?: PageFact[];
  /** Words of the buttons outside the banner: a way back to the choice may be one. */
  controls?: string[];
  /** Of these the buttons that send no form. */
  buttons?: string[];
  /** What the page's consent interfaces said at the end. */
  consentStrings?: { tcf?: string; usp?: string; gpp?: string; gtag?: Record<string, string> };
  /** Scripts that read the device as fingerprinting does; by `worker` those of workers that can, or that could not be read: whether they do is not seen. */
  fingerprinting?: { scriptUrl: string; apis: string[]; reads: number }[];
  /** When a made-up value was typed into fields of a page, and into how many. */
  typing?: { pageUrl: string; fields: number; fromMs: number; toMs: number }[];
  /** Front-end libraries by name and version. */
  libraries?: { name: string; version: string; url: string | null }[];
}

/** A page that was visited. */
export interface PageFact {
  url: string;
  kind: "start" | "product" | "article" | "contact" | "sign_up" | "other";
  status: number | null;
  title: string;
  /** Characters of text that a visitor can read. */
  textLength: number;
  /** Of a page after the first: when it was asked for, which ended the stay on the one before, and its first heading. */
  atMs?: number;
  heading?: string;
  /** When it was left, where that was before the next one was asked for. */
  leftMs?: number;
  /** Why a page after the first is none of the site, though it answered: `bot_wall`, `login_wall`, `http_404`, ... */
  notPage?: string;
  /** Of a page after the first: headers of its reply that protect a page, and those that it states itself. */
  responseHeaders?: HttpHeader[];
  metaHeaders?: HttpHeader[];
}

/** A file at a well-known address; its text is cut to 2,000 characters. */
export interface WellKnownFact {
  path: string;
  status: number;
  type: string;
  text: string;
}

export interface PolicyFact {
  url: string;
  status: number;
  linkText: string;
  /** Plain text, at most 200,000 characters. */
  text: string;
  language: string | null;
  /** Why it is no policy though it answered: `soft_404`, `login_wall`, ... */
  notPage?: string;
  /** `html` where absent. */
  format?: "html" | "pdf" | "text";
}

export interface WebsiteFacts {
  version: typeof FACTS_VERSION;
  assetType: "website";
  target: { url: string; host: string; site: string };
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  engine: { version: string; browser: string; sandboxed: boolean };
  coverage: Coverage[];
  network: NetworkFacts | null;
  tls: TlsFacts | null;
  passes: Partial<Record<PassName, PassFacts>>;
  policies: PolicyFact[];
  /** Country of each address dialled, as an estimate; ISO 3166 alpha-2. */
  ipCountries: Record<string, string | null>;
  /** Other names that hosts of the site itself resolve by, nearest first. */
  aliases?: Record<string, string[]>;
  /** What the site answers to a page of another site that asks with its visitor's cookies. */
  cors?: { allowOrigin: string | null; allowCredentials: boolean };
  /** Files at well-known addresses of the site. */
  wellKnown?: WellKnownFact[];
  /** Every dial the egress proxy made or refused. */
  egress: { host: string; port: number; ip: string | null; refused: string | null; bytes: number }[];
  /**
   * Texts in which characters that no database holds (U+0000, half of a surrogate pair) were replaced by U+FFFD when the
   * facts were stored; absent where none was.
   */
  replacedTexts?: number | undefined;
}

export type Facts = WebsiteFacts;
