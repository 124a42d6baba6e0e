import type { PassFacts } from "../../facts/types.ts";
import { maskUrl } from "../mask.ts";

const MOST_SET = 2_000;
const MOST_BLOCKED = 200;

interface SetCookie {
  name: string;
  /** Asked for when it is needed: headers can arrive before the request they answer is announced. */
  by: () => string;
  at: number;
}

/** A cookie line the browser refused, in its own words. */
export interface RefusedCookie {
  blockedReasons: string[];
  cookieLine: string;
  cookie?: { name: string; domain: string };
}

/** Who set which cookie when, by header or by script, and which ones the browser refused. */
export class CookieLedger {
  readonly #start = Date.now();
  readonly #set: SetCookie[] = [];
  readonly #blocked: PassFacts["blockedCookies"] = [];

  /** Refused cookies, in order. */
  get blocked(): PassFacts["blockedCookies"] {
    return this.#blocked;
  }

  /** Notes that a response or a script sets a cookie. */
  wasSet(name: string, by: () => string): void {
    if (this.#set.length < MOST_SET) this.#set.push({ name, by, at: Date.now() });
  }

  /** Takes the cookies of one response's headers. */
  fromHeaders(headers: Readonly<Record<string, string>>, by: () => string): void {
    const lines = Object.entries(headers).find(([name]) => name.toLowerCase() === "set-cookie")?.[1] ?? "";
    for (const line of lines.split("\n")) {
      const name = line.split("=", 1)[0]?.trim();
      if (name) this.wasSet(name, by);
    }
  }

  /** Notes a refused cookie. */
  wasRefused({ blockedReasons, cookieLine, cookie }: RefusedCookie, by: () => string): void {
    if (this.#blocked.length >= MOST_BLOCKED) return;
    const name = cookie?.name ?? cookieLine.split("=", 1)[0] ?? "";
    const domain = cookie?.domain ?? (URL.canParse(by()) ? new URL(by()).hostname : "");
    const domainSaid = /;\s*domain=\.?([^;\s]+)/i.exec(cookieLine)?.[1];
    const maxAge = /;\s*max-age=(-?\d+)/i.exec(cookieLine)?.[1];
    const expires = /;\s*expires=([^;]+)/i.exec(cookieLine)?.[1];
    const until = expires ? Date.parse(expires) : Number.NaN;
    const lifetimeS = maxAge
      ? Number(maxAge)
      : Number.isNaN(until)
        ? null
        : Math.round((until - Date.now()) / 1_000);
    if (lifetimeS !== null && lifetimeS <= 0) return;
    this.#blocked.push({
      name,
      domain: cookie?.domain ?? domainSaid ?? domain,
      reason: blockedReasons.join(","),
      setBy: maskUrl(by()),
      lifetimeS,
    });
  }

  /** First setter of a cookie, with its time in this pass. */
  setterOf(name: string): { setBy: string | null; firstSeenMs: number | null } {
    const first = this.#set.find((cookie) => cookie.name === name);
    if (!first) return { setBy: null, firstSeenMs: null };
    return { setBy: maskUrl(first.by()) || null, firstSeenMs: first.at - this.#start };
  }
}
