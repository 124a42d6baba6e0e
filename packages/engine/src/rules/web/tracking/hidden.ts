import type { RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import type { RuleContext } from "../../types.ts";
import { judgeCookies } from "../shared/cookies.ts";
import { table } from "../shared/evidence.ts";
import {
  type Contact,
  contactsOf,
  isFirstParty,
  isIn,
  isSelfRun,
  owners,
  TRACKING,
} from "../shared/parties.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { requestTable, VISIT_COLUMNS, visitCounts } from "../shared/tables.ts";
import { actsAsTracker, sortContacts } from "../shared/tools.ts";
import { counted, listed, say } from "../shared/words.ts";
import { childSection, seemsForChildren } from "./for-children.ts";
import { PHASES, unlessAcceptUnseen } from "./sightings.ts";

function hiddenIn(facts: WebsiteFacts, context: RuleContext): Contact[] {
  const all = contactsOf(facts, ["base", "reject", "gpc", "accept"], context);
  return all.filter(
    (contact) =>
      contact.disguise && isFirstParty(facts, contact.host) && !all.some((other) => isOpen(contact, other)),
  );
}

/** A script of the site's own that sends to its vendor's hosts by their names hides nobody. */
function isOpen({ disguise: how, vendor, requests }: Contact, other: Contact): boolean {
  const isSame = other.vendor?.name === vendor?.name || other.vendor?.aliases?.includes(vendor?.name ?? "");
  if (how !== "content" || other.disguise || !isSame) return false;
  const scripts = new Set(requests.map(({ url }) => url));
  return other.requests.some(({ initiator }) => initiator.some((script) => scripts.has(script)));
}

/** A vendor behind a host of the site's own: browsers' and visitors' means against third parties do not see it. */
export const disguise = websiteRule({
  id: "web.tracking.first-party-disguise",
  version: 6,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const hidden = hiddenIn(facts, context);
    const vendors = hidden.filter((contact) => !isSelfRun(contact));
    const row = ({ host, vendor, disguise: how, requests, visits }: Contact) => ({
      host,
      owner: vendor?.name ?? null,
      disguise: how ?? null,
      url: requests[0]?.url ?? null,
      ...visitCounts({ visits }),
    });
    const columns = ["host", "owner", "disguise", "url", ...VISIT_COLUMNS] as const;
    const title = say("Vendors behind the site’s own hosts", "隐藏在本站主机之后的供应商");
    if (vendors.length > 0) {
      const names = listed(owners(vendors));
      return failed(
        say(
          `${counted(owners(vendors).length, "vendor is", "vendors are")} reached through hosts of the site itself: ${names.en}.`,
          `通过本站主机连接 ${owners(vendors).length} 个供应商：${names.cn}。`,
        ),
        { evidence: [table("hidden", title, columns, vendors.map(row))] },
      );
    }
    if (hidden.length > 0) {
      const names = listed(owners(hidden));
      return potential(
        say(
          `${names.en} runs on the site’s own hosts; who operates it cannot be seen from outside.`,
          `${names.cn} 运行在本站主机上；从外部无法得知由谁运营。`,
        ),
        { evidence: [table("hidden", title, columns, hidden.map(row))] },
      );
    }
    const own = ownCollectors(facts, context);
    if (own.length > 0)
      return uncertain(
        say(
          `${listed(own.map(({ host }) => host)).en} is sent visits and marks visitors; whom its server passes them on to cannot be seen.`,
          `${listed(own.map(({ host }) => host)).cn} 接收访问数据并标记访客；其服务器将数据转交给谁无法从外部得知。`,
        ),
        {
          evidence: [
            table(
              "collectors",
              say("Hosts of the site itself that are sent visits", "接收访问数据的本站主机"),
              ["host", "cookie", "url", "phase"],
              own,
            ),
          ],
        },
      );
    return (
      unlessAcceptUnseen(facts) ??
      passed(
        say(
          "No vendor was found behind the site’s own hosts. What servers pass on among themselves cannot be seen.",
          "未发现隐藏在本站主机之后的供应商。服务器之间的传输无法从外部观察。",
        ),
      )
    );
  },
});

const LONG_S = 30 * 86_400;
const REPORTS = new Set(["image", "ping", "fetch", "xhr", "beacon", "websocket", "eventsource"]);

/** Addresses of the site itself that are sent something and answer with a lasting mark, which no table knows as needed. */
function ownCollectors(facts: WebsiteFacts, context: RuleContext) {
  return PHASES.flatMap(([name, phase]) => {
    const pass = facts.passes[name];
    return judgeCookies(facts, pass, context).flatMap((cookie) => {
      const lasts = cookie.shape === "id" && (cookie.lifetimeS ?? 0) > LONG_S;
      if (!lasts || cookie.thirdParty || cookie.purpose === "necessary") return [];
      const by = pass?.requests.find(
        ({ url, host, resourceType }) =>
          url === cookie.setBy && REPORTS.has(resourceType) && isFirstParty(facts, host),
      );
      return by ? [{ host: by.host, cookie: cookie.name, url: by.url, phase }] : [];
    });
  });
}

const STREAMS = new Set(["websocket", "eventsource", "ping", "beacon"]);
const streams = ({ resourceType }: RequestFact) => STREAMS.has(resourceType);

