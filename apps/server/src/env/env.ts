import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { isNetwork, withoutEndSlashes } from "./address.ts";
import { type ConnectionEnv, connectionsOf, connectionVariables } from "./connections.ts";
import { halfSet, unknownNames } from "./names.ts";
import { type SiteEnv, siteOf, siteVariables } from "./site.ts";
import { inWords } from "./words.ts";

const flag = z.stringbool();

const networks = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .refine(
    (all) => all.every(isNetwork),
    "must be true, false, or addresses and networks separated by commas",
  );

const isOrigin = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};

const origins = z
  .string()
  .transform((text) => text.split(",").map((one) => withoutEndSlashes(one.trim())))
  .refine(
    (all) => all.every(isOrigin),
    "must be origins such as https://www.example.com, separated by commas",
  );

const variables = z.object({
  /** Address to listen on. Anything but loopback turns demo mode off. */
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Folder of the embedded database and of stored files. */
  CANDOR_DATA_DIR: z.string().min(1).default("./data"),
  /** A PostgreSQL server instead of the embedded one, e.g. `postgres://user:password@host/candor`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A mail server, e.g. `smtps://user:password@host`. Without it mail stays in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mail. */
  CANDOR_MAIL_FROM: z.string().min(3).default("Candor <candor@localhost>"),
  /**
   * Encrypts other services' tokens at rest: 32 random characters or more. Without it a key file is made in the
   * data folder; several machines on one database need the same key.
   */
  CANDOR_SECRET_KEY: z.string().min(32).optional(),
  /** Demo company, accounts and site. Default: on when only this machine can reach the server. */
  CANDOR_DEMO: flag.optional(),
  /** Name of the environment, shown to staff as a badge. */
  CANDOR_ENV: z.string().min(1).max(40).optional(),
  /** Address under which people reach the server, e.g. `https://candor.example.com`. */
  CANDOR_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * On behind a reverse proxy on this machine or a private network: the client's address is then what it adds
   * to X-Forwarded-For. Or the addresses and networks of proxies, separated by commas.
   */
  CANDOR_TRUST_PROXY: z.union([flag, networks]).default(false),
  /** Requests a minute from one address. */
  CANDOR_RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  /** Assessments that run at the same time. */
  CANDOR_WORKERS: z.coerce.number().int().min(1).max(32).default(2),
  /** Milliseconds after which the assessment of one object is ended. */
  CANDOR_SCAN_DEADLINE_MS: z.coerce.number().int().min(5_000).max(600_000).default(120_000),
  /**
   * JSON file with host names that the engine may reach on this machine's loopback, for tests:
   * `{ "hosts": { "shop.test": { "https": 4433, "http": 8081 } }, "ca": "…PEM…" }`.
   */
  CANDOR_EXTRA_HOST_MAP: z.string().min(1).optional(),
  /** May strangers register a company? Default: in demo mode only. */
  CANDOR_REGISTRATION: flag.optional(),
  /** Origins beside our own to which people may be sent back, e.g. `https://www.example.com`. */
  CANDOR_REDIRECT_ORIGINS: origins.default([]),
  /** Single sign-on: the issuer of an OpenID Connect provider, and this installation as its client. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What the button calls the provider. */
  OIDC_NAME: z.string().min(1).max(40).default("SSO"),
  OIDC_SCOPE: z
    .string()
    .regex(/\bopenid\b/, "must contain openid")
    .default("openid email profile"),
  ...connectionVariables,
  ...siteVariables,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
});

/** What the environment says, checked, with defaults filled in. */
export interface Env extends ConnectionEnv {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  secretKey: string | undefined;
  demo: boolean;
  loopback: boolean;
  name: string;
  /** Without a trailing slash; undefined until it is known which port was taken. */
  publicUrl: string | undefined;
  /** Is there a proxy, or which addresses have one. */
  trustProxy: boolean | string[];
  rateLimit: number;
  workers: number;
  scanDeadlineMs: number;
  extraHostMap: string | undefined;
  /** Strangers may register a company. */
  registration: boolean;
  /** Origins beside our own to which people may be sent back. */
  redirectOrigins: string[];
  /** The provider of single sign-on; undefined: not configured. */
  oidc: OidcEnv | undefined;
  /** What the operator put in the place of our own parts. */
  site: SiteEnv;
  logLevel: z.infer<typeof variables>["LOG_LEVEL"];
}

export interface OidcEnv {
  issuer: string;
  clientId: string;
  /** Undefined: a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  name: string;
  scope: string;
}

/** The environment does not say what the server needs; `message` names each variable. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith("127.");
  return host === "localhost" || host === "::1";
}

const isLoopbackUrl = (url: string | undefined) =>
  url === undefined || isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ""));

/**
 * Reads the environment once. An empty variable counts as absent. A name that begins as ours and is none of ours, and a
 * group of which a part is missing, are refused: a setting that is not taken would be missed much later.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(given, { error: inWords });
  const wrong = [
    ...unknownNames(Object.keys(given), Object.keys(variables.shape)),
    ...halfSet(given),
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  ];
  if (!parsed.success || wrong.length > 0) throw invalid(wrong);
  const value = parsed.data;
  const loopback = isLoopback(value.HOST);
  // A proxy in front makes loopback an open door: everyone knows the demo's password.
  const proxied = value.CANDOR_TRUST_PROXY !== false || !isLoopbackUrl(value.CANDOR_PUBLIC_URL);
  const oidc = oidcOf(value);
  const connections = connectionsOf(value);
  const demo = value.CANDOR_DEMO ?? (loopback && !proxied);
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir: resolve(value.CANDOR_DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.CANDOR_MAIL_FROM,
    secretKey: value.CANDOR_SECRET_KEY,
    demo,
    loopback,
    name: value.CANDOR_ENV ?? (demo ? "demo" : "production"),
    publicUrl: value.CANDOR_PUBLIC_URL && withoutEndSlashes(value.CANDOR_PUBLIC_URL),
    trustProxy: value.CANDOR_TRUST_PROXY,
    rateLimit: value.CANDOR_RATE_LIMIT,
    workers: value.CANDOR_WORKERS,
    scanDeadlineMs: value.CANDOR_SCAN_DEADLINE_MS,
    extraHostMap: value.CANDOR_EXTRA_HOST_MAP,
    registration: value.CANDOR_REGISTRATION ?? demo,
    redirectOrigins: value.CANDOR_REDIRECT_ORIGINS,
    oidc,
    ...connections,
    trustedOrigins: [...connections.trustedOrigins, ...(oidc ? [oidc.issuer] : [])],
    site: siteOf(value),
    logLevel: value.LOG_LEVEL,
  };
}

const invalid = (lines: readonly string[]) =>
  new EnvError(`The environment is not valid:\n${lines.map((line) => `  ${line}`).join("\n")}`);

function oidcOf(value: z.infer<typeof variables>): OidcEnv | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = value;
  if (!issuer || !clientId) return undefined;
  // A token that travels in the clear signs anyone in who reads it.
  if (new URL(issuer).protocol === "http:" && !isLoopbackUrl(issuer))
    throw invalid(["OIDC_ISSUER: must be https, except on loopback"]);
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name, OIDC_SCOPE: scope } = value;
  return { issuer, clientId, clientSecret, name, scope };
}
