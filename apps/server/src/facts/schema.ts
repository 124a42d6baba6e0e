import { COLLECTORS, FACTS_VERSION, PASSES, type WebsiteFacts } from "@candor/engine/facts";
import { z } from "zod";

/** Entries of one list. The engine stays far below it; an import may not make the rules work for minutes. */
const ENTRIES_MAX = 50_000;

const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(ENTRIES_MAX);
const text = z.string().max(400_000);
const orNull = <Value extends z.ZodType>(value: Value) => z.nullable(value);
/** An address that the engine itself asked for: rules take it apart. */
const address = text.refine((value) => URL.canParse(value));
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
});

const storage = z.object({
  origin: text,
  kind: z.enum(["localStorage", "sessionStorage", "indexedDB"]),
  key: text,
  valueMasked: text,
});

const form = z.object({
  pageUrl: text,
  action: text,
  method: text,
  fields: list(z.object({ type: text, name: text, autocomplete: text })),
  hasPassword: z.boolean(),
});

const button = z.object({
  text,
  kind: z.enum(["accept", "reject", "settings", "close", "other"]),
  layer: z.union([z.literal(1), z.literal(2)]),
});

const screenshot = z.object({
  blob: blobName,
  width: z.int(),
  height: z.int(),
  pass,
  moment: z.enum(["loaded", "after_choice", "after_reload"]),
  atMs: z.number(),
});

const visit = z.object({
  pass,
  finalUrl: text,
  title: text,
  language: orNull(text),
  requests: list(request),
  cookies: list(cookie),
  blockedCookies: list(z.object({ name: text, domain: text, reason: text })),
  storage: list(storage),
  banner: orNull(z.object({ platform: text, text, buttons: list(button), language: text })),
  choice: orNull(
    z.object({
      wanted: z.enum(["reject", "accept"]),
      pressed: z.boolean(),
      clicks: z.number(),
      method: text,
      bannerGone: z.boolean(),
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
});

const policy = z.object({
  url: address,
  status: z.number(),
  linkText: text,
  text,
  language: orNull(text),
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
  startedAt: z.iso.datetime(),
  durationMs: z.number(),
  engine: z.object({ version: text, browser: text, sandboxed: z.boolean() }),
  coverage: list(z.object({ collector: z.enum(COLLECTORS), complete: z.boolean(), reason: orNull(text) })),
  network: orNull(z.object({ hops: list(hop), httpHops: orNull(list(hop)), httpsReachable: z.boolean() })),
  tls: orNull(tls),
  passes: z.partialRecord(pass, visit),
  policies: list(policy),
  ipCountries: z.record(text, orNull(text)),
  egress: list(dial),
  /** Strings in which characters that nothing can store were replaced by U+FFFD when the facts came in. */
  replacedTexts: z.number().optional(),
}) satisfies z.ZodType<WebsiteFacts>;
