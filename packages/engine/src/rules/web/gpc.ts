import type { Rule, RuleContext } from "../types.ts";
import { table } from "./shared/evidence.ts";
import { contacts, contactsOf, isIn, owners, SALE } from "./shared/parties.ts";
import { failed, failedAt, notApplicable, passed, websiteRule } from "./shared/rule.ts";
import { beforeAfterTable, contactTable, shots } from "./shared/tables.ts";
import { counted, listed, say } from "./shared/words.ts";

const OPT_OUT =
  /do not sell|don['’]t sell|do not share|your (california )?privacy (choices|rights)|opt[- ]?out of (sale|sharing|targeted)|limit the use of my|不(要|得)?(出售|共享).{0,8}(个人|我的)|(您|你)的隐私选择/i;

/** The laws that give the signal its force are American: elsewhere the finding weighs less. */
function inUs({ territories }: RuleContext): boolean {
  return territories.length === 0 || territories.includes("US");
}

const gpcHonoured = websiteRule({
  id: "web.gpc.honoured",
  version: 1,
  level: "critical",
  needs: ["base", "gpc"],
  evaluate(facts, context) {
    const { base, gpc } = facts.passes;
    const before = contacts(facts, base, context);
    const after = contacts(facts, gpc, context).filter(isIn(SALE));
    const screenshots = shots(gpc, "loaded");
    if (after.length > 0) {
      const names = listed(owners(after));
      const summary = say(
        `With Global Privacy Control on, ${counted(owners(after).length, "advertising or social vendor is", "advertising or social vendors are")} still contacted: ${names.en}.`,
        `启用全球隐私控制（GPC）后，仍连接 ${owners(after).length} 个广告或社交方：${names.cn}。`,
      );
      const extras = { evidence: [beforeAfterTable(before, after)], screenshots };
      return inUs(context) ? failed(summary, extras) : failedAt("medium", summary, extras);
    }
    const ever = contactsOf(facts, ["base", "accept"], context).some(isIn(SALE));
    if (!ever) {
      return notApplicable(
        say(
          "No vendor that data would be sold to or shared with was seen.",
          "未发现会向其出售或共享数据的一方。",
        ),
      );
    }
    return passed(
      say(
        "With Global Privacy Control on, no advertising or social vendor is contacted.",
        "启用全球隐私控制（GPC）后，没有连接广告或社交方。",
      ),
      { screenshots },
    );
  },
});

const optOutLink = websiteRule({
  id: "web.ccpa.opt-out-link",
  version: 1,
  level: "medium",
  needs: ["base"],
  notApplicable: (_, context) =>
    inUs(context) ? null : say("The business is not in the United States.", "业务不在美国。"),
  evaluate(facts, context) {
    const vendors = contactsOf(facts, ["base", "accept"], context).filter(isIn(SALE));
    if (vendors.length === 0) {
      return notApplicable(
        say(
          "No vendor that data would be sold to or shared with was seen.",
          "未发现会向其出售或共享数据的一方。",
        ),
      );
    }
    const link = facts.passes.base?.links.find(({ text }) => OPT_OUT.test(text));
    if (link) {
      return passed(say(`The page links to “${link.text.trim()}”.`, `页面提供“${link.text.trim()}”链接。`), {
        evidence: [
          table("links", say("Link", "链接"), ["text", "url"], [{ text: link.text.trim(), url: link.href }]),
        ],
      });
    }
    const count = owners(vendors).length;
    return failed(
      say(
        `Data goes to ${counted(count, "advertising or social vendor", "advertising or social vendors")}, and no opt-out link is on the page.`,
        `数据流向 ${count} 个广告或社交方，但页面没有选择退出的链接。`,
      ),
      { evidence: [contactTable(vendors)], screenshots: shots(facts.passes.base, "loaded") },
    );
  },
});

export const gpcRules: readonly Rule[] = [gpcHonoured, optOutLink];
