import type { RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import type { RuleContext } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { isFirstParty, TRACKING, vendorByAlias } from "../shared/parties.ts";
import {
  failed,
  NOT_RECORDED,
  notApplicable,
  passed,
  potential,
  uncertain,
  websiteRule,
} from "../shared/rule.ts";
import { listed, say } from "../shared/words.ts";
import { PHASES } from "./sightings.ts";

const EMPTY = new Set([
  "hidden",
  "submit",
  "button",
  "reset",
  "image",
  "checkbox",
  "radio",
  "select-one",
  "file",
  "date",
  "time",
  "datetime-local",
  "month",
  "week",
  "range",
  "color",
]);

/** Requests to one host while something is typed on one page, from which on it may be told each key in a way that is not read. */
const MANY = 8;
/** What a key sets off is asked for so long after it, at most. */
const AFTER_MS = 400;
const LOADS = new Set(["script", "stylesheet", "image", "font", "media", "document"]);

/** What hosts of others were sent while something was typed, by the page and visit it was typed on. */
function sentWhileTyping(facts: WebsiteFacts): (readonly [host: string, requests: RequestFact[]])[] {
  return Object.values(facts.passes).flatMap(({ requests, typing = [] }) =>
    typing
      .filter(({ fields }) => fields > 0)
      .flatMap(({ fromMs, toMs }) => {
        const hosts = new Map<string, RequestFact[]>();
        for (const request of requests) {
          const { atMs, host, resourceType } = request;
          const during = atMs >= fromMs && atMs <= toMs + AFTER_MS;
          if (during && !LOADS.has(resourceType) && !isFirstParty(facts, host))
            hosts.set(host, [...(hosts.get(host) ?? []), request]);
        }
        return [...hosts];
      }),
  );
}

type Sent = ReturnType<typeof sentWhileTyping>;
/** Of each host the page on which it was sent most. */
const mostOf = (sent: Sent): Sent => [
  ...new Map(sent.toSorted(([, one], [, other]) => one.length - other.length)),
];

/** So long, and without a mark between fields: packed or encrypted, it may hold what was typed. */
const SEALED = 24;
const isSealed = ({ body }: RequestFact): boolean =>
  body !== null &&
  body.length >= SEALED &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell packed bytes from text
  (!/[{}=&":;,\s]/.test(body.slice(0, 200)) || /[\u0000-\u0008\ufffd]/.test(body.slice(0, 200)));

/** Hosts that were sent something again and again. */
const busyIn = (sent: Sent) =>
  mostOf(sent).flatMap(([host, requests]) => (requests.length >= MANY ? [{ host, requests }] : []));
/** Hosts that were sent what cannot be read. */
const sealedIn = (sent: Sent) =>
  mostOf(sent.map(([host, all]) => [host, all.filter(isSealed)] as const)).flatMap(([host, requests]) =>
    requests.length > 0 ? [{ host, requests }] : [],
  );

function busyTable(busy: readonly { host: string; requests: RequestFact[] }[], { vendors }: RuleContext) {
  return table(
    "hosts",
    say("Asked while something was typed", "输入时被请求的主机"),
    ["host", "owner", "requests", "url"],
    busy.map(({ host, requests }) => ({
      host,
      owner: vendors.ofHost(host)?.name ?? null,
      requests: requests.length,
      url: requests[0]?.url ?? null,
    })),
  );
}

/** What is typed is the visitor's until they send it. */
export const keystrokes = websiteRule({
  id: "web.keystroke.capture",
  version: 6,
  level: "critical",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    if (facts.passes.base?.pages === undefined) return NOT_RECORDED;
    const fields = (facts.passes.base?.forms ?? [])
      .flatMap((form) => form.fields)
      .filter(({ type }) => !EMPTY.has(type));
    const rows = PHASES.flatMap(([name, phase]) =>
      (facts.passes[name]?.requests ?? []).flatMap((request) => {
        const typed = (request.identifiers ?? []).filter((one) => one.typed !== undefined);
        return typed.map(({ key, encoding, typed: what = "word" }) => ({
          request,
          phase,
          key,
          encoding,
          what,
        }));
      }),
    ).map((row) => {
      const { host } = row.request;
      const behind = vendorByAlias(facts, host, context);
      return {
        ...row,
        own: behind === null && isFirstParty(facts, host),
        vendor: behind ?? context.vendors.ofHost(host),
      };
    });
    if (rows.length === 0) {
      // An area of a page that is written in stands in no list of fields.
      const written = facts.passes.base?.typing?.some((page) => page.fields > 0) === true;
      if (fields.length === 0 && !written)
        return notApplicable(say("No field to type into was seen.", "未发现可输入的字段。"));
      if (facts.passes.base?.typing?.every((page) => page.fields === 0))
        return uncertain(
          say("There are fields, and none could be typed into.", "页面有输入字段，但均未能输入内容。"),
        );
      const sent = sentWhileTyping(facts);
      const busy = busyIn(sent);
      if (busy.length > 0) {
        const names = listed(busy.map(({ host }) => context.vendors.ofHost(host)?.name ?? host));
        return potential(
          say(
            `While something is typed, requests go to ${names.en} again and again; what they say cannot be read.`,
            `输入内容时，不断有请求发送给 ${names.cn}；其内容无法读取。`,
          ),
          { evidence: [busyTable(busy, context)] },
        );
      }
      const sealed = sealedIn(sent);
      if (sealed.length > 0) {
        const names = listed(sealed.map(({ host }) => context.vendors.ofHost(host)?.name ?? host));
        return uncertain(
          say(
            `While something is typed, ${names.en} is sent what cannot be read.`,
            `输入内容时，${names.cn} 收到无法读取的数据。`,
          ),
          { evidence: [busyTable(sealed, context)] },
        );
      }
      return passed(
        say("What is typed stays on the page until it is sent.", "输入的内容在提交之前保留在页面上。"),
      );
    }
    const evidence = [
      table(
        "typed",
        say("What was typed and sent before it was submitted", "提交之前已发送的输入内容"),
        ["owner", "host", "phase", "field", "encryption", "url", "initiator", "atMs"],
        rows.map(({ request, vendor, phase, key, encoding }) => ({
          owner: vendor?.name ?? null,
          host: request.host,
          phase,
          field: key || null,
          encryption: /^(?:md5|sha|hash)/.test(encoding) ? "e_hashed" : "e_tls",
          url: request.url,
          initiator: request.initiator[0] ?? request.frameUrl,
          atMs: request.atMs,
        })),
      ),
    ];
    const others = rows.filter(({ own }) => !own);
    const grave = others.filter(
      ({ what, vendor }) => what !== "word" || (vendor && TRACKING.has(vendor.category)),
    );
    if (grave.length > 0) {
      const names = listed([...new Set(grave.map(({ vendor, request }) => vendor?.name ?? request.host))]);
      return failed(
        say(
          `What is typed is sent to ${names.en} before it is submitted.`,
          `输入内容在提交之前已发送给 ${names.cn}。`,
        ),
        { evidence },
      );
    }
    if (others.length > 0 || rows.some(({ what }) => what !== "word"))
      return potential(
        say("What is typed is sent while it is being typed.", "输入的内容在输入过程中即被发送。"),
        { evidence },
      );
    return passed(
      say("Only the site’s own search is sent what is typed.", "输入的内容只发送给本站搜索功能。"),
      { evidence },
    );
  },
});
