import type { PassFacts, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import type { RuleContext } from "../../types.ts";
import { identifies, isUnknown, judgeCookies, judgeStorage, looksTracking, needsConsent } from "./cookies.ts";
import { type Contact, contacts, isIn, isRented, LETS, TRACKING } from "./parties.ts";

/** Embeds that say of themselves that they store nothing, or that are asked not to. */
const QUIET = /youtube-nocookie\.com|[?&]dnt=1|[?&]privacy(?:mode|_mode)?=1/i;

/** Contacts of a pass by what they mean for consent. */
export interface Sorted {
  trackers: Contact[];
  /** Chat, film, map and their like. */
  tools: Contact[];
  /** Typefaces from elsewhere, and embeds in their quiet mode: the address goes out, nothing is known to be kept. */
  doubtful: Contact[];
  /** Of nobody known, or of an owner who serves all kinds, where somebody is sent data or keeps a mark that follows a visitor. */
  unknown: Contact[];
  all: Contact[];
}

const sorted = new WeakMap<WebsiteFacts, { context: RuleContext; byPass: Map<PassFacts, Sorted> }>();

/** Contacts of a pass by what they mean. Most rules ask for them: they are sorted once. */
export function sortContacts(facts: WebsiteFacts, pass: PassFacts | undefined, context: RuleContext): Sorted {
  if (!pass) return sort(facts, pass, context);
  let known = sorted.get(facts);
  if (known?.context !== context) {
    known = { context, byPass: new Map() };
    sorted.set(facts, known);
  }
  const found = known.byPass.get(pass) ?? sort(facts, pass, context);
  known.byPass.set(pass, found);
  return found;
}

function sort(facts: WebsiteFacts, pass: PassFacts | undefined, context: RuleContext): Sorted {
  const all = contacts(facts, pass, context);
  const kept = keptBy(facts, pass, context);
  const trackers = all.filter((contact) => isIn(TRACKING)(contact) && !isCodeAlone(contact, pass, kept));
  const embeds = all.filter(
    (contact) => contact.vendor?.flags?.includes("embed") && !trackers.includes(contact),
  );
  const told = toldOfVisitors(facts, pass, context);
  const quiet = (contact: Contact) =>
    contact.requests.every(({ url, frameUrl }) => QUIET.test(url) || QUIET.test(frameUrl));
  return {
    trackers,
    tools: embeds.filter((contact) => !quiet(contact)),
    doubtful: [...embeds.filter(quiet), ...all.filter(({ vendor }) => vendor?.flags?.includes("fonts"))],
    unknown: all.filter(
      (contact) =>
        (contact.vendor === null && !asksAlone(facts, contact, pass)) ||
        contact.vendor?.category === "unknown" ||
        (contact.vendor !== null &&
          LETS.has(contact.vendor.category) &&
          told.has(contact.host) &&
          !embeds.includes(contact)) ||
        (isRented(contact) && (isSentData(contact) || keepsTrack(contact, pass))),
    ),
    all,
  };
}

/** Is a host the one whose frame holds the question itself, and does nothing else? */
const asksAlone = (facts: WebsiteFacts, contact: Contact, pass: PassFacts | undefined): boolean =>
  Object.values(facts.passes).some(({ banner }) => banner?.frameHost === contact.host) &&
  !actsAsTracker(contact, pass);

/**
 * Hosts that are sent the value of a cookie or key which needs consent, or keep a mark of their own that needs it:
 * whoever they are, they follow visitors.
 */
function toldOfVisitors(
  facts: WebsiteFacts,
  pass: PassFacts | undefined,
  context: RuleContext,
): ReadonlySet<string> {
  const cookies = judgeCookies(facts, pass, context);
  const told = [...cookies, ...judgeStorage(facts, pass, context)]
    .filter(needsConsent)
    .flatMap(({ sharedWith }) => sharedWith ?? []);
  const marks = cookies.filter(
    (one) =>
      one.thirdParty && one.shape === "id" && (needsConsent(one) || (isUnknown(one) && looksTracking(one))),
  );
  return new Set([...told, ...marks.map(({ setBy }) => hostOf(setBy ?? ""))]);
}

/** Scripts that keep a mark which may follow visitors: the record of an answer is none. */
function keptBy(facts: WebsiteFacts, pass: PassFacts | undefined, context: RuleContext): ReadonlySet<string> {
  const marks = judgeCookies(facts, pass, context).filter(
    (one) => needsConsent(one) || (isUnknown(one) && identifies(one)),
  );
  return new Set(marks.flatMap(({ setBy }) => setBy ?? []));
}

/**
 * A file of the site's own that holds a vendor's code, as a bundler puts it there, and has neither sent nor kept
 * anything yet: code that waits for an answer contacts nobody.
 */
function isCodeAlone(
  { disguise, requests }: Contact,
  pass: PassFacts | undefined,
  kept: ReadonlySet<string>,
): boolean {
  if (disguise !== "content" || !pass) return false;
  // What is known by its form is sent already.
  if (requests.some(({ resourceType }) => resourceType !== "script")) return false;
  const files = new Set(requests.map(({ url }) => url));
  const keeps = [...files].some((file) => kept.has(file));
  const sends = pass.requests.some(
    (request) =>
      !files.has(request.url) &&
      request.initiator.some((script) => files.has(script)) &&
      (carriesData(request) || (request.resourceType === "image" && request.url.includes("?"))),
  );
  return !keeps && !sends;
}

const STATIC = new Set(["image", "stylesheet", "font", "media"]);
const SENDING = new Set(["ping", "websocket", "eventsource", "beacon"]);

/** Does a request say more than which file is wanted? */
const carriesData = ({ method, resourceType, identifiers }: Contact["requests"][number]): boolean =>
  method === "POST" || SENDING.has(resourceType) || (identifiers?.length ?? 0) > 0;

/** Is a host sent more than the question for a file? */
const isSentData = ({ requests }: Contact): boolean => requests.some(carriesData);

/** Is a host sent values that were stored, or does it set a mark of its own? */
function keepsTrack({ host }: Contact, pass: PassFacts | undefined): boolean {
  const stored = [...(pass?.cookies ?? []), ...(pass?.storage ?? [])];
  return (
    stored.some(({ sharedWith }) => sharedWith?.includes(host)) ||
    (pass?.cookies ?? []).some(
      ({ domain, shape }) => shape === "id" && host.endsWith(domain.replace(/^\./, "")),
    )
  );
}

/** Does a host that nobody knows act as a tracker: is it sent data, values that were stored, or does it set cookies? */
export function actsAsTracker(contact: Contact, pass: PassFacts | undefined): boolean {
  if (keepsTrack(contact, pass)) return true;
  // A site may run its own servers at such a place: what it sends there has to tell a visitor or be a signal.
  if (isRented(contact))
    return contact.requests.some(
      ({ resourceType, identifiers }) => SENDING.has(resourceType) || (identifiers?.length ?? 0) > 0,
    );
  return (
    isSentData(contact) ||
    contact.requests.some(
      ({ resourceType, url }) =>
        STATIC.has(resourceType) &&
        /[?&](?:uid|cid|vid|sid|u|url|ref|referrer|dl|page|screen|sw|sh|ev|event)=/i.test(url),
    )
  );
}
