import type { Env } from "../env/env.ts";
import { HttpError } from "../http/http-error.ts";

type Allowed = Pick<Env, "publicUrl" | "redirectOrigins">;

/** What a browser drops or reads as a slash: with it, a path can be another host. */
const TRICKS = /[\\\s]|\p{Cc}/u;

/**
 * A page that someone may be sent to: a path of this origin as it is, one of our own addresses as its path, an
 * address of an allowed origin whole. Null for anything else.
 */
export function safeTarget(env: Allowed, target: string | undefined | null): string | null {
  if (!target || TRICKS.test(target)) return null;
  if (target.startsWith("/")) {
    const base = "http://own.invalid";
    const url = URL.parse(target, base);
    // `/..//host` is a path here, and `//host` to who reads only what is left of it.
    return url?.origin === base && !url.pathname.startsWith("//") ? target : null;
  }
  const url = URL.parse(target);
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return null;
  if (env.publicUrl && url.origin === new URL(env.publicUrl).origin)
    return safeTarget(env, `${url.pathname}${url.search}${url.hash}`);
  return env.redirectOrigins.includes(url.origin) ? url.href : null;
}

/** The same for what will be stored: refuses where a target was given that may not be gone to. */
export function vettedTarget(env: Allowed, target: string | undefined | null): string | null {
  if (!target) return null;
  const safe = safeTarget(env, target);
  if (safe === null)
    throw new HttpError("auth.redirect_not_allowed", { redirect_uri: "auth.redirect_not_allowed" });
  return safe;
}

/** An address of the portal, with a code where it needs one. */
export function pageUrl(env: Allowed, path: `/${string}`, code?: string): string {
  return `${env.publicUrl ?? ""}${path}${code ? `?code=${code}` : ""}`;
}
