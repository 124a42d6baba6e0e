import type { Rule } from "../../types.ts";
import { COLLECTED_PASSES, flowsOf } from "../shared/flows.ts";
import { contactsOf, isIn, owners, TRACKING } from "../shared/parties.ts";
import { hasNoPolicy, isNamed, mentionsTransfers, policyText } from "../shared/policy.ts";
import { regionNames } from "../shared/regions.ts";
import { failed, notApplicable, passed, websiteRule } from "../shared/rule.ts";
import { contactTable } from "../shared/tables.ts";
import { counted, listed, say } from "../shared/words.ts";

const NO_POLICY = say("There is no privacy policy to read.", "没有可读取的隐私政策。");

const disclosesRecipients = websiteRule({
  id: "web.policy.discloses-recipients",
  version: 1,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: (facts) => (hasNoPolicy(facts) ? NO_POLICY : null),
  evaluate(facts, context) {
    const seen = contactsOf(facts, COLLECTED_PASSES, context).filter(isIn(TRACKING));
    if (seen.length === 0) {
      return notApplicable(
        say("No vendor that a policy would have to name was seen.", "未发现政策需要列明的第三方。"),
      );
    }
    const text = policyText(facts);
    const unnamed = seen.filter(({ vendor }) => vendor && !isNamed(text, vendor));
    if (unnamed.length === 0) {
      return passed(
        say(
          `The policy names ${counted(owners(seen).length, "tracker", "trackers")} seen in traffic.`,
          `流量中出现的 ${owners(seen).length} 个跟踪器均已在政策中列明。`,
        ),
        { evidence: [contactTable(seen)] },
      );
    }
    const names = listed(owners(unnamed));
    return failed(
      say(
        `The policy does not name ${counted(owners(unnamed).length, "recipient", "recipients")} seen in traffic: ${names.en}.`,
        `政策未列明流量中出现的 ${owners(unnamed).length} 个接收方：${names.cn}。`,
      ),
      { evidence: [contactTable(unnamed, say("Recipients not named", "未列明的接收方"))] },
    );
  },
});

const disclosesTransfers = websiteRule({
  id: "web.policy.discloses-transfers",
  version: 1,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: (facts) => (hasNoPolicy(facts) ? NO_POLICY : null),
  evaluate(facts, context) {
    const flows = flowsOf(facts, context).filter(
      ({ status }) => status === "outside" || status === "conditional",
    );
    if (flows.length === 0) {
      return notApplicable(
        say("No flow that leaves the territory was seen.", "未发现流出业务所在地的数据。"),
      );
    }
    const regions = regionNames([...new Set(flows.flatMap(({ regions: list }) => list))].sort());
    return mentionsTransfers(policyText(facts))
      ? passed(
          say(
            "The policy speaks of transfers to other countries.",
            "政策说明了向其他国家或地区提供数据的情况。",
          ),
        )
      : failed(
          say(
            `Data flows abroad, and the policy says nothing of transfers: ${regions.en}.`,
            `数据流向${regions.cn}，但政策未说明跨境提供。`,
          ),
        );
  },
});

export const policyTrafficRules: readonly Rule[] = [disclosesRecipients, disclosesTransfers];
