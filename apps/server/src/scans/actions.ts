import type { Bilingual } from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import { lockAssessment, refreshAssessment, unlockObjects } from "../assessments/settle.ts";
import { restartScans } from "../assessments/submit.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { and, eq, isNull, sql } from "../database/drizzle.ts";
import { assessment, scan } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { readFacts } from "../facts/stored.ts";
import { HttpError } from "../http/http-error.ts";
import { withheldChecks } from "../results/described.ts";
import { keepTexts } from "../results/stored-texts.ts";
import type { Services } from "../services.ts";
import { requireSeenScan, reviewed, type SeenScan } from "./edit.ts";
import { staffKnowledge } from "./knowledge.ts";
import { RegenerationMark, scansInOrder, storedResults, unreadableResults } from "./regeneration-mark.ts";
import { evaluate, storeResults } from "./store.ts";

/** Runs the rules again on the stored facts. Experts' words stay. */
export async function regenerateScan(
  services: Services,
  staff: StaffMember,
  { id, mark }: { id: string; mark?: string | undefined },
): Promise<void> {
  const { db, env } = services;
  const known = await db.select().from(scan).where(eq(scan.assessment_id, id));
  const facts = new Map<string, WebsiteFacts | null>();
  for (const { facts: sha256 } of known) if (sha256) facts.set(sha256, await readFacts(services, sha256));
  const knowledge = await staffKnowledge(db);
  await db.transaction(async (tx) => {
    await reviewed(tx, id);
    const done = new RegenerationMark(await withheldChecks(tx));
    for (const row of await scansInOrder(tx, id)) {
      const stored = row.facts === null ? undefined : facts.get(row.facts);
      if (stored === undefined) continue;
      const stands = await storedResults(tx, row.id);
      const findings = stored ? evaluate(stored, row, env.demo, knowledge) : unreadableResults(stands);
      done.add(row.id, findings, stands);
      await storeResults(tx, row, findings, { keepEdits: true });
      const files = stored && (await keepTexts(services, stored, tx));
      if (files) await tx.update(scan).set({ files }).where(eq(scan.id, row.id));
    }
    if (mark !== undefined && done.value() !== mark) throw new HttpError("scan.preview_outdated");
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
    if (isUnderWay(row)) throw new HttpError("scan.running");
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
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id);
    if (!row) throw new HttpError("assessment.not_found");
    if (row.state === "complete") throw new HttpError("scan.published");
    // A run that goes on changes it all the time, and nobody's work is in it yet.
    if (!isUnderWay(row)) requireSeenScan(row, seen);
    await endAssessment(tx, jobs, row, { staff, reason });
  });
}

/** It waits for its workers, or they are at it. */
export const isUnderWay = ({ state }: Pick<typeof assessment.$inferSelect, "state">) =>
  state === "awaiting" || state === "assessing";

/** Ends an assessment that is locked: its workers stop, its objects are let go of, and its customer reads why. */
export async function endAssessment(
  tx: Transaction,
  jobs: Services["jobs"],
  { id, state }: typeof assessment.$inferSelect,
  { staff, reason }: { staff: StaffMember; reason: Bilingual },
): Promise<void> {
  const unfinished = state === "expert_review" ? undefined : isNull(scan.finished_at);
  const ended = await tx
    .update(scan)
    .set({ failure: "marked_failed", finished_at: new Date(), attempt: sql`${scan.attempt} + 1` })
    .where(and(eq(scan.assessment_id, id), unfinished))
    .returning({ id: scan.id });
  await unlockObjects(tx, id);
  await tx
    .update(assessment)
    .set({ state: "failed", failure_reason: reason, updated_at: new Date(), expert_id: staff.id })
    .where(eq(assessment.id, id));
  await audit(tx, { staff }, { action: "scan.mark_failed", target: id, detail: { reason } });
  for (const one of ended) await jobs.endScan(tx, one.id);
}
