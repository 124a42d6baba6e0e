import type { RequestFact } from "../../../facts/types.ts";
import { table } from "../shared/evidence.ts";
import { carriesIdentifier, personalIn } from "../shared/identifiers.ts";
import { contacts, isIn, owners, SALE } from "../shared/parties.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { requestTable, shots } from "../shared/tables.ts";
import { counted, listed, say } from "../shared/words.ts";
import { collectedTables } from "./collected.ts";
import {
  PHASES,
  receivers,
  sightings,
  sightingTable,
  unlessAcceptUnseen,
  unlessUnknown,
} from "./sightings.ts";
import { linksHoldingPerson, linkTable } from "./url-leak.ts";

export const pixel = websiteRule({
  id: "web.pixel.present",
  version: 5,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const seen = sightings(facts, context, "pixel", isEvent);
    if (seen.length === 0) {
      // Of most advertisers no table tells whether they have a pixel; what they are sent looks like one.
      const others = PHASES.flatMap(([name, phase]) =>
        contacts(facts, facts.passes[name], context)
          .filter((contact) => isIn(SALE)(contact) && contact.requests.some(isReport))
          .map((contact) => ({ ...contact, phase, consented: name === "accept" })),
      );
      if (others.length > 0) {
        const names = listed(owners(others));
        return potential(
          say(
            `Requests to ${names.en} report the visit as tracking pixels do.`,
            `发送给 ${names.cn} 的请求像跟踪像素一样上报访问。`,
          ),
          { evidence: [sightingTable(others), requestTable(others), ...collectedTables(others)] },
        );
      }
      return (
        unlessAcceptUnseen(facts) ??
        unlessUnknown(facts, context) ??
        passed(say("No tracking pixel fired.", "没有触发跟踪像素。"))
      );
    }
    const names = listed(owners(seen));
    const evidence = [sightingTable(seen), requestTable(seen), ...collectedTables(seen)];
    return seen.some(({ consented }) => !consented)
      ? failed(
          say(
            `${counted(owners(seen).length, "tracking pixel fires", "tracking pixels fire")} before or against the visitor’s choice: ${names.en}.`,
            `${owners(seen).length} 个跟踪像素在访客作出选择之前或违背其选择触发：${names.cn}。`,
          ),
          { evidence, screenshots: shots(facts.passes.base, "loaded") },
        )
      : potential(
          say(
            `${counted(owners(seen).length, "tracking pixel fires", "tracking pixels fire")} after “Accept”: ${names.en}.`,
            `点击“接受”后触发 ${owners(seen).length} 个跟踪像素：${names.cn}。`,
          ),
          { evidence },
        );
  },
});

/** A request that reports something, not one that fetches code. */
export function isEvent({ resourceType, method }: RequestFact): boolean {
  return (
    method === "POST" ||
    ["image", "ping", "fetch", "xhr", "beacon", "websocket", "eventsource", "document"].includes(resourceType)
  );
}

/** A request that tells of the visit in its fields. */
const isReport = (request: RequestFact): boolean =>
  isEvent(request) &&
  request.resourceType !== "document" &&
  /[?&][\w.[\]-]+=/.test(`${request.url}&${request.body ?? ""}`);

export const pixelIdentifiers = websiteRule({
  id: "web.pixel.hashed-identifiers",
  version: 6,
  level: "critical",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const seen = receivers(facts, context, carriesIdentifier);
    if (seen.length === 0) {
      return (
        unlessAcceptUnseen(facts) ??
        notApplicable(say("No tracker and no unknown host is contacted.", "没有连接跟踪器或未知主机。"))
      );
    }
    const rows = seen.flatMap(({ host, vendor, requests, phase }) =>
      requests.filter(carriesIdentifier).map((request) => ({
        owner: vendor?.name ?? null,
        host,
        phase,
        url: request.url,
        fields:
          personalIn(request)
            .map(({ key, encoding }) => (encoding === "plain" ? key : `${key} (${encoding})`))
            .join(", ") || null,
        initiator: request.initiator[0] ?? request.frameUrl,
        atMs: request.atMs,
      })),
    );
    if (rows.length === 0) {
      const held = linksHoldingPerson(facts);
      // A page that knows who reads it is where a pixel is given an identifier, and such a page is not opened.
      if (held.length > 0)
        return uncertain(
          say(
            "The site leads to addresses that hold personal data; what pixels are sent on those pages was not seen.",
            "网站链接到含有个人信息的地址；未查看这些页面上像素收到的内容。",
          ),
          { evidence: [linkTable(held)] },
        );
      return (
        unlessAcceptUnseen(facts) ??
        passed(
          say("No pixel carries a name, e-mail address or phone number.", "没有像素携带姓名、邮箱或电话。"),
        )
      );
    }
    const sentTo = [...new Set(rows.map(({ owner, host }) => owner ?? host))];
    const names = listed(sentTo);
    return failed(
      say(
        `${counted(sentTo.length, "vendor is", "vendors are")} sent fields for personal identifiers by pixel: ${names.en}.`,
        `像素向 ${sentTo.length} 个第三方发送了含个人标识的字段：${names.cn}。`,
      ),
      {
        evidence: [
          table(
            "requests",
            say("Requests", "请求"),
            ["owner", "host", "phase", "fields", "url", "initiator", "atMs"],
            rows,
          ),
          ...collectedTables(seen.filter(({ requests }) => requests.some(carriesIdentifier))),
        ],
        screenshots: shots(facts.passes.base, "loaded"),
      },
    );
  },
});
