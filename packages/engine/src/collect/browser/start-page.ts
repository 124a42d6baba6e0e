import type { Response } from "playwright-core";
import { getDomain } from "tldts";
import type { BannerFact } from "../../facts/types.ts";
import { asksForDoor, type NotPage, notPage, type PageSigns } from "../page-kind.ts";
import type { DocumentSnapshot } from "./snapshot/source.ts";

/** Host of an address; empty where it is none. */
export const hostnameOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : "");
/** Registrable domain of a host. */
export const siteOf = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? host;

/** What a server answered: its status, and the lower-case names of its headers. */
interface Answer {
  status: number;
  headers: readonly string[];
}

const answerOf = (response: Response): Answer => ({
  status: response.status(),
  headers: Object.keys(response.headers()),
});

function signsOf(
  { status, headers }: Answer,
  {
    title,
    heading,
    text,
    textLength,
    links,
    media,
    hasPassword,
    scripts,
    frames,
    url,
    language,
  }: DocumentSnapshot,
): PageSigns {
  const site = siteOf(hostnameOf(url));
  const own = new Set(
    links.map(({ href }) => href.split("#", 1)[0]).filter((href) => href !== url.split("#", 1)[0]),
  );
  return {
    status,
    title,
    heading,
    text,
    textLength,
    links: [...own].filter((href) => siteOf(hostnameOf(href ?? "")) === site).length,
    media,
    hasPassword,
    headers,
    scripts: [...scripts.map(({ src }) => src), ...frames],
    path: URL.canParse(url) ? new URL(url).pathname : "/",
    language,
  };
}

/** Is there little text, and no way on within the site: all of a message and little of a site? */
export function isLittle({ url, textLength, links, media, forms, hasPassword }: DocumentSnapshot): boolean {
  const site = siteOf(hostnameOf(url));
  const away = links.every(({ href }) => siteOf(hostnameOf(href)) !== site);
  return textLength < 500 && away && links.length < 4 && media <= 2 && forms.length === 0 && !hasPassword;
}

function reasonOf(answer: Answer, page: DocumentSnapshot | null): string | null {
  const kind = page && notPage(signsOf(answer, page));
  if (kind && kind !== "empty_page") return kind;
  if (answer.headers.includes("cf-mitigated")) return "bot_wall";
  return answer.status >= 400 ? `http_${answer.status}` : kind;
}

/** Why facts of a page that answered like this do not speak for the site; null when they do. */
export const coverageReason = (response: Response | null, start: DocumentSnapshot | null): string | null =>
  response ? reasonOf(answerOf(response), start) : "no_response";

/**
 * The same of a page after the first that was asked for at an address. What is short there, or in words that nobody here
 * reads, is a page with little to say: the site was seen already.
 */
export function laterReason(
  response: Response | null,
  page: DocumentSnapshot | null,
  asked: string,
): string | null {
  // What a script draws has no reply of its own.
  const answer = response ? answerOf(response) : { status: 200, headers: [] };
  const reason = reasonOf(answer, page);
  if (answer.status >= 400) return reason === "unread_page" ? `http_${answer.status}` : reason;
  if (reason === "unread_page" || reason === "empty_page") return null;
  return reason === "login_wall" && URL.canParse(asked) && asksForDoor(new URL(asked).pathname)
    ? null
    : reason;
}

/** A page that shows nothing but the question for consent, or for money instead, is not the site yet. */
export function consentWall(
  banner: BannerFact | null,
  start: DocumentSnapshot | null,
): NotPage | "consent_wall" | null {
  if (!banner?.blocks || !start) return null;
  if (banner.buttons.some(({ kind, layer }) => kind === "reject" && layer === 1)) return null;
  // What asks in a frame of its own is no part of the page's text.
  const said = start.text.replace(/\s+/g, " ");
  const within = said.includes(banner.text.slice(0, 60));
  const rest = start.textLength - (within ? banner.text.length : 0);
  return rest < 300 && start.links.length < 8 ? "consent_wall" : null;
}

/** A page of frames side by side is what stands in them. */
export function withFrames(
  start: DocumentSnapshot | null,
  all: readonly DocumentSnapshot[],
): DocumentSnapshot | null {
  if (!start?.frameset) return start;
  const parts = all.filter((one) => one !== start);
  return {
    ...start,
    title: start.title || (parts.find(({ title }) => title !== "")?.title ?? ""),
    language: start.language ?? parts.find(({ language }) => language !== null)?.language ?? null,
    heading: parts.find(({ heading }) => heading !== "")?.heading ?? "",
    text: parts
      .map(({ text }) => text)
      .join("\n")
      .slice(0, 12_000),
    textLength: parts.reduce((sum, { textLength }) => sum + textLength, 0),
    media: parts.reduce((sum, { media }) => sum + media, 0),
    links: parts.flatMap(({ links }) => links).slice(0, 600),
    controls: parts.flatMap(({ controls }) => controls).slice(0, 150),
    buttons: parts.flatMap(({ buttons }) => buttons).slice(0, 150),
    hasPassword: parts.some(({ hasPassword }) => hasPassword),
  };
}
