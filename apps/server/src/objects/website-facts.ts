import { instant, type WebsiteSeen } from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import { and, eq, isNotNull } from "../database/drizzle.ts";
import { object, scan } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { readFacts } from "../facts/stored.ts";
import type { Services } from "../services.ts";

/** Null for what is no date, and for one that no calendar of ours has: a certificate may say anything. */
const instantOf = (text: string | undefined) => {
  const date = new Date(text ?? "");
  const told = Number.isNaN(date.getTime()) ? "" : date.toISOString();
  return instant.safeParse(told).success ? told : null;
};

/** What a website's own card shows of its last assessment. */
export function websiteFactsIn({ tls, engine }: WebsiteFacts): WebsiteSeen {
  const { certificate } = tls ?? {};
  return {
    certificate_subject: certificate?.subject ?? null,
    certificate_valid_from: instantOf(certificate?.validFrom),
    certificate_expires_at: instantOf(certificate?.validTo),
    browser: engine.browser,
  };
}

/** Reads what an assessment saw of its websites. Facts can be large: outside the transaction that uses it. */
export async function readWebsiteFacts(
  services: Services,
  assessmentId: string,
): Promise<Map<string, WebsiteSeen>> {
  const scans = await services.db
    .select({ objectId: scan.object_id, facts: scan.facts })
    .from(scan)
    .where(and(eq(scan.assessment_id, assessmentId), isNotNull(scan.facts)));
  const seen = new Map<string, WebsiteSeen>();
  for (const { objectId, facts: sha256 } of scans) {
    const facts = sha256 ? await readFacts(services, sha256) : null;
    if (facts) seen.set(objectId, websiteFactsIn(facts));
  }
  return seen;
}

/** Keeps it with the objects. */
export async function storeWebsiteFacts(
  tx: Transaction,
  seen: ReadonlyMap<string, WebsiteSeen>,
): Promise<void> {
  for (const [id, what] of seen) await tx.update(object).set({ seen: what }).where(eq(object.id, id));
}
