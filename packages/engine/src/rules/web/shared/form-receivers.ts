import type { FormFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import type { RuleContext } from "../../types.ts";
import { type Contact, isFirstParty, vendorByAlias } from "./parties.ts";

const WRITTEN = /^(?:text|email|tel|textarea|url|number|date)$/;

/** Does a form ask who somebody is? One field alone that asks for no address is a search. */
const asksForSomebody = ({ fields }: FormFact): boolean =>
  fields.some(({ type }) => type === "email" || type === "tel") ||
  fields.filter(({ type }) => WRITTEN.test(type)).length > 1;

/**
 * Known vendors to whom forms of the site send what is written in them. The visits send no form: these are contacts
 * without a request.
 */
export function formReceivers(facts: WebsiteFacts, context: RuleContext): Contact[] {
  const forms = (facts.passes.base?.forms ?? []).filter(
    (form) => form.method !== "script" && asksForSomebody(form),
  );
  const hosts = [...new Set(forms.map(({ action }) => hostOf(action)))];
  return hosts
    .filter((host) => host !== "")
    .flatMap((host) => {
      const vendor = isFirstParty(facts, host)
        ? vendorByAlias(facts, host, context)
        : context.vendors.ofHost(host);
      return vendor ? [{ host, vendor, requests: [], firstAtMs: 0 }] : [];
    });
}

/** Contacts and, beside them, the receivers of forms that were not met otherwise. */
export const withFormReceivers = (
  seen: readonly Contact[],
  facts: WebsiteFacts,
  context: RuleContext,
): Contact[] => [
  ...seen,
  ...formReceivers(facts, context).filter(({ host }) => !seen.some((contact) => contact.host === host)),
];
