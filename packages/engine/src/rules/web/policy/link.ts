import { agrees } from "../../../collect/consent/words.ts";
import type { LinkFact, PolicyFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { isOfAnother, PRIVACY_WORDS, readsPolicyLinks } from "../../../knowledge/policy-words.ts";
import { gap } from "../../coverage.ts";
import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { pagesOf } from "../shared/pages.ts";
import { isFirstParty } from "../shared/parties.ts";
import { failed, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { shots } from "../shared/tables.ts";
import { say } from "../shared/words.ts";
import { isRead, isSaid, wordsOf } from "./sections.ts";
import { policyCells } from "./stored-text.ts";
import { policyWasSought, readablePolicies } from "./text.ts";

const policyLink = websiteRule({
  id: "web.policy.link",
  version: 6,
  level: "critical",
  needs: ["base"],
  evaluate(facts, { vendors }) {
    const all = readablePolicies(facts);
    // A link to the page it stands on makes no policy of that page: it has to say something of data beside the link.
    const readable = all.filter(
      (policy) => !isVisited(facts, policy) || isAboutData({ ...policy, text: withoutLink(policy) }),
    );
    if (readable.length === 0 && all[0])
      return potential(
        say(
          `“${all[0].linkText.trim()}” leads to the page it stands on, where no policy is to be read.`,
          `“${all[0].linkText.trim()}”指向其所在页面，且该页面没有隐私政策。`,
        ),
        { evidence: [policyTable(facts, all)], screenshots: shots(facts.passes.base, "loaded") },
      );
    const screenshots = shots(facts.passes.base, "loaded");
    if (readable[0] && !readable.some(isAboutData) && readsPolicyLinks(readable[0].language))
      return uncertain(
        say(
          `“${readable[0].linkText.trim()}” leads to a page that says nothing of personal data.`,
          `“${readable[0].linkText.trim()}”指向的页面没有提及个人信息。`,
        ),
        { evidence: [policyTable(facts, readable)], screenshots },
      );
    if (readable[0]) {
      return passed(
        say(
          `“${readable[0].linkText.trim()}” leads to a policy.`,
          `“${readable[0].linkText.trim()}”链接到隐私政策。`,
        ),
        {
          evidence: [policyTable(facts, readable)],
        },
      );
    }
    if (facts.policies.length === 0 && !readsPolicyLinks(facts.passes.base?.language ?? null)) {
      return uncertain(
        say(
          "The page is in a language in which a link to a policy cannot be told yet.",
          "页面所用语言暂无法识别隐私政策链接。",
        ),
        { screenshots },
      );
    }
    if (!policyWasSought(facts)) {
      const reason = gap(facts, "policy") ?? say("No policy was read.", "未读取政策。");
      return uncertain(reason, { screenshots });
    }
    const broken = facts.policies[0];
    if (broken) {
      return failed(
        say(
          `“${broken.linkText.trim()}” leads to an address that answers ${broken.status} or shows no text.`,
          `“${broken.linkText.trim()}”指向的地址返回 ${broken.status} 或没有文字。`,
        ),
        { evidence: [policyTable(facts, facts.policies)], screenshots },
      );
    }
    const links =
      facts.passes.base?.links.filter(
        ({ text, href }) =>
          PRIVACY_WORDS.test(`${text} ${href}`) &&
          (isFirstParty(facts, hostOf(href)) || !isOfAnother(href, vendors)),
      ) ?? [];
    if (links.length > 0) {
      return uncertain(
        say("A link was found, but no policy behind it was read.", "找到链接，但未读取到其指向的政策。"),
        {
          evidence: [linkTable(links)],
          screenshots,
        },
      );
    }
    const { buttons, controls } = facts.passes.base ?? {};
    const [button] = (buttons ?? controls ?? []).filter(
      (words) => PRIVACY_WORDS.test(words) && !SETTINGS.test(words) && !agrees(words),
    );
    if (button !== undefined)
      return uncertain(
        say(
          `A button says “${button.trim()}”, and what it opens was not read.`,
          `有按钮写着“${button.trim()}”，但未读取到其打开的内容。`,
        ),
        { screenshots },
      );
    return failed(say("No link on the page leads to a privacy policy.", "页面上没有指向隐私政策的链接。"), {
      screenshots,
    });
  },
});

/** A button that brings back a choice opens no policy. */
const SETTINGS =
  /choice|settings|preferenc|manage|einstell|auswahl|param[eè]tr|choix|gestion|préfér|ajustes|configur|opciones|imposta|gestisci|scelte|definiç|opções|instelling|voorkeur|ustawieni|inställning|indstilling|innstilling|asetu|nastaven|beállít|setări|ρυθμίσ|ayar|tercih|настро|налаштув|postavk|nastavit|设置|設定|설정|إعداد/iu;

const addressOf = (url: string) => url.split("#", 1)[0];
const isVisited = ({ passes }: WebsiteFacts, { url }: PolicyFact): boolean =>
  pagesOf(passes.base).some((page) => addressOf(page.url) === addressOf(url));
const withoutLink = ({ text, linkText }: PolicyFact): string =>
  text.replaceAll(linkText.trim() || "\n\n\n", "");

/** What none but a policy treats, in the language of its page. */
const OWN_SUBJECTS = ["s_controller", "s_retention", "s_rights", "s_complaint"] as const;

/** Does a text speak of personal data at all? A cookie notice does. */
const isAboutData = ({ text, language: declared }: PolicyFact): boolean => {
  const language = declared?.slice(0, 2).toLowerCase() ?? null;
  return (
    isSaid(text, PRIVACY_WORDS) ||
    (isRead(language) && OWN_SUBJECTS.some((section) => isSaid(text, wordsOf(section, language)))) ||
    /cookie|gdpr|dsgvo|rgpd|lgpd|ccpa|\bdat[ae]\w{0,3}\b|\bdatos\b|dados|dati\b|données|gegevens|uppgifter|opplysning|oplysning|údaj|adat|данн|дан[иі]|数据|資料|信息|데이터|データ/i.test(
      text,
    )
  );
};

export function policyTable(facts: WebsiteFacts, policies: readonly PolicyFact[]) {
  return table(
    "policies",
    say("Policies", "政策"),
    ["text", "url", "httpStatus", "policyText"],
    policies.map((policy) => ({
      text: policy.linkText.trim(),
      httpStatus: policy.status,
      ...policyCells(facts, policy),
    })),
  );
}

function linkTable(links: readonly LinkFact[]) {
  return table(
    "links",
    say("Links", "链接"),
    ["text", "url"],
    links.map(({ text, href }) => ({ text: text.trim(), url: href })),
  );
}

export const policyLinkRules: readonly Rule[] = [policyLink];
