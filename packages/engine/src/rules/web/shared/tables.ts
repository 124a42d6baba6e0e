import type { PassFacts, RequestFact, ScreenshotFact } from "../../../facts/types.ts";
import type { Bilingual, Verdict } from "../../types.ts";
import { table } from "./evidence.ts";
import { type Contact, chainOf } from "./parties.ts";
import { say } from "./words.ts";

/** Columns of several visits, one by one: visits are never added up. */
export const VISIT_COLUMNS = ["inBase", "inReject", "inGpc", "inAccept"] as const;

/** Requests by visit, for a table's row. */
export const visitCounts = ({ visits = {} }: Pick<Contact, "visits">) => ({
  inBase: visits.base ?? 0,
  inReject: visits.reject ?? 0,
  inGpc: visits.gpc ?? 0,
  inAccept: visits.accept ?? 0,
});

/** The evidence table of third-party hosts. */
export function contactTable(
  list: readonly Contact[],
  title: Bilingual = say("Hosts contacted", "连接的主机"),
  most?: number,
) {
  const several = list.some(({ visits }) => visits !== undefined);
  const counts = several ? VISIT_COLUMNS : (["requests", "atMs"] as const);
  return table(
    "hosts",
    title,
    ["host", "owner", "category", "hq", ...counts],
    list.map((contact) => ({
      host: contact.host,
      owner: contact.vendor?.name ?? null,
      category: contact.vendor?.category ?? "unknown",
      hq: contact.vendor?.hq ?? null,
      requests: contact.requests.length,
      atMs: contact.firstAtMs,
      ...visitCounts(contact),
    })),
    { most },
  );
}

/** Consent signals of a request, as `name=value`. */
export function signalsOf({ signals }: Pick<RequestFact, "signals">): string | null {
  const pairs = Object.entries(signals ?? {}).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.join(" ") : null;
}

/** Requests one by one: what was asked, by whom, when, and what it said of consent. */
export function requestTable(list: readonly Contact[], title: Bilingual = say("Requests", "请求")) {
  return table(
    "requests",
    title,
    ["owner", "url", "initiator", "chain", "atMs", "signals"],
    list
      .flatMap(({ vendor, requests }) => requests.map((request) => ({ vendor, request })))
      .sort((left, right) => left.request.atMs - right.request.atMs)
      .map(({ vendor, request }) => ({
        owner: vendor?.name ?? null,
        url: request.url,
        initiator: request.initiator[0] ?? request.frameUrl,
        chain: chainOf(request).join(" ← "),
        atMs: request.atMs,
        signals: signalsOf(request),
      })),
  );
}

/** The same hosts before and after a choice. */
export function beforeAfterTable(before: readonly Contact[], after: readonly Contact[]) {
  const counts = new Map(before.map((contact) => [contact.host, contact.requests.length]));
  return table(
    "hosts",
    say("Trackers that still load", "仍在加载的跟踪器"),
    ["host", "owner", "category", "hq", "before", "after"],
    after.map((contact) => ({
      host: contact.host,
      owner: contact.vendor?.name ?? null,
      category: contact.vendor?.category ?? "unknown",
      hq: contact.vendor?.hq ?? null,
      before: counts.get(contact.host) ?? 0,
      after: contact.requests.length,
    })),
  );
}

const CAPTIONS: Record<string, Bilingual> = {
  "base.loaded": say("Page loaded, no choice made", "页面加载完成，尚未作出选择"),
  "reject.after_choice": say("After “Reject”", "点击“拒绝”之后"),
  "reject.after_reload": say("After “Reject” and a reload", "点击“拒绝”并重新加载之后"),
  "accept.after_choice": say("After “Accept”", "点击“接受”之后"),
  "accept.after_reload": say("After “Accept” and a reload", "点击“接受”并重新加载之后"),
  "gpc.loaded": say("Page loaded with Global Privacy Control", "启用全球隐私控制（GPC）时的页面"),
};

/** Screenshots of a pass at the given moments, with their captions. */
export function shots(
  pass: PassFacts | undefined,
  ...moments: ScreenshotFact["moment"][]
): NonNullable<Verdict["screenshots"]> {
  return (pass?.screenshots ?? []).flatMap(({ blob, moment, marks }) => {
    const caption = CAPTIONS[`${pass?.pass}.${moment}`];
    return caption && !marks && moments.includes(moment) ? [{ blob, caption }] : [];
  });
}

/** The first page's picture with its banner and the banner's buttons marked; the plain one where there is none. */
export function bannerShots(pass: PassFacts | undefined): NonNullable<Verdict["screenshots"]> {
  const marked = pass?.screenshots.filter(({ marks }) => marks !== undefined) ?? [];
  if (marked.length === 0) return shots(pass, "loaded");
  const caption = say(
    "Page loaded, no choice made: the banner and its buttons are marked in their order",
    "页面加载完成，尚未作出选择：弹窗及其按钮已按顺序标出",
  );
  return marked.map(({ blob }) => ({ blob, caption }));
}
