import type { Page, Response } from "playwright-core";
import type { DialRecord } from "../../egress/types.ts";
import type { CookieFact, PassFacts, PassName } from "../../facts/types.ts";
import { maskHeader, maskUrl, maskValue } from "../mask.ts";
import { recordsSessions } from "./hook.ts";
import type { Recorder } from "./recorder.ts";
import type { PageSession } from "./session.ts";
import { type DocumentSnapshot, readDocument } from "./snapshot-page.ts";

/** A connection opened ahead of need carries a handshake and no more. */
const HANDSHAKE_BYTES = 10_000;
const MOST_DOCUMENTS = 30;
const MOST_COOKIES = 500;
const MOST_STORED = 300;

/** Hosts the browser itself may ask for, whatever page is open. */
const BROWSERS_OWN =
  /^(?:accounts\.google|update\.googleapis|clients\d?\.google|content-autofill\.googleapis|optimizationguide-pa\.googleapis|android\.clients\.google|safebrowsing\.googleapis)\.com$/;

/** What a pass knows when it ends. */
export interface PassEnd {
  pass: PassName;
  page: Page;
  session: PageSession;
  recorder: Recorder;
  dials: readonly DialRecord[];
  /** Event types by the address of the script that listens. */
  listeners: ReadonlyMap<string, ReadonlySet<string>>;
  response: Response | null;
  banner: PassFacts["banner"];
  choice: PassFacts["choice"];
  screenshots: PassFacts["screenshots"];
  durationMs: number;
}

async function readDocuments(session: PageSession): Promise<DocumentSnapshot[]> {
  const documents: DocumentSnapshot[] = [];
  for (const { id } of session.contexts.slice(0, MOST_DOCUMENTS)) {
    const read = await session.call(id, readDocument, undefined);
    if (read) documents.push(read);
  }
  return documents;
}

/** The whole jar. Asked of the browser itself: Playwright reports a missing SameSite as Lax. */
async function readCookies({ session, recorder }: PassEnd): Promise<CookieFact[]> {
  const { cookies } = await session.cdp.send("Storage.getCookies");
  const now = Date.now() / 1_000;
  return cookies.slice(0, MOST_COOKIES).map((cookie) => ({
    name: cookie.name,
    valueMasked: maskValue(cookie.value),
    domain: cookie.domain,
    path: cookie.path,
    lifetimeS: cookie.session ? null : Math.max(0, Math.round(cookie.expires - now)),
    secure: cookie.secure,
    httpOnly: cookie.httpOnly,
    sameSite: cookie.sameSite ?? null,
    ...recorder.cookies.setterOf(cookie.name),
  }));
}

/** Puts together the facts of a pass from the page as it is now and from what was recorded. */
export async function buildPassFacts(end: PassEnd): Promise<PassFacts> {
  const { page, recorder, dials, response } = end;
  const documents = await readDocuments(end.session);
  const main = documents.find(({ url }) => url === page.url()) ?? documents[0];
  const headers = (await response?.headersArray().catch(() => [])) ?? [];
  const insecure = [...documents.flatMap((document) => document.insecure), ...recorder.mixedContent];
  const used = dials.filter(
    ({ host, ip, bytes }) => ip && bytes > HANDSHAKE_BYTES && !BROWSERS_OWN.test(host),
  );
  return {
    pass: end.pass,
    finalUrl: maskUrl(page.url()),
    title: main?.title ?? "",
    language: main?.language ?? null,
    requests: recorder.requests(dials),
    cookies: await readCookies(end),
    blockedCookies: recorder.cookies.blocked,
    storage: documents
      .flatMap(({ origin, storage }) => storage.map((item) => ({ origin, ...item })))
      .slice(0, MOST_STORED)
      .map(({ origin, kind, key, value }) => ({ origin, kind, key, valueMasked: maskValue(value) })),
    banner: end.banner,
    choice: end.choice,
    responseHeaders: headers.slice(0, 100).map(maskHeader),
    forms: documents.flatMap(({ forms }) => forms).slice(0, 60),
    links: (main?.links ?? []).map((link) => ({ ...link, href: maskUrl(link.href) })),
    scripts: documents
      .flatMap(({ scripts }) => scripts)
      .slice(0, 300)
      .map((script) => ({ ...script, src: maskUrl(script.src) })),
    mixedContent: [...new Map(insecure.map((item) => [item.url, item])).values()].slice(0, 200),
    recorderListeners: [...end.listeners]
      .filter(([, events]) => recordsSessions(events))
      .map(([scriptUrl, events]) => ({ scriptUrl: maskUrl(scriptUrl), events: [...events].sort() })),
    collectorComplete: used.every(({ host }) => recorder.hosts.has(host)),
    screenshots: end.screenshots,
    durationMs: end.durationMs,
  };
}
