import { OPENINGS_KEPT, type SharedReport } from "@candor/api/contract";
import { type CheckRow, FRAMEWORKS } from "@candor/api/entities";
import { loadAssessments, toAssessment } from "../assessments/assessments.ts";
import { verifyPassword } from "../auth/password.ts";
import { hashToken, type Origin } from "../auth/sessions.ts";
import { COMPANY_OPEN } from "../auth/suspension.ts";
import { forgiveTries, LINK_LIMITS, limitTries } from "../auth/throttle/throttle.ts";
import { rowsOf } from "../checks/list.ts";
import { countsOf, rateOf } from "../checks/rows.ts";
import { lowestFirst } from "../checks/worst.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from "../database/drizzle.ts";
import { assessment, company, reportOpening, reportShare, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { byPlace } from "../results/described.ts";
import { noCounts } from "../results/results.ts";

const KIND = "link:report";

/** A link that opens a report now. One that never was is as good as one that has expired. */
async function openShare(db: Db, code: string) {
  const [found] = await db
    .select({ share: reportShare, company: company.name })
    .from(reportShare)
    .innerJoin(company, eq(company.id, reportShare.company_id))
    .innerJoin(assessment, eq(assessment.id, reportShare.assessment_id))
    .where(
      and(
        eq(reportShare.code_hash, hashToken(code)),
        isNull(reportShare.revoked_at),
        gt(reportShare.expires_at, new Date()),
        eq(assessment.state, "complete"),
        eq(company.company_status, COMPANY_OPEN),
      ),
    );
  if (!found) throw new HttpError("assessment.share_gone");
  return found;
}

/** What the checks of each law found, the one with the lowest share of passed checks first. */
const byFramework = (checks: readonly CheckRow[]): SharedReport["frameworks"] =>
  FRAMEWORKS.map((framework) => {
    const own = checks
      .filter(({ citations }) => citations.some((one) => one.framework === framework))
      .map(({ check_id, status, level }) => ({ check_id, status, level, total: 1 }));
    return { framework, counts: countsOf(own), ...rateOf(own) };
  })
    .filter(({ total }) => total > 0)
    .sort(lowestFirst);

async function reportOf(db: Db, { share, company: name }: Awaited<ReturnType<typeof openShare>>) {
  const [loaded] = await loadAssessments(db, eq(assessment.id, share.assessment_id));
  if (!loaded) throw new HttpError("assessment.share_gone");
  const { number, objects, completed_at, correction, counts, score } = toAssessment(loaded, "customer");
  const ids = await db
    .select({ id: result.id, check_id: result.check_id, rank: result.status_rank })
    .from(result)
    .where(and(eq(result.assessment_id, share.assessment_id), isNotNull(result.status_rank)))
    .orderBy(asc(result.object_id));
  ids.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || byPlace(a.check_id, b.check_id));
  const checks = await rowsOf(
    db,
    ids.map(({ id }) => id),
  );
  return {
    ...{ company: name, number, correction, score },
    published_at: completed_at ?? share.created_at.toISOString(),
    expires_at: share.expires_at.toISOString(),
    counts: counts ?? noCounts(),
    objects: objects.map(({ scan_id, object_name, asset_type, url, counts: own }) => ({
      ...{ scan_id, name: object_name, asset_type, url, counts: own },
    })),
    frameworks: byFramework(checks),
    checks: checks.map(({ id, check_id, status, title, category, citations, object_name }) => ({
      ...{ id, check_id, status, title, category, citations, object_name },
    })),
  } satisfies SharedReport;
}

/** Notes that a link opened its report. Of a link that is opened without end the newest openings stay. */
async function noteOpening(db: Db, share_id: string, { device, address }: Origin): Promise<void> {
  await db.insert(reportOpening).values({ share_id, device, address });
  const beyond = db
    .select({ id: reportOpening.id })
    .from(reportOpening)
    .where(eq(reportOpening.share_id, share_id))
    .orderBy(desc(reportOpening.at))
    .offset(OPENINGS_KEPT);
  await db.delete(reportOpening).where(inArray(reportOpening.id, beyond));
}

/** The report behind a link; null where it asks for a password that was not given. Each opening is noted. */
export async function openReport(
  db: Db,
  { code, password }: { code: string; password?: string | undefined },
  origin: Origin,
): Promise<{ report: SharedReport | null }> {
  const found = await openShare(db, code);
  const { id, password_hash } = found.share;
  if (password_hash !== null) {
    if (password === undefined) return { report: null };
    await limitTries(db, KIND, id, origin.address, LINK_LIMITS);
    if (!(await verifyPassword(password, password_hash)))
      throw new HttpError("assessment.share_password", { password: "assessment.share_password" });
    await forgiveTries(db, KIND, id, origin.address);
  }
  const report = await reportOf(db, found);
  await noteOpening(db, id, origin);
  return { report };
}