/** Channels that many tools against tracking pass over. */
export const sockets = websiteRule({
  id: "web.tracking.streams",
  version: 5,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const seen = PHASES.flatMap(([name, phase]) => {
      const { trackers, unknown } = sortContacts(facts, facts.passes[name], context);
      return [...trackers, ...unknown]
        .map((contact) => ({ ...contact, requests: contact.requests.filter(streams), phase, name }))
        .filter(({ requests }) => requests.length > 0);
    });
    const evidence = [
      table(
        "streams",
        say("Streams and beacons", "数据流和信标"),
        ["owner", "host", "phase", "type", "url", "initiator", "atMs"],
        seen.flatMap(({ vendor, host, phase, requests }) =>
          requests.map((request) => ({
            owner: vendor?.name ?? null,
            host,
            phase,
            type: request.resourceType,
            url: request.url,
            initiator: request.initiator[0] ?? request.frameUrl,
            atMs: request.atMs,
          })),
        ),
      ),
    ].filter(({ total }) => total > 0);
    const known = seen.filter(isIn(TRACKING));
    const early = known.filter(({ name }) => name !== "accept");
    if (early.length > 0) {
      const names = listed(owners(early));
      return failed(
        say(
          `${counted(owners(early).length, "tracker is", "trackers are")} sent data by stream or beacon before or against the visitor’s choice: ${names.en}.`,
          `在访客作出选择之前或违背其选择，通过数据流或信标向 ${owners(early).length} 个跟踪器发送数据：${names.cn}。`,
        ),
        { evidence },
      );
    }
    const unread = seen.filter((contact) => !known.includes(contact));
    if (unread.length > 0) {
      const names = listed(owners(unread));
      return potential(
        say(
          `${counted(owners(unread).length, "host that no table knows is", "hosts that no table knows are")} sent data by stream or beacon: ${names.en}.`,
          `通过数据流或信标向 ${owners(unread).length} 个未知主机发送数据：${names.cn}。`,
        ),
        { evidence },
      );
    }
    if (known.length > 0) {
      const names = listed(owners(known));
      return passed(
        say(
          `Only after “Accept” is data streamed to ${names.en}.`,
          `仅在点击“接受”后，才向 ${names.cn} 发送数据流。`,
        ),
        { evidence },
      );
    }
    return (
      unlessAcceptUnseen(facts) ??
      passed(say("No tracker is sent data by stream or beacon.", "没有通过数据流或信标向跟踪器发送数据。"))
    );
  },
});

/** Services for children may follow nobody without their parents. */
export const children = websiteRule({
  id: "web.child.trackers",
  version: 7,
  level: "critical",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const { base } = facts.passes;
    const stated = context.sector === "children";
    const whole = stated || seemsForChildren(facts, base);
    const section = whole ? null : childSection(facts, base);
    if (!whole && !section)
      return notApplicable(
        say("Nothing says that the site is for children.", "没有迹象表明该网站面向儿童。"),
      );
    const sorted = sortContacts(facts, base, context);
    const met = (contacts: readonly Contact[]) =>
      section
        ? contacts
            .map((contact) => ({ ...contact, requests: contact.requests.filter(section.during) }))
            .filter(({ requests }) => requests.length > 0)
        : contacts;
    if (section?.pages.length === 0)
      return uncertain(
        say(
          "A part of the site seems to be for children, and was not seen.",
          "网站有似乎面向儿童的栏目，但未能访问。",
        ),
      );
    const trackers = met(sorted.trackers);
    const acting = met(sorted.unknown).filter((contact) => actsAsTracker(contact, base));
    if (trackers.length > 0) {
      const names = listed(owners(trackers));
      const evidence = [requestTable(trackers)];
      if (stated)
        return failed(
          say(
            `${counted(owners(trackers).length, "tracker is", "trackers are")} contacted on a site for children: ${names.en}.`,
            `面向儿童的网站连接了 ${owners(trackers).length} 个跟踪器：${names.cn}。`,
          ),
          { evidence },
        );
      return potential(
        section
          ? say(
              `A part of the site seems to be for children and contacts ${names.en}.`,
              `网站有似乎面向儿童的栏目，并在其中连接了 ${names.cn}。`,
            )
          : say(
              `The site seems to be for children and contacts ${names.en}.`,
              `该网站似乎面向儿童，并连接了 ${names.cn}。`,
            ),
        { evidence },
      );
    }
    if (acting.length > 0) {
      const unknown = counted(acting.length, "host that no table knows is", "hosts that no table knows are");
      return uncertain(
        section
          ? say(
              `${unknown} sent data from the part of the site for children.`,
              `${acting.length} 个未知主机收到网站儿童栏目的数据。`,
            )
          : say(`${unknown} sent data.`, `${acting.length} 个未知主机收到数据。`),
        { evidence: [requestTable(acting)] },
      );
    }
    const none = section
      ? say("No tracker is contacted in the part of the site for children.", "网站的儿童栏目没有连接跟踪器。")
      : say("No tracker is contacted.", "没有连接跟踪器。");
    return unlessAcceptUnseen(facts) ?? passed(none);
  },
});
