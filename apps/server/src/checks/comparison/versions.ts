import type { AssessmentVersion } from "@candor/api/contract";
import { HttpError } from "../../http/http-error.ts";
import type { PublishedScan } from "../../results/published-scans.ts";

export const toAssessmentVersion = (scan: PublishedScan): AssessmentVersion => ({
  assessment_id: scan.assessment_id,
  number: scan.number,
  published_at: scan.publishedAt.toISOString(),
  in_review: scan.inReview,
});

/** The assessments of these scans, newest first, each once. */
export function versionsOf(scans: readonly PublishedScan[]): AssessmentVersion[] {
  return [...new Map(scans.map((scan) => [scan.assessment_id, scan])).values()].map(toAssessmentVersion);
}

/** Two of these, the earlier one first; the last two where none is named. */
export function choosePair(
  versions: readonly AssessmentVersion[],
  wanted: { before?: string | undefined; after?: string | undefined },
): { before: AssessmentVersion; after: AssessmentVersion } {
  if (versions.length < 2) throw new HttpError("check.compare_unavailable");
  const find = (id: string) => versions.find(({ assessment_id }) => assessment_id === id);
  const after = wanted.after
    ? find(wanted.after)
    : versions.find(({ assessment_id }) => assessment_id !== wanted.before);
  const before = wanted.before
    ? find(wanted.before)
    : versions[after ? versions.indexOf(after) + 1 : versions.length];
  if (!after || !before || after === before) throw new HttpError("check.compare_unknown");
  return versions.indexOf(before) > versions.indexOf(after)
    ? { before, after }
    : { before: after, after: before };
}
