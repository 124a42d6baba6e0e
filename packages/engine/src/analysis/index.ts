/** Views of one assessed website, read from its facts. No verdict is in them. */
import type { AnalysisCard } from "@candor/api/entities";
import { labels } from "../catalogue/labels.ts";
import type { WebsiteFacts } from "../facts/types.ts";
import { PASSES } from "../facts/types.ts";
import type { EvidenceTable, RuleContext } from "../rules/types.ts";
import { cookieTable, judgeCookies } from "../rules/web/shared/cookies.ts";
import { VIEW_ROWS } from "../rules/web/shared/evidence.ts";
import { flowsOf } from "../rules/web/shared/flows.ts";
import { contactsOf, owners } from "../rules/web/shared/parties.ts";
import { contactTable } from "../rules/web/shared/tables.ts";
import { say } from "../rules/web/shared/words.ts";
import { collectedTables } from "../rules/web/tracking/collected.ts";
import { isEvent } from "../rules/web/tracking/pixel.ts";
import { sightings, sightingTable } from "../rules/web/tracking/sightings.ts";
import { flowTable } from "../rules/web/transfers.ts";
import { labelTables } from "./privacy-label.ts";
import { sharedTable } from "./shared-data.ts";
import { requestTable, sdkTable } from "./third-party.ts";

export { siteOf } from "../knowledge/domains.ts";

type View = (facts: WebsiteFacts, context: RuleContext) => EvidenceTable[];

const everyone = (facts: WebsiteFacts, context: RuleContext) => contactsOf(facts, PASSES, context);

const VIEWS: Record<AnalysisCard, View> = {
  data_sharing: (facts, context) => [
    contactTable(
      everyone(facts, context),
      say("Third parties that receive data", "接收数据的第三方"),
      VIEW_ROWS,
    ),
    sharedTable(everyone(facts, context)),
    requestTable(facts, everyone(facts, context)),
  ],
  cross_border: (facts, context) => [flowTable(flowsOf(facts, context), VIEW_ROWS)],
  cookies: (facts, context) => [
    named(
      "before_choice",
      say("Cookies before a choice", "作出选择之前的 Cookie"),
      cookieTable(judgeCookies(facts, facts.passes.base, context), VIEW_ROWS),
    ),
    named(
      "after_accept",
      say("Cookies after “Accept”", "点击“接受”之后的 Cookie"),
      cookieTable(judgeCookies(facts, facts.passes.accept, context), VIEW_ROWS),
    ),
  ],
  sdks: (facts, context) => [sdkTable(facts, everyone(facts, context))],
  privacy_label: (facts, context) => labelTables(facts, everyone(facts, context)),
  tracking_pixel: (facts, context) => {
    const seen = sightings(facts, context, "pixel", isEvent);
    return [sightingTable(seen), ...collectedTables(seen)];
  },
};

const named = (id: string, title: EvidenceTable["title"], table: EvidenceTable): EvidenceTable => ({
  ...table,
  id,
  title,
});

/** Words of a code in evidence; the code itself where it has none. */
export const labelWords = (code: string) =>
  (Object.hasOwn(labels, code) ? labels[code] : undefined) ?? { en: code, cn: code };

/** The tables of one view. */
export const analyse = (facts: WebsiteFacts, context: RuleContext, card: AnalysisCard): EvidenceTable[] =>
  VIEWS[card](facts, context);

/** What the facts count to, for a headline. */
export interface AnalysisSummary {
  /** Third-party hosts met. */
  hosts: number;
  /** Different owners behind them. */
  vendors: number;
  /** Where data goes, ISO 3166 alpha-2. */
  regions: string[];
  /** Hosts that data goes to without an adequacy decision or its like. */
  outside: number;
  /** Hosts whose requests carry what looks like a personal identifier. */
  sensitive: number;
}

export function summarise(facts: WebsiteFacts, context: RuleContext): AnalysisSummary {
  const contacts = everyone(facts, context);
  const flows = flowsOf(facts, context);
  const hostsWhere = (test: (flow: (typeof flows)[number]) => boolean) =>
    new Set(flows.filter(test).map(({ contact }) => contact.host)).size;
  return {
    hosts: contacts.length,
    vendors: owners(contacts).length,
    regions: [...new Set(flows.flatMap(({ regions }) => regions))].sort(),
    outside: hostsWhere(({ status }) => status === "outside"),
    sensitive: hostsWhere(({ sensitive }) => sensitive),
  };
}
