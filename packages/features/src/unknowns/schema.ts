import { COOKIE_PURPOSES, VENDOR_CATEGORIES } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import type { Unknown } from "./types.ts";

const NAME_MAX = 120;
const HOST = /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{2,63}$/;
const message = (code: ScreenCode) => code;

const hostsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]/)
    .filter(Boolean);

/** What staff tell the engine of one unknown name. Fields of the other kind are left as they are. */
export const knownSchema = z
  .object({
    kind: z.enum(["vendor", "cookie"]),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, message("known.name_missing")),
        z.maxLength(NAME_MAX, message("known.name_long")),
      ),
    category: z.enum(VENDOR_CATEGORIES),
    /** Country of the head office; empty where it is not known. */
    hq: z
      .string()
      .check(z.trim(), z.toUpperCase(), z.regex(/^(?:[A-Z]{2})?$/, message("known.country_invalid"))),
    hosts: z.string(),
    purpose: z.enum(COOKIE_PURPOSES),
    vendor: z.string().check(z.trim(), z.maxLength(NAME_MAX, message("known.name_long"))),
  })
  .check(({ value, issues }) => {
    const say = (path: keyof KnownForm, code: ScreenCode) =>
      issues.push({ code: "custom", input: value[path], path: [path], message: code });
    const hosts = hostsOf(value.hosts);
    if (
      value.kind === "vendor" &&
      (hosts.length === 0 || hosts.length > 20 || !hosts.every((host) => HOST.test(host)))
    )
      say("hosts", "known.hosts_invalid");
    if (value.kind === "cookie" && !/^[^\s=;,]{2,}$/.test(value.title)) say("title", "known.cookie_invalid");
  });

export interface KnownForm {
  kind: "vendor" | "cookie";
  title: string;
  category: (typeof VENDOR_CATEGORIES)[number];
  hq: string;
  hosts: string;
  purpose: (typeof COOKIE_PURPOSES)[number];
  vendor: string;
}

/** The form for an unknown name, filled with what is seen of it. */
export const toForm = ({ kind, name, tracks }: Unknown): KnownForm => ({
  kind: kind === "vendor" ? "vendor" : "cookie",
  title: name,
  category: tracks ? "analytics" : "utility",
  hq: "",
  hosts: kind === "vendor" ? name : "",
  purpose: tracks ? "analytics" : "functional",
  vendor: "",
});

export const toVendor = ({ title, category, hq, hosts }: KnownForm) => ({
  title: title.trim(),
  category,
  hq: hq.trim() === "" ? null : hq.trim().toUpperCase(),
  hosts: hostsOf(hosts),
});

export const toCookie = ({ title, purpose, vendor }: KnownForm) => ({
  title: title.trim(),
  purpose,
  vendor: vendor.trim() || null,
});

/** What the preview is asked. */
export const toPreview = (form: KnownForm) =>
  form.kind === "vendor" ? { vendors: [toVendor(form)] } : { cookies: [toCookie(form)] };

/** Id of the entry in the configuration: the name in small letters, digits and hyphens. */
export function keyOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, "-")
    .slice(0, 60);
  return /^[a-z0-9]/.test(plain) ? plain : `n${plain}`;
}
