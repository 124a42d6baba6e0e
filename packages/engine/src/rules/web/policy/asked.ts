import type { WebsiteFacts } from "../../../facts/types.ts";
import type { Territory } from "../../../vocabulary.ts";
import type { RuleContext } from "../../types.ts";
import { COLLECTED_PASSES, flowsOf } from "../shared/flows.ts";
import { contactsOf, isSelfRun } from "../shared/parties.ts";

const EUROPE = "s_controller s_purposes s_basis s_recipients s_retention s_rights s_complaint s_contact";

/**
 * What the law of a territory asks a policy to treat: GDPR Art. 13; CCPA §1798.100(a)(3) and §1798.130(a)(5), CalOPPA
 * §22575(b); PIPL Art. 17 and 23; LGPD Art. 9; PIPA Art. 30; APPI Art. 21, 27 and 32; PDPA s 11(5) and 20(1); DPDP
 * Act s 5; APP 1.4 and 5; PIPEDA principles 4.8 and 4.9.
 */
const ASKED: Readonly<Partial<Record<Territory, string>>> = {
  EU: EUROPE,
  GB: EUROPE,
  US: "s_purposes s_recipients s_retention s_rights s_contact",
  CN: "s_controller s_purposes s_recipients s_retention s_rights s_contact",
  BR: "s_controller s_purposes s_recipients s_retention s_rights s_contact",
  KR: "s_purposes s_recipients s_retention s_rights s_contact",
  JP: "s_controller s_purposes s_recipients s_rights s_contact",
  SG: "s_purposes s_contact",
  IN: "s_purposes s_rights s_complaint s_contact",
  AU: "s_purposes s_recipients s_rights s_complaint s_contact",
  CA: "s_purposes s_recipients s_rights s_contact",
};

/** Where a transfer has to be told although an adequacy decision allows it, with the decision: Art. 13(1)(f). */
const TOLD_EVEN_SO: ReadonlySet<Territory> = new Set(["EU", "GB"]);

/**
 * The subjects a policy has to treat where the business is. Of recipients and of transfers it tells where there are
 * any: GDPR Art. 13(1)(e) and (f), PIPA Art. 30(1) no. 3.
 */
export function subjectsAsked(facts: WebsiteFacts, context: RuleContext): ReadonlySet<string> {
  const laws = context.territories.flatMap((territory) => ASKED[territory] ?? []);
  const asked = new Set((laws.length > 0 ? laws : [EUROPE]).flatMap((law) => law.split(" ")));
  const received = contactsOf(facts, COLLECTED_PASSES, context).some((contact) => !isSelfRun(contact));
  if (!received) asked.delete("s_recipients");
  const sentAbroad = flowsOf(facts, context).some(
    ({ from, status }) => status === "outside" || (status === "conditional" && TOLD_EVEN_SO.has(from)),
  );
  if (sentAbroad) asked.add("s_transfers");
  return asked;
}
