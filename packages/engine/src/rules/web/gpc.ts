import type { PassFacts, WebsiteFacts } from "../../facts/types.ts";
import type { Rule, RuleContext } from "../types.ts";
import { inUs } from "./shared/asks-first.ts";
import { table } from "./shared/evidence.ts";
import { contacts, contactsOf, isIn, owners, SALE } from "./shared/parties.ts";
import { failed, failedAt, notApplicable, passed, uncertain, websiteRule } from "./shared/rule.ts";
import { beforeAfterTable, contactTable, requestTable, shots } from "./shared/tables.ts";
import { actsAsTracker, sortContacts } from "./shared/tools.ts";
import { counted, listed, say } from "./shared/words.ts";
import { unlessAcceptUnseen } from "./tracking/sightings.ts";
import { gpcFileRules } from "./well-known.ts";

const OPT_OUT =
  /do not sell|don['’]t sell|do not share|your (california |us |u\.s\. )?privacy (choices|rights|options)|opt[- ]?out (of|from) (the )?(sale|sharing|selling|targeted|personal)|limit the use of my|california (privacy|consumer)|ccpa opt|no (vender|vendan|compartir|comparta)|sus opciones de privacidad|不(要|得)?(出售|共享).{0,8}(个人|我的)|(您|你)的隐私选择/i;

/** Nobody was seen that data would be sold to or shared with: it does not apply, where everybody seen is known. */
const noSale = (facts: WebsiteFacts, context: RuleContext) =>
  unlessAllKnown(facts, context) ??
  notApplicable(
    say(
      "No vendor that data would be sold to or shared with was seen.",
      "未发现会向其出售或共享数据的一方。",
    ),
  );

const gpcHonoured = websiteRule({
  id: "web.gpc.honoured",
  version: 5,
  level: "critical",
  needs: ["base", "gpc"],
  seenStands: true,
  // California’s law gives the signal its force, and Article 21(5) of the GDPR allows to object by such means.
  notApplicable: (_, context) =>
    inUs(context) || context.territories.some((territory) => territory === "EU" || territory === "GB")
      ? null
      : say(
          "No law of where the business is gives this signal a meaning.",
          "业务地区没有法律赋予该信号效力。",
        ),
  evaluate(facts, context) {
    const { base, gpc } = facts.passes;
    const before = contacts(facts, base, context);
    const after = contacts(facts, gpc, context).filter(isIn(SALE));
    const screenshots = shots(gpc, "loaded");
    if (after.length > 0) {
      const names = listed(owners(after));
      const summary = say(
        `With Global Privacy Control on, ${counted(owners(after).length, "advertising or social vendor is", "advertising or social vendors are")} still contacted: ${names.en}.`,
        `启用全球隐私控制（GPC）后，仍连接 ${owners(after).length} 个广告或社交媒体供应商：${names.cn}。`,
      );
      const extras = { evidence: [beforeAfterTable(before, after), requestTable(after)], screenshots };
      return inUs(context) ? failed(summary, extras) : failedAt("medium", summary, extras);
    }
    const ever = contactsOf(facts, ["base", "accept"], context).some(isIn(SALE));
    if (!ever) return noSale(facts, context);
    return passed(
      say(
        "With Global Privacy Control on, no advertising or social vendor is contacted.",
        "启用全球隐私控制（GPC）后，没有连接广告或社交媒体供应商。",
      ),
      { screenshots },
    );
  },
});

const optOutLink = websiteRule({
  id: "web.ccpa.opt-out-link",
  version: 3,
  level: "medium",
  needs: ["base"],
  notApplicable: (_, context) =>
    inUs(context) ? null : say("The business is not in the United States.", "业务不在美国。"),
  evaluate(facts, context) {
    const vendors = contactsOf(facts, ["base", "accept"], context).filter(isIn(SALE));
    if (vendors.length === 0) return noSale(facts, context);
    const base = facts.passes.base;
    const fits = (text: string) => OPT_OUT.test(text.slice(0, 160));
    const words = base?.controls?.find(fits);
    const link =
      base?.links.find(({ text }) => fits(text)) ??
      (words ? { text: words, href: base?.finalUrl ?? "" } : undefined);
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
        `数据流向 ${count} 个广告或社交媒体供应商，但页面没有选择退出的链接。`,
      ),
      { evidence: [contactTable(vendors), searchedTable(base)], screenshots: shots(base, "loaded") },
    );
  },
});

/** Nobody can say that nothing is sold while hosts that nobody knows are sent data, or "Accept" was not seen. */
function unlessAllKnown(facts: WebsiteFacts, context: RuleContext) {
  const { base } = facts.passes;
  const acting = sortContacts(facts, base, context).unknown.filter((contact) => actsAsTracker(contact, base));
  if (acting.length > 0)
    return uncertain(
      say(
        `${counted(acting.length, "host that no table knows is", "hosts that no table knows are")} sent data: whether it is sold or shared is to be confirmed.`,
        `${acting.length} 个未知主机收到数据：是否构成出售或共享待确认。`,
      ),
      { evidence: [contactTable(acting)] },
    );
  return unlessAcceptUnseen(facts);
}

/** The words that were looked through without finding one. */
function searchedTable(base: PassFacts | undefined) {
  const texts = [...(base?.links ?? []).map(({ text }) => text), ...(base?.controls ?? [])].filter(Boolean);
  return table(
    "searched",
    say("Links and buttons searched", "已查找的链接和按钮"),
    ["text"],
    [...new Set(texts)].map((text) => ({ text })),
  );
}

export const gpcRules: readonly Rule[] = [gpcHonoured, optOutLink, ...gpcFileRules];
