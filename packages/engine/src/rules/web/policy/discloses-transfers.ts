import { table } from "../shared/evidence.ts";
import { flowsOf } from "../shared/flows.ts";
import { regionNames } from "../shared/regions.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { say } from "../shared/words.ts";
import { unlessAcceptUnseen } from "../tracking/sightings.ts";
import { UNREAD, unlessPolicy } from "./nothing-read.ts";
import { policyLanguage, readsLanguage } from "./sections.ts";
import { policyCells } from "./stored-text.ts";
import { asideQuote, policyText, transferQuote } from "./text.ts";

export const disclosesTransfers = websiteRule({
  id: "web.policy.discloses-transfers",
  version: 13,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: unlessPolicy,
  evaluate(facts, context) {
    const flows = flowsOf(facts, context).filter(
      ({ status }) => status === "outside" || status === "conditional",
    );
    if (flows.length === 0) {
      if (context.territories.length === 0)
        return uncertain(say("No business territory is set for this object.", "此对象尚未设置业务地区。"));
      const unseen = unlessAcceptUnseen(facts);
      if (unseen) return unseen;
      return notApplicable(say("No flow that leaves the territory was seen.", "未发现流出业务地区的数据。"));
    }
    const regions = regionNames([...new Set(flows.flatMap(({ regions: list }) => list))].sort());
    const text = policyText(facts);
    const quote = transferQuote(text, policyLanguage(facts));
    const aside = quote === null ? asideQuote(text, policyLanguage(facts)) : null;
    const evidence = [
      table(
        "quotes",
        say("Transfers searched for in the policy", "在政策中查找的跨境提供内容"),
        ["found", "quote", "url", "policyText"],
        [
          {
            found: quote ? "found" : "not_found",
            quote: quote ?? aside,
            ...policyCells(facts),
          },
        ],
      ),
    ];
    if (quote)
      return passed(
        say(
          "The policy speaks of transfers to other countries.",
          "政策说明了向其他国家或地区提供数据的情况。",
        ),
        { evidence },
      );
    if (!readsLanguage(facts)) return uncertain(UNREAD, { evidence });
    if (aside !== null)
      return potential(
        say(
          `Data flows abroad, and the policy names other countries only in passing: ${regions.en}.`,
          `数据流向${regions.cn}，而政策仅顺带提及其他国家或地区。`,
        ),
        { evidence },
      );
    return failed(
      say(
        `Data flows abroad, and the policy says nothing of transfers: ${regions.en}.`,
        `数据流向${regions.cn}，但政策未说明跨境提供。`,
      ),
      { evidence },
    );
  },
});
