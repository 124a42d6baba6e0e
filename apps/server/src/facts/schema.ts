import { instant, PERSONAL_DATA_KINDS } from "@candor/api/entities";
import { COLLECTORS, FACTS_VERSION, PASSES, type WebsiteFacts } from "@candor/engine/facts";
import { z } from "zod";

/** Entries of one list. The engine stays far below it; an import may not make the rules work for minutes. */
const ENTRIES_MAX = 50_000;

const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(ENTRIES_MAX);
const text = z.string().max(400_000);
const orNull = <Value extends z.ZodType>(value: Value) => z.nullable(value);
/** An address that the engine itself asked for: rules take it apart. It asks on the web alone. */
const address = text.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""));
/** Blobs are named by the SHA-256 of their bytes. */
const blobName = z.string().regex(/^[0-9a-f]{64}$/);
const pass = z.enum(PASSES);

const header = z.object({ name: text, value: text });
const hop = z.object({ url: address, status: z.number(), location: orNull(text), headers: list(header) });

const tls = z.object({
  host: text,
  port: z.number(),
  authorized: z.boolean(),
  authorizationError: orNull(text),
  protocol: orNull(text),
  certificate: orNull(
    z.object({
      subject: text,
      issuer: text,
      altNames: list(text),
      validFrom: text,
      validTo: text,
      fingerprint256: text,
    }),
  ),
  legacyAccepted: list(text),
  legacyProbed: z.boolean(),
});

const shape = z.enum(["id", "time", "flag", "data", "text", "empty"]);

const identifier = z.object({
  key: text,
  kind: z.enum(PERSONAL_DATA_KINDS),
  encoding: z.enum(["plain", "base64", "hex", "md5", "sha1", "sha256", "hash"]),
  location: z.enum(["in_query", "in_body", "in_path", "in_header"]),
  typed: z.enum(["email", "phone", "word", "password"]).optional(),
});

const request = z.object({
  url: text,
  host: text,
  method: text,
  resourceType: text,
  status: orNull(z.number()),
  ip: orNull(text),
  atMs: z.number(),
  frameUrl: text,
  initiator: list(text),
  body: orNull(text),
  blocked: orNull(text),
  identifiers: list(identifier).optional(),
  signals: z.record(text, text).optional(),
  referrer: text.optional(),
  signature: text.optional(),
});

const cookie = z.object({
  name: text,
  valueMasked: text,
  domain: text,
  path: text,
  lifetimeS: orNull(z.number()),
  secure: z.boolean(),
  httpOnly: z.boolean(),
  sameSite: orNull(z.enum(["Strict", "Lax", "None"])),
  firstSeenMs: orNull(z.number()),
  setBy: orNull(text),
  shape: shape.optional(),
  sharedWith: list(text).optional(),
});

const storage = z.object({
  origin: text,
  kind: z.enum(["localStorage", "sessionStorage", "indexedDB", "cacheStorage", "serviceWorker"]),
  key: text,
  valueMasked: text,
  shape: shape.optional(),
  sharedWith: list(text).optional(),
});

const form = z.object({
  pageUrl: text,
  action: text,
  method: text,
  fields: list(z.object({ type: text, name: text, autocomplete: text, label: text.optional() })),
  hasPassword: z.boolean(),
  about: text.optional(),
});

const layer = z.union([z.literal(1), z.literal(2)]);

const look = z.object({
  width: z.number(),
  height: z.number(),
  fontPx: z.number(),
  contrast: z.number(),
  fill: z.number(),
  plain: z.boolean(),
});

const banner = z.object({
  platform: text,
  text,
  buttons: list(
    z.object({
      text,
      kind: z.enum(["accept", "reject", "settings", "close", "other"]),
      layer,
      look: look.optional(),
    }),
  ),
  language: text,
  boxes: list(
    z.object({ text, checked: z.boolean(), disabled: z.boolean(), layer, answer: text.optional() }),
  ).optional(),
  covers: z.number().optional(),
  blocks: z.boolean().optional(),
  deadSettings: z.literal(true).optional(),
  frameHost: text.optional(),
});

const page = z.object({
  url: text,
  kind: z.enum(["start", "product", "article", "contact", "sign_up", "other"]),
  status: orNull(z.number()),
  title: text,
  textLength: z.number(),
  atMs: z.number().optional(),
  heading: text.optional(),
  leftMs: z.number().optional(),
  notPage: text.optional(),
  responseHeaders: list(header).optional(),
  metaHeaders: list(header).optional(),
});

