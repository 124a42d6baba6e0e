import { isNamed, isNamedByHost } from "../policy/names.ts";
import { policyLanguage } from "../policy/sections.ts";
import { hasNoPolicy, policyText, readablePolicies, saidIn } from "../policy/text.ts";
import { table } from "../shared/evidence.ts";
import { COLLECTED_PASSES } from "../shared/flows.ts";
import { withFormReceivers } from "../shared/form-receivers.ts";
import { contactsOf, isSelfRun, owners } from "../shared/parties.ts";
import { notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { VISIT_COLUMNS, visitCounts } from "../shared/tables.ts";
import { counted, say } from "../shared/words.ts";
import { unlessAcceptUnseen } from "./sightings.ts";

export const undeclared = websiteRule({
  id: "web.share.undeclared-third-party",
  version: 10,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    const met = contactsOf(facts, COLLECTED_PASSES, context).filter((contact) => !isSelfRun(contact));
    const seen = withFormReceivers(met, facts, context);
    if (seen.length === 0) {
      return (
        unlessAcceptUnseen(facts) ??
        notApplicable(say("No third party receives data.", "没有第三方接收数据。"))
      );
    }
    const text = saidIn(policyText(facts), policyLanguage(facts));
    const rows = seen.map((contact) => ({
      ...contact,
      declared: contact.vendor ? isNamed(text, contact.vendor) : isNamedByHost(text, contact.host),
    }));
    const evidence = [
      table(
        "owners",
        say("Third parties by owner", "按所有者列出的第三方"),
        ["owner", "host", "category", "hq", ...VISIT_COLUMNS, "declared"],
        rows
          .map(({ host, vendor, visits, declared }) => ({
            owner: vendor?.name ?? null,
            host,
            category: vendor?.category ?? "unknown",
            hq: vendor?.hq ?? null,
            ...visitCounts({ visits }),
            declared: declared ? "yes" : "no",
          }))
          .sort((left, right) =>
            left.declared < right.declared ? -1 : left.declared > right.declared ? 1 : 0,
          ),
      ),
    ];
    const missing = rows.filter(({ declared }) => !declared);
    const all = owners(seen).length;
    if (missing.length === 0) {
      return (
        unlessAcceptUnseen(facts) ??
        passed(
          say(`The policy names every third party seen: ${all}.`, `政策已列明所有出现的第三方：${all} 个。`),
          { evidence },
        )
      );
    }
    // A policy that is there and was not read may name them all.
    if (readablePolicies(facts).length === 0 && !hasNoPolicy(facts))
      return uncertain(
        say(
          `Whether the policy names the third parties seen is unknown: it could not be read.`,
          `未能读取隐私政策，无法判断其是否列明所出现的第三方。`,
        ),
        { evidence },
      );
    const count = owners(missing).length;
    return potential(
      say(
        `${count} of ${counted(all, "third party", "third parties")} may not be declared: the policy does not name ${count === 1 ? "it" : "them"}.`,
        `${all} 个第三方中有 ${count} 个可能未声明：政策中未列明。`,
      ),
      { evidence },
    );
  },
});
