import {
  editResult as editEndpoint,
  failScan,
  getScan,
  listScans,
  publishScan as publishEndpoint,
  regenerateScan as regenerateEndpoint,
  rescanScan,
  restoreResult as restoreEndpoint,
} from "@candor/api/contract";
import { and, count, eq, exists, inArray, or, sql } from "drizzle-orm";
import { loadAssessments } from "../assessments/assessments.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { companiesNamed } from "../companies/named.ts";
import { holding } from "../database/holding.ts";
import { assessment, company, scan } from "../database/schema.ts";
import { forStaff, type Handler } from "../routing/handler.ts";
import { markFailed, regenerateScan, rescan } from "../scans/actions.ts";
import { editResult, restoreResult } from "../scans/edit.ts";
import { publishScan, recipientsOf } from "../scans/publish.ts";
import { scanResult, scanResults, scanRow, toScanRows } from "../scans/staff-view.ts";
import type { Services } from "../services.ts";

/** Matches the running number, the company's name or an object. */
async function searching(db: Services["db"], search: string) {
  if (search === "") return undefined;
  const number = /^(?:s-)?(\d{1,12})$/i.exec(search)?.[1];
  const ofCompany = db
    .select({ id: company.id })
    .from(company)
    .where(await companiesNamed(db, search));
  const ofObject = db
    .select({ id: scan.id })
    .from(scan)
    .where(
      and(
        eq(scan.assessment_id, assessment.id),
        await holding(db, search, { texts: [scan.url], names: [scan.object_name] }),
      ),
    );
  return or(
    inArray(assessment.company_id, ofCompany),
    exists(ofObject),
    number ? sql`${assessment.number}::text like ${`%${number}%`}` : undefined,
  );
}

export function scanHandlers(services: Services): Handler[] {
  const { db } = services;

  /** Runs an action on one assessment and answers with what it has become. */
  const act =
    (action: (services: Services, staff: StaffMember, id: string) => Promise<void>) =>
    async ({ input, staff }: { input: { id: string }; staff: StaffMember }) => {
      await action(services, staff, input.id);
      return scanRow(db, input.id);
    };

  return [
    forStaff(listScans, async ({ input: { search, states, page, page_size: size } }) => {
      const inState = states.length > 0 ? inArray(assessment.state, states) : undefined;
      const where = and(inState, await searching(db, search));
      const [all] = await db.select({ total: count() }).from(assessment).where(where);
      const [review] = await db
        .select({ total: count() })
        .from(assessment)
        .where(eq(assessment.state, "expert_review"));
      const loaded = await loadAssessments(db, where, { limit: size, offset: (page - 1) * size });
      return {
        list: await toScanRows(db, loaded),
        total: all?.total ?? 0,
        awaiting_review: review?.total ?? 0,
      };
    }),
    forStaff(getScan, async ({ input: { id } }) => {
      const row = await scanRow(db, id);
      return {
        scan: row,
        results: await scanResults(services, id),
        counts: row.counts,
        recipients: await recipientsOf(db, row.company.id),
      };
    }),
    forStaff(editEndpoint, async ({ input: { result_id: id, ...edit }, staff }) => {
      await editResult(db, staff, id, edit);
      return scanResult(services, id);
    }),
    forStaff(restoreEndpoint, async ({ input: { result_id: id }, staff }) => {
      await restoreResult(db, staff, id);
      return scanResult(services, id);
    }),
    forStaff(publishEndpoint, act(publishScan)),
    forStaff(regenerateEndpoint, act(regenerateScan)),
    forStaff(rescanScan, act(rescan)),
    forStaff(failScan, act(markFailed)),
  ];
}
