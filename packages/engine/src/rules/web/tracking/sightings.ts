import type { PassName, RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import type { CollectionBehaviour } from "../../../vocabulary.ts";
import { gapReason } from "../../coverage.ts";
import type { RuleContext, VendorFlag } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { type Contact, contacts } from "../shared/parties.ts";
import { uncertain } from "../shared/rule.ts";
import { contactTable, requestTable } from "../shared/tables.ts";
import { actsAsTracker, sortContacts } from "../shared/tools.ts";
import { counted, say } from "../shared/words.ts";

/** Every visit with what it is called in evidence. */
export const PHASES: readonly [PassName, CollectionBehaviour][] = [
  ["base", "before_choice"],
  ["reject", "after_reject"],
  ["gpc", "with_gpc"],
  ["accept", "after_accept"],
];

/** A vendor met in one pass. */
export interface Sighting extends Contact {
  phase: CollectionBehaviour;
  consented: boolean;
}

/** Vendors with a flag in every pass; a use after "Accept" only is one the visitor agreed to. */
export function sightings(
  facts: WebsiteFacts,
  context: RuleContext,
  flag: VendorFlag,
  counts: (request: RequestFact) => boolean,
): Sighting[] {
  return PHASES.flatMap(([name, phase]) =>
    contacts(facts, facts.passes[name], context)
      .filter(({ vendor, requests }) => vendor?.flags?.includes(flag) && requests.some(counts))
      .map((contact) => ({ ...contact, phase, consented: name === "accept" })),
  );
}

/** Every third party that follows visitors or that nobody knows, in every pass, and whoever else counts. */
export function receivers(
  facts: WebsiteFacts,
  context: RuleContext,
  counts: (request: RequestFact) => boolean = () => false,
): Sighting[] {
  return PHASES.flatMap(([name, phase]) => {
    const { trackers, unknown, all } = sortContacts(facts, facts.passes[name], context);
    return all
      .filter(
        (contact) =>
          trackers.includes(contact) ||
          unknown.includes(contact) ||
          contact.vendor?.category === "tag_manager" ||
          contact.requests.some(counts),
      )
      .map((contact) => ({ ...contact, phase, consented: name === "accept" }));
  });
}

/** Hosts that nobody knows and that are sent data. */
export function unknownReceivers(facts: WebsiteFacts, context: RuleContext): Contact[] {
  const acting = (["base", "accept"] as const).flatMap((name) =>
    sortContacts(facts, facts.passes[name], context).unknown.filter((contact) =>
      actsAsTracker(contact, facts.passes[name]),
    ),
  );
  return [...new Map(acting.map((contact) => [contact.host, contact])).values()];
}

/** Uncertain when hosts that nobody knows are sent data. */
export function unlessUnknown(facts: WebsiteFacts, context: RuleContext) {
  const hosts = unknownReceivers(facts, context);
  if (hosts.length === 0) return null;
  return uncertain(
    say(
      `No known one was seen; ${counted(hosts.length, "host that no table knows is", "hosts that no table knows are")} sent data.`,
      `未发现已知的一方，但有 ${hosts.length} 个未知主机收到数据。`,
    ),
    { evidence: [contactTable(hosts), requestTable(hosts)] },
  );
}

/** Uncertain when a banner was there and what "Accept" starts was not seen in full. */
export function unlessAcceptUnseen(facts: WebsiteFacts) {
  if (!facts.passes.base?.banner || gapReason(facts, "accept") === null) return null;
  return uncertain(
    say(
      "None was seen before a choice; what “Accept” starts was not seen in full.",
      "选择之前未发现；点击“接受”之后的情况未能完整观察。",
    ),
  );
}

/** The evidence table of vendors met. */
export function sightingTable(seen: readonly Sighting[]) {
  return table(
    "vendors",
    say("Where it was seen", "出现情况"),
    ["host", "owner", "category", "hq", "phase", "requests", "atMs"],
    seen.map((contact) => ({
      host: contact.host,
      owner: contact.vendor?.name ?? null,
      category: contact.vendor?.category ?? "unknown",
      hq: contact.vendor?.hq ?? null,
      phase: contact.phase,
      requests: contact.requests.length,
      atMs: contact.firstAtMs,
    })),
  );
}
