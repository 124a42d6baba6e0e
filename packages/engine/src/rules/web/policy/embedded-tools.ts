import type { WebsiteFacts } from "../../../facts/types.ts";
import { siteOf } from "../../../knowledge/domains.ts";
import type { RuleContext } from "../../types.ts";
import { judgeCookies, needsConsent } from "../shared/cookies.ts";
import { COLLECTED_PASSES } from "../shared/flows.ts";
import { type Contact, contactsOf } from "../shared/parties.ts";
import { sortContacts } from "../shared/tools.ts";
import { denies } from "./denials.ts";
import { isNamed } from "./names.ts";
import { policyLanguage } from "./sections.ts";
import { policyText, sentencesOf } from "./text.ts";

/** Who runs films, maps and their like that know a visitor again, and is named in no policy. */
export function untoldTools(facts: WebsiteFacts, context: RuleContext): Contact[] {
  const names = new Set<string>();
  for (const pass of COLLECTED_PASSES.map((name) => facts.passes[name])) {
    const marks = judgeCookies(facts, pass, context).filter((one) => one.thirdParty && needsConsent(one));
    const sites = new Set(marks.map(({ domain }) => siteOf(domain.replace(/^\./, ""))));
    for (const { host, vendor } of sortContacts(facts, pass, context).tools)
      if (vendor && sites.has(siteOf(host))) names.add(vendor.name);
  }
  // That films come from somewhere is told in passing by others; of a film on the page it tells who shows it.
  const language = policyLanguage(facts) ?? "";
  const text = sentencesOf(policyText(facts))
    .filter((sentence) => !denies(sentence, language))
    .join("\n");
  return contactsOf(facts, COLLECTED_PASSES, context).filter(
    ({ vendor }) => vendor && names.has(vendor.name) && !isNamed(text, vendor),
  );
}
