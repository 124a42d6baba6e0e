import type { compareCheck, ReplyOf, RequestOf } from "@candor/api/contract";
import type { Customer } from "../../auth/sessions.ts";
import { and, eq, inArray } from "../../database/drizzle.ts";
import { result } from "../../database/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { categoryOf, causeOf, shownOf } from "../../results/change.ts";
import { compareEvidence } from "../../results/evidence-change.ts";
import { type PublishedScan, publishedScans } from "../../results/published-scans.ts";
import { shownState } from "../../results/readable-state.ts";
import { toScreenshots } from "../../results/screenshots.ts";
import { summaryOf, textOf } from "../../results/texts.ts";
import { publishedResult } from "../../scans/published-results.ts";
import type { Services } from "../../services.ts";
import { choosePair, toAssessmentVersion, versionsOf } from "./versions.ts";

type Reply = ReplyOf<typeof compareCheck>;
type Row = typeof result.$inferSelect;

/** One check of one object in two assessments. */
export async function checkComparisonOf(
  { db, signer }: Services,
  customer: Customer,
  input: RequestOf<typeof compareCheck>,
): Promise<Reply> {
  const asked = await publishedResult(db, customer.companyId, input.id, customer);
  const text = textOf(asked.check_id);
  if (!text) throw new HttpError("check.not_found");
  const states = shownState(customer, [asked.assessment_id, input.before, input.after]);
  const scans = await publishedScans(db, customer, asked.object_id, states);
  const versions = versionsOf(scans);
  const pair = choosePair(versions, pairOf(versions, asked.assessment_id, input));
  const scanOf = (id: string) => scans.find(({ assessment_id }) => assessment_id === id);
  const [was, is] = [scanOf(pair.before.assessment_id), scanOf(pair.after.assessment_id)];
  if (!was || !is) throw new HttpError("check.compare_unknown");
  const rows = await db
    .select()
    .from(result)
    .where(and(eq(result.check_id, asked.check_id), inArray(result.scan_id, [was.id, is.id])));
  const before = rows.find(({ scan_id }) => scan_id === was.id);
  const after = rows.find(({ scan_id }) => scan_id === is.id);
  const side = (scan: PublishedScan, row: Row | undefined) => {
    const shown = shownOf(row);
    return {
      scan_id: scan.id,
      version: toAssessmentVersion(scan),
      result:
        row && shown
          ? {
              id: row.id,
              ...shown,
              summary: summaryOf(row),
              screenshots: toScreenshots(row.screenshots, signer),
            }
          : null,
    };
  };
  const outcome = (row: Row | undefined) => (shownOf(row) ? row?.outcome : undefined);
  const evidence = (row: Row | undefined) => (shownOf(row) ? (row?.evidence ?? []) : []);
  return {
    check_id: asked.check_id,
    title: text.title.plain,
    object_id: asked.object_id,
    object_name: is.object_name,
    change: categoryOf(outcome(before), outcome(after)),
    cause: causeOf(before, after),
    before: side(was, before),
    after: side(is, after),
    versions,
    tables: compareEvidence(evidence(before), evidence(after)),
  };
}

/** The pair that is named; the asked one and the one before it, or after the first one, where none is. */
function pairOf(
  versions: Reply["versions"],
  asked: string,
  { before, after }: Pick<RequestOf<typeof compareCheck>, "before" | "after">,
) {
  if (before && after) return { before, after };
  const at = versions.findIndex(({ assessment_id }) => assessment_id === asked);
  const beside = (versions[at + 1] ?? versions[at - 1])?.assessment_id;
  return { after: asked, before: before ?? after ?? beside };
}
