import * as z from "zod/mini";
import { line } from "../line.ts";

/** What a company that receives data does, as the engine tells them apart. */
export const VENDOR_CATEGORIES = [
  "advertising",
  "analytics",
  "social",
  "marketing",
  "session_replay",
  "consent",
  "tag_manager",
  "cdn",
  "hosting",
  "payment",
  "support",
  "utility",
] as const;

/** What a category alone does not say of a company. */
export const VENDOR_FLAGS = ["pixel", "recorder", "embed", "fonts"] as const;

export const COOKIE_PURPOSES = ["necessary", "functional", "analytics", "advertising"] as const;

const name = line(120).check(z.minLength(1));
const host = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(/^(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{2,63}$/));

/** A company by the hosts it is reached at, which no table knows or which another one misjudges. */
export const knownVendor = z.object({
  title: name,
  category: z.enum(VENDOR_CATEGORIES),
  /** Country of its head office, ISO 3166 alpha-2. */
  hq: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
  /** A host stands for its subdomains too. */
  hosts: z.array(host).check(z.minLength(1), z.maxLength(50)),
  flags: z._default(z.array(z.enum(VENDOR_FLAGS)).check(z.maxLength(VENDOR_FLAGS.length)), []),
  /** Other names that a policy may use. */
  aliases: z._default(z.array(name).check(z.maxLength(20)), []),
});

/** A cookie or a key of the browser's storage. */
export const knownCookie = z.object({
  /** Its name; `*` stands for any characters. */
  title: z.string().check(z.trim(), z.minLength(2), z.maxLength(120), z.regex(/^[^\s=;,]+$/)),
  vendor: z._default(z.nullable(name), null),
  purpose: z.enum(COOKIE_PURPOSES),
  /** Only on these domains and below; everywhere where there is none. */
  domains: z._default(z.array(host).check(z.maxLength(20)), []),
});
