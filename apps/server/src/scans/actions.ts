import type { Bilingual } from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import { and, eq, isNull, sql } from "drizzle-orm";
import { lockAssessment, refreshAssessment, unlockObjects } from "../assessments/settle.ts";
import { restartScans } from "../assessments/submit.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { assessment, result, scan } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { readFacts } from "../facts/stored.ts";
import { HttpError } from "../http/http-error.ts";
import { unreadable } from "../results/readable.ts";
import type { Services } from "../services.ts";
import { requireSeenScan, reviewed, type SeenScan } from "./edit.ts";
import { staffKnowledge } from "./knowledge.ts";
import { evaluate, storeResults } from "./store.ts";

/** The checks of a scan whose facts cannot be read: what was said of them rests on nothing any more. */
async function unreadableResults(tx: Transaction, scanId: string) {
  const rows = await tx.select().from(result).where(eq(result.scan_id, scanId));
  return rows.map(({ check_id: checkId, rule_version: ruleVersion, engine_level: level }) =>
    unreadable({ checkId, ruleVersion, level }),
  );
}

/** Runs the rules again on the stored facts. Experts' words stay. */
export async function regenerateScan(
  services: Services,
  staff: StaffMember,
  { id }: { id: string },
): Promise<void> {
  const { db, env } = services;
  const known = await db.select().from(scan).where(eq(scan.assessment_id, id));
  const facts = new Map<string, WebsiteFacts | null>();
  for (const { facts: sha256 } of known) if (sha256) facts.set(sha256, await readFacts(services, sha256));
  const knowledge = await staffKnowledge(db);
  await db.transaction(async (tx) => {
    await reviewed(tx, id);
    for (const row of await tx.select().from(scan).where(eq(scan.assessment_id, id))) {
      const stored = row.facts === null ? undefined : facts.get(row.facts);
      if (stored === undefined) continue;
      const findings = stored
        ? evaluate(stored, row, env.demo, knowledge)
        : await unreadableResults(tx, row.id);
      await storeResults(tx, row, findings, { keepEdits: true });
    }
    await refreshAssessment(tx, id);
    await audit(tx, { staff }, { action: "scan.regenerate", target: id });
  });
}

/** Visits the same objects again; the new facts and results take the place of the old. */
export async function rescan(
  { db, jobs }: Services,
  staff: StaffMember,
  { id, seen }: { id: string; seen?: SeenScan },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id);
    if (!row) throw new HttpError("assessment.not_found");
    if (row.state === "complete") throw new HttpError("scan.published");
    if (row.state === "awaiting" || row.state === "assessing") throw new HttpError("scan.running");
    requireSeenScan(row, seen);
    await restartScans(tx, jobs, row, { onlyFailed: false });
    await audit(tx, { staff }, { action: "scan.rescan", target: id });
  });
}

/** Marks an assessment as failed and ends its workers. The customer can try again. */
export async function markFailed(
  { db, jobs }: Services,
  staff: StaffMember,
  { id, reason, seen }: { id: string; reason: Bilingual; seen?: SeenScan },
): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id);
    if (!row) throw new HttpError("assessment.not_found");
    if (row.state === "complete") throw new HttpError("scan.published");
    // A run that goes on changes it all the time, and nobody's work is in it yet.
    if (row.state !== "awaiting" && row.state !== "assessing") requireSeenScan(row, seen);
    const change = {
      failure: "marked_failed" as const,
      finished_at: new Date(),
      attempt: sql`${scan.attempt} + 1`,
    };
    const unfinished = row.state === "expert_review" ? undefined : isNull(scan.finished_at);
    const scans = await tx
      .update(scan)
      .set(change)
      .where(and(eq(scan.assessment_id, id), unfinished))
      .returning({ id: scan.id });
    await unlockObjects(tx, id);
    const state = {
      state: "failed" as const,
      failure_reason: reason,
      updated_at: new Date(),
      expert_id: staff.id,
    };
    await tx.update(assessment).set(state).where(eq(assessment.id, id));
    await audit(tx, { staff }, { action: "scan.mark_failed", target: id, detail: { reason } });
    return scans;
  });
  for (const { id: scanId } of ended) jobs.cancel(scanId);
}
