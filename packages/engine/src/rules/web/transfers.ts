import { adequacyOf } from "../../knowledge/adequacy.ts";
import type { CrossBorderRow } from "../../vocabulary.ts";
import { gapReason } from "../coverage.ts";
import type { Bilingual, Rule } from "../types.ts";
import { policyLanguage } from "./policy/sections.ts";
import { mentionsTransfers, policyText } from "./policy/text.ts";
import { table } from "./shared/evidence.ts";
import { type Flow, flowsOf } from "./shared/flows.ts";
import { compare } from "./shared/parties.ts";
import { personalDataIn, sensitivityOf } from "./shared/personal-data.ts";
import { regionNames } from "./shared/regions.ts";
import { failed, failedAt, notApplicable, passed, potential, uncertain, websiteRule } from "./shared/rule.ts";
import { counted, say } from "./shared/words.ts";

/** By destination: head office united with the country of the address, which is an estimate. */
const noAdequacy = websiteRule({
  id: "web.xborder.no-adequacy",
  version: 7,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    if (context.territories.length === 0) {
      return uncertain(say("No business territory is set for this object.", "此对象尚未设置业务地区。"));
    }
    const flows = flowsOf(facts, context);
    if (flows.length === 0) {
      return notApplicable(say("No third party receives data.", "没有第三方接收数据。"));
    }
    const evidence = [flowTable(flows)];
    const outside = flows.filter(({ status }) => status === "outside");
    const conditional = flows.filter(({ status }) => status === "conditional");
    const unknown = flows.filter(({ status }) => status === "unknown_region");
    const said = mentionsTransfers(policyText(facts), policyLanguage(facts));
    if (outside.length > 0) {
      const regions = regionsOf(outside);
      const summary = say(
        `${counted(hostsOf(outside), "host receives", "hosts receive")} data without an adequacy decision: ${regions.en}.`,
        `${hostsOf(outside)} 个主机位于或归属于${regions.cn}，在没有充分性认定的情况下接收数据。`,
      );
      if (outside.some(({ sensitive }) => sensitive)) return failedAt("critical", summary, { evidence });
      return said ? potential(summary, { evidence }) : failed(summary, { evidence });
    }
    if (conditional.length > 0 && !said) {
      const regions = regionsOf(conditional);
      return potential(
        say(
          `${counted(hostsOf(conditional), "host", "hosts")} may receive data only under a condition: ${regions.en}.`,
          `${hostsOf(conditional)} 个主机位于或归属于${regions.cn}，仅在满足条件时可接收数据。`,
        ),
        { evidence },
      );
    }
    if (unknown.length > 0) {
      return uncertain(
        say(
          `The region of ${counted(hostsOf(unknown), "host", "hosts")} is to be confirmed.`,
          `${hostsOf(unknown)} 个主机所在的国家或地区待确认。`,
        ),
        { evidence },
      );
    }
    if (gapReason(facts, "accept") !== null && facts.passes.base?.banner) {
      return uncertain(
        say(
          "Flows before a choice are covered; those after “Accept” were not seen in full.",
          "选择之前的数据流向已覆盖；点击“接受”之后的流向未能完整观察。",
        ),
        { evidence },
      );
    }
    return passed(
      say(
        "Every recipient is in a region with adequate protection, or the policy names the safeguards.",
        "所有接收方均位于提供充分保护的国家或地区，或政策已说明保障措施。",
      ),
      { evidence },
    );
  },
});

function hostsOf(flows: readonly Flow[]): number {
  return new Set(flows.map(({ contact }) => contact.host)).size;
}

function regionsOf(flows: readonly Flow[]): Bilingual {
  const named = flows.flatMap(({ from, regions, status }) =>
    regions.filter((region) => adequacyOf(from, region) === status),
  );
  return regionNames([...new Set(named)].sort(compare));
}

/** The evidence table of flows. */
export function flowTable(flows: readonly Flow[], most?: number) {
  const title = say("Flows by recipient", "按接收方列出的数据流向");
  return table("flows", title, FLOW_COLUMNS, flows.map(rowOf), { most, titles: FLOW_TITLES });
}

const FLOW_COLUMNS = [
  "territory",
  "host",
  "path",
  "owner",
  "category",
  "hq",
  "ipRegion",
  "status",
  "sensitivity",
  "personalData",
] as const;

/** Columns that name both ends of a flow. A recipient is where its head office is; its address is an estimate beside it. */
export const FLOW_TITLES = {
  owner: say("Vendor", "供应商"),
  category: say("Recipient party", "接收方类型"),
  hq: say("Recipient region", "接收地区"),
};

function rowOf({ from, contact, ipRegions, status }: Flow): CrossBorderRow {
  const { host, vendor, requests } = contact;
  const kinds = [...new Set(requests.flatMap(personalDataIn))].sort();
  const most = sensitivityOf(kinds);
  const carrying = requests.find((request) => sensitivityOf(personalDataIn(request)) === most);
  return {
    territory: from,
    host,
    path: pathOf((carrying ?? requests[0])?.url ?? ""),
    owner: vendor?.name ?? null,
    category: vendor?.category ?? "unknown",
    hq: vendor?.hq ?? null,
    ipRegion: ipRegions.join(" ") || null,
    status,
    sensitivity: most,
    personalData: kinds.join(" ") || null,
  };
}

/** Path of an address without its query; null of what is no address. */
function pathOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).pathname : null;
}

export const transferRules: readonly Rule[] = [noAdequacy];