const consentStrings = z.object({
  tcf: text.optional(),
  usp: text.optional(),
  gpp: text.optional(),
  gtag: z.record(text, text).optional(),
});

const screenshot = z.object({
  blob: blobName,
  width: z.int(),
  height: z.int(),
  pass,
  moment: z.enum(["loaded", "after_choice", "after_reload"]),
  atMs: z.number(),
  marks: list(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })).optional(),
});

const visit = z.object({
  pass,
  finalUrl: text,
  title: text,
  language: orNull(text),
  requests: list(request),
  cookies: list(cookie),
  blockedCookies: list(
    z.object({
      name: text,
      domain: text,
      reason: text,
      setBy: text.optional(),
      lifetimeS: orNull(z.number()).optional(),
    }),
  ),
  storage: list(storage),
  banner: orNull(banner),
  choice: orNull(
    z.object({
      wanted: z.enum(["reject", "accept"]),
      pressed: z.boolean(),
      clicks: z.number(),
      method: text,
      bannerGone: z.boolean(),
      ledTo: text.optional(),
      wayBack: text.optional(),
      deadWays: list(text).optional(),
    }),
  ),
  responseHeaders: list(header),
  forms: list(form),
  links: list(z.object({ href: text, text, inFooter: z.boolean() })),
  scripts: list(z.object({ src: text, integrity: orNull(text), crossorigin: orNull(text) })),
  mixedContent: list(z.object({ url: text, resourceType: text })),
  recorderListeners: list(z.object({ scriptUrl: text, events: list(text) })),
  collectorComplete: z.boolean(),
  screenshots: list(screenshot),
  durationMs: z.number(),
  status: z.number().optional(),
  opening: text.optional(),
  metaHeaders: list(header).optional(),
  pages: list(page).optional(),
  controls: list(text).optional(),
  buttons: list(text).optional(),
  consentStrings: consentStrings.optional(),
  fingerprinting: list(z.object({ scriptUrl: text, apis: list(text), reads: z.number() })).optional(),
  typing: list(
    z.object({ pageUrl: text, fields: z.number(), fromMs: z.number(), toMs: z.number() }),
  ).optional(),
  libraries: list(z.object({ name: text, version: text, url: orNull(text) })).optional(),
});

const policy = z.object({
  url: address,
  status: z.number(),
  linkText: text,
  text,
  language: orNull(text),
  notPage: text.optional(),
  format: z.enum(["html", "pdf", "text"]).optional(),
});

const dial = z.object({
  host: text,
  port: z.number(),
  ip: orNull(text),
  refused: orNull(text),
  bytes: z.number(),
});

/** Facts of a website, whole: what the rules and every view of them rest on. */
export const websiteFacts = z.object({
  version: z.literal(FACTS_VERSION),
  assetType: z.literal("website"),
  target: z.object({ url: address, host: text, site: text }),
  startedAt: instant,
  durationMs: z.number(),
  engine: z.object({ version: text, browser: text, sandboxed: z.boolean() }),
  coverage: list(z.object({ collector: z.enum(COLLECTORS), complete: z.boolean(), reason: orNull(text) })),
  network: orNull(z.object({ hops: list(hop), httpHops: orNull(list(hop)), httpsReachable: z.boolean() })),
  tls: orNull(tls),
  passes: z.partialRecord(pass, visit),
  policies: list(policy),
  ipCountries: z.record(text, orNull(text)),
  aliases: z.record(text, list(text)).optional(),
  cors: z.object({ allowOrigin: orNull(text), allowCredentials: z.boolean() }).optional(),
  wellKnown: list(z.object({ path: text, status: z.number(), type: text, text })).optional(),
  egress: list(dial),
  /** Strings in which characters that nothing can store were replaced by U+FFFD when the facts came in. */
  replacedTexts: z.number().optional(),
}) satisfies z.ZodType<WebsiteFacts>;

type Whole<T> = T extends readonly (infer Entry)[]
  ? Whole<Entry>[]
  : T extends object
    ? { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
    : T;

/** Fails to compile where the schema lacks a part of the facts: what it does not know would be lost when they come in. */
export const NOTHING_IS_LOST: Whole<z.infer<typeof websiteFacts>> extends Whole<WebsiteFacts> ? true : never =
  true;
