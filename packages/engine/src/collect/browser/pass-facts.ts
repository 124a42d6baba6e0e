import type { Page, Response } from "playwright-core";
import type { DialRecord } from "../../egress/types.ts";
import type { CookieFact, PassFacts, PassName } from "../../facts/types.ts";
import { maskHeader, maskUrl, maskValue } from "../mask.ts";
import { maskText } from "../personal/mask-text.ts";
import { shapeOf } from "../shape.ts";
import { recordsSessions } from "./hook/listeners.ts";
import { statedIn } from "./page-headers.ts";
import type { Recorder } from "./recorder.ts";
import type { PageSession } from "./session.ts";
import { type DocumentSnapshot, SNAPSHOT_SOURCE } from "./snapshot/source.ts";
import { unseenWorkers, type Workers } from "./workers.ts";

/** A connection opened ahead of need carries a handshake and no more. */
const HANDSHAKE_BYTES = 10_000;
const MOST_DOCUMENTS = 30;
const MOST_COOKIES = 500;
const MOST_STORED = 300;
const MOST_OPENING = 500;

/** Hosts the browser itself may ask for, whatever page is open. */
const BROWSERS_OWN =
  /^(?:accounts\.google|update\.googleapis|clients\d?\.google|content-autofill\.googleapis|optimizationguide-pa\.googleapis|android\.clients\.google|safebrowsing\.googleapis)\.com$/;

/** What a pass knows when it ends. */
export interface PassEnd {
  pass: PassName;
  page: Page;
  session: PageSession;
  recorder: Recorder;
  workers: Workers;
  /** Can the scripts that pages made read the device, by their addresses? */
  made: ReadonlyMap<string, boolean>;
  /** The cookies before the last page was left, which may clear them away. */
  jar: readonly JarCookie[];
  dials: readonly DialRecord[];
  /** Documents of every page visited, those of the first page first. */
  documents: readonly DocumentSnapshot[];
  start: DocumentSnapshot | null;
  pages: NonNullable<PassFacts["pages"]>;
  consentStrings: PassFacts["consentStrings"];
  libraries: NonNullable<PassFacts["libraries"]>;
  /** Ways of reading the device by the address of the script that reads. */
  devices: ReadonlyMap<string, ReadonlyMap<string, number>>;
  isOwn(host: string): boolean;
  /** Event types by the address of the script that listens. */
  listeners: ReadonlyMap<string, ReadonlySet<string>>;
  response: Response | null;
  banner: PassFacts["banner"];
  choice: PassFacts["choice"];
  screenshots: PassFacts["screenshots"];
  typing: NonNullable<PassFacts["typing"]>;
  durationMs: number;
}

/** What every frame of the page holds now. */
export async function readDocuments(session: PageSession): Promise<DocumentSnapshot[]> {
  const documents: DocumentSnapshot[] = [];
  for (const { id } of session.contexts.slice(0, MOST_DOCUMENTS)) {
    const read = await session.evaluate<DocumentSnapshot>(id, SNAPSHOT_SOURCE);
    if (read) documents.push(read);
  }
  return documents;
}

/** The whole jar. Asked of the browser itself: Playwright reports a missing SameSite as Lax. */
export const readJar = async (session: PageSession) => (await session.cdp.send("Storage.getCookies")).cookies;

type JarCookie = Awaited<ReturnType<typeof readJar>>[number];

/** The cookies before the last page was left, and those that were set then. */
async function readCookies({ session, recorder, isOwn, jar }: PassEnd): Promise<CookieFact[]> {
  const keyOf = ({ name, domain, path }: JarCookie) => `${name} ${domain} ${path}`;
  const known = new Set(jar.map(keyOf));
  const cookies = [...jar, ...(await readJar(session)).filter((cookie) => !known.has(keyOf(cookie)))];
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
    shape: shapeOf(cookie.value),
    ...shared(recorder, cookie.value, isOwn),
    ...recorder.cookies.setterOf(cookie.name),
  }));
}

