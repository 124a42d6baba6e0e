import type { RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { tellsSensitive } from "../../../knowledge/sensitive.ts";
import { table } from "../shared/evidence.ts";
import { type Contact, isFirstParty, owners } from "../shared/parties.ts";
import { decoded } from "../shared/personal-data.ts";
import { failed, NOT_RECORDED, notApplicable, passed, potential, websiteRule } from "../shared/rule.ts";
import { sortContacts } from "../shared/tools.ts";
import { counted, listed, say } from "../shared/words.ts";
import { PHASES, unlessAcceptUnseen } from "./sightings.ts";

/** Characters of a body that are looked at. */
const MOST = 4_000;
/** An address of a page, wherever it stands in what is sent. */
const ADDRESS = /https?:\/\/[^\s"'<>\\,;)}\]]{4,500}/g;

interface Leak {
  contact: Contact;
  request: RequestFact;
  address: string;
  personal: boolean;
}

/** Addresses of the site's own pages that a request tells, in its fields or as the page it came from. */
function leaksOf(facts: WebsiteFacts, contact: Contact): Leak[] {
  return contact.requests.flatMap((request) => {
    const query = request.url.split("?").slice(1).join("?").split("#")[0] ?? "";
    const sent = [...query.split("&"), ...(request.body ?? "").slice(0, MOST).split("&")];
    const told = sent
      .flatMap((part) => decoded(decoded(part)).match(ADDRESS) ?? [])
      .filter((value) => isFirstParty(facts, hostOf(value)));
    const addresses = [...new Set([...told, ...(request.referrer ? [request.referrer] : [])])];
    return addresses.map((address) => ({
      contact,
      request,
      address,
      personal:
        address.includes("•") ||
        /[?&](?:e?mail|phone|name|user(?:name)?|token|session(?:id)?|reset|order(?:id)?)=./i.test(address),
    }));
  });
}

/** An address of a page can say who reads it and what about. */
export const addressLeaks = websiteRule({
  id: "web.tracking.url-leak",
  version: 4,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    if (facts.passes.base?.pages === undefined) return NOT_RECORDED;
    const others = PHASES.flatMap(([name, phase]) => {
      const { trackers, unknown } = sortContacts(facts, facts.passes[name], context);
      return [...trackers, ...unknown].map((contact) => ({ contact, phase }));
    });
    if (others.length === 0)
      return (
        unlessAcceptUnseen(facts) ??
        notApplicable(say("No tracker and no unknown host is contacted.", "没有连接跟踪器或未知主机。"))
      );
    const leaks = others.flatMap(({ contact, phase }) =>
      leaksOf(facts, contact).map((leak) => ({ ...leak, phase })),
    );
    const personal = leaks.filter((leak) => leak.personal);
    const sensitive = leaks.filter(({ address }) => tellsSensitive(decoded(new URL(address).pathname)));
    const rowsOf = (list: typeof leaks) => [
      table(
        "leaks",
        say("Page addresses told to others", "告知他人的页面地址"),
        ["owner", "host", "phase", "page", "url", "atMs"],
        list.map(({ contact, request, address, phase }) => ({
          owner: contact.vendor?.name ?? null,
          host: contact.host,
          phase,
          page: address,
          url: request.url,
          atMs: request.atMs,
        })),
      ),
    ];
    if (personal.length > 0) {
      const names = listed(owners(personal.map(({ contact }) => contact)));
      return failed(
        say(
          `Addresses of pages with personal data or tokens in them are told to ${names.en}.`,
          `含有个人信息或令牌的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(personal) },
      );
    }
    if (sensitive.length > 0) {
      const names = listed(owners(sensitive.map(({ contact }) => contact)));
      return potential(
        say(
          `Addresses that tell of sensitive subjects are told to ${names.en}.`,
          `涉及敏感主题的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(sensitive) },
      );
    }
    return (
      unlessAcceptUnseen(facts) ??
      passed(
        say(
          `No page address with personal data is told to the ${counted(owners(others.map(({ contact }) => contact)).length, "tracker or unknown host", "trackers or unknown hosts")} seen.`,
          "没有将含有个人信息的页面地址告知所见的跟踪器或未知主机。",
        ),
      )
    );
  },
});
