import { PASSES, type WebsiteFacts } from "../../../facts/types.ts";
import { type Adequacy, adequacyOf } from "../../../knowledge/adequacy.ts";
import type { Territory } from "../../../vocabulary.ts";
import type { RuleContext } from "../../types.ts";
import { withFormReceivers } from "./form-receivers.ts";
import { carriesIdentifier } from "./identifiers.ts";
import { type Contact, contactsOf, isSelfRun } from "./parties.ts";

/** Every pass together: what a visitor may meet, whatever they choose. */
export const COLLECTED_PASSES = PASSES;

const WORST: readonly FlowStatus[] = ["outside", "conditional", "unknown_region", "allowed"];
export type FlowStatus = Adequacy | "unknown_region";

/** Data going from one territory to one third-party host. */
export interface Flow {
  from: Territory;
  contact: Contact;
  /** Head office and countries of the addresses dialled, as an estimate. */
  regions: string[];
  ipRegions: string[];
  status: FlowStatus;
  /** Does a request carry what looks like a personal identifier? */
  sensitive: boolean;
}

/** Flows to third parties by territory: head office united with the country of the address. */
export function flowsOf(facts: WebsiteFacts, context: RuleContext): Flow[] {
  const met = contactsOf(facts, COLLECTED_PASSES, context).filter((contact) => !isSelfRun(contact));
  const seen = withFormReceivers(met, facts, context);
  return context.territories.flatMap((from) => seen.map((contact) => flow(from, contact, facts)));
}

function flow(from: Territory, contact: Contact, facts: WebsiteFacts): Flow {
  const ips = contact.requests.flatMap(({ ip }) => (ip ? [facts.ipCountries[ip] ?? null] : []));
  const ipRegions = [...new Set(ips.filter((region) => region !== null))].sort();
  const hq = contact.vendor?.hq ?? null;
  const regions = [...new Set([...(hq ? [hq] : []), ...ipRegions])];
  const verdicts = regions.map((region): FlowStatus => adequacyOf(from, region));
  return {
    from,
    contact,
    regions,
    ipRegions,
    status: WORST.find((status) => verdicts.includes(status)) ?? "unknown_region",
    sensitive: contact.requests.some(carriesIdentifier),
  };
}