/** Who was sent a stored value, where it may tell visitors apart. */
function shared(
  recorder: Recorder,
  value: string,
  isOwn: (host: string) => boolean,
): { sharedWith?: string[] } {
  if (shapeOf(value) !== "id") return {};
  // A value often holds its identifier among other things.
  const tokens = value.split(/[^\w-]+/).filter((token) => token.length >= 10 && shapeOf(token) === "id");
  const sharedWith = [
    ...new Set([value, ...tokens.slice(0, 4)].flatMap((one) => recorder.receiversOf(one, isOwn))),
  ];
  return sharedWith.length > 0 ? { sharedWith } : {};
}

/** Puts together the facts of a pass from the page as it is now and from what was recorded. */
export async function buildPassFacts(end: PassEnd): Promise<PassFacts> {
  const { recorder, dials, response, documents, start: main, isOwn } = end;
  const headers = (await response?.headersArray().catch(() => [])) ?? [];
  const insecure = [...documents.flatMap((document) => document.insecure), ...recorder.mixedContent];
  const least = end.workers.shared.size > 0 ? 0 : HANDSHAKE_BYTES;
  const used = dials.filter(({ host, ip, bytes }) => ip && bytes > least && !BROWSERS_OWN.test(host));
  return {
    pass: end.pass,
    finalUrl: maskUrl(main?.url ?? end.page.url()),
    title: main?.title ?? "",
    language: main?.language ?? null,
    requests: recorder.requests(dials),
    cookies: await readCookies(end),
    blockedCookies: recorder.cookies.blocked,
    storage: stored(documents)
      .slice(0, MOST_STORED)
      .map(({ origin, kind, key, value }) => ({
        origin,
        kind,
        key,
        valueMasked: maskValue(value),
        shape: shapeOf(value),
        ...shared(recorder, value, isOwn),
      })),
    banner: end.banner,
    choice: end.choice,
    responseHeaders: headers.slice(0, 100).map(maskHeader),
    forms: unique(documents.flatMap(({ forms }) => forms)).slice(0, 80),
    links: (main?.links ?? []).map((link) => ({ ...link, href: maskUrl(link.href) })),
    scripts: unique(documents.flatMap(({ scripts }) => scripts))
      .slice(0, 300)
      .map((script) => ({ ...script, src: maskUrl(script.src) })),
    mixedContent: [...new Map(insecure.map((item) => [item.url, item])).values()].slice(0, 200),
    recorderListeners: [...end.listeners]
      .filter(([, events]) => recordsSessions(events))
      .map(([scriptUrl, events]) => ({ scriptUrl: maskUrl(scriptUrl), events: [...events].sort() })),
    collectorComplete: used.every(({ host }) => recorder.hosts.has(host)),
    screenshots: end.screenshots,
    durationMs: end.durationMs,
    ...(response && { status: response.status() }),
    metaHeaders: main ? statedIn(main) : [],
    pages: end.pages,
    controls: main?.controls ?? [],
    buttons: main?.buttons ?? [],
    ...(main && {
      opening: maskText(
        `${main.description} ${main.text}`.trim().replace(/\s+/g, " ").slice(0, MOST_OPENING),
      ),
    }),
    ...(end.consentStrings && { consentStrings: end.consentStrings }),
    fingerprinting: [
      ...[...end.devices].map(([scriptUrl, apis]) => ({
        scriptUrl: maskUrl(scriptUrl),
        apis: [...apis.keys()].sort(),
        reads: [...apis.values()].reduce((sum, count) => sum + count, 0),
      })),
      ...unseenWorkers(end.workers, recorder.answered, new Map([...recorder.readers, ...end.made])).map(
        (url) => ({
          scriptUrl: maskUrl(url),
          apis: ["worker"],
          reads: 0,
        }),
      ),
    ],
    typing: end.typing,
    libraries: end.libraries,
  };
}

const unique = <T>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
];

/** What the frames of all pages keep, each key once. */
function stored(documents: readonly DocumentSnapshot[]) {
  const all = documents.flatMap(({ origin, storage }) => storage.map((item) => ({ origin, ...item })));
  return [...new Map(all.map((item) => [`${item.origin} ${item.kind} ${item.key}`, item])).values()];
}
