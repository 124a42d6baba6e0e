import type { assessmentTimes, listAssessments, ReplyOf } from "@candor/api/contract";
import type { Assessment, ObjectScan, ScanFailure, ScanStep } from "@candor/api/entities";
import { CAREERS, SHOP, SHOP_COUNTS, WWW } from "../objects/fixtures.ts";

const scan = (
  number: number,
  object: typeof SHOP,
  step: ScanStep,
  progress: number,
  rest: { failure?: ScanFailure; counts?: ObjectScan["counts"] } = {},
): ObjectScan => ({
  scan_id: `5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${number}`,
  object_id: object.id,
  object_name: object.name,
  asset_type: object.asset_type,
  url: object.url,
  step,
  progress,
  failure: rest.failure ?? null,
  counts: rest.counts ?? null,
});

const assessment = (number: number, rest: Partial<Assessment>): Assessment => ({
  id: `7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${number}`,
  number: 20_410 + number,
  state: "awaiting",
  progress: 0,
  objects: [],
  submitted_at: "2026-11-20T01:12:00.000Z",
  submitted_by: "Lin Yue",
  started_at: null,
  completed_at: null,
  estimated_days: 2,
  failure_reason: null,
  correction: null,
  counts: null,
  score: null,
  ...rest,
});

const STARTED = "2026-11-20T01:13:00.000Z";

/** One assessment in each state. */
export const AWAITING = assessment(1, {
  objects: [scan(1, SHOP, "queued", 0), scan(2, WWW, "queued", 0)],
});
export const ASSESSING = assessment(2, {
  state: "assessing",
  progress: 54,
  started_at: STARTED,
  objects: [scan(1, SHOP, "done", 100), scan(2, WWW, "reject", 46), scan(3, CAREERS, "queued", 0)],
});
export const IN_REVIEW = assessment(3, {
  state: "expert_review",
  progress: 100,
  started_at: STARTED,
  objects: [scan(1, SHOP, "done", 100), scan(2, WWW, "done", 100)],
});
export const COMPLETE = assessment(4, {
  state: "complete",
  progress: 100,
  started_at: STARTED,
  completed_at: "2026-11-22T06:20:00.000Z",
  counts: SHOP_COUNTS,
  score: 78,
  objects: [scan(1, SHOP, "done", 100, { counts: SHOP_COUNTS })],
});
export const FAILED = assessment(5, {
  state: "failed",
  progress: 50,
  started_at: STARTED,
  objects: [
    scan(1, SHOP, "done", 100),
    scan(2, WWW, "visit", 20, { failure: "unreachable" }),
    scan(3, CAREERS, "network", 5, { failure: "worker_lost" }),
  ],
});

/** The newest first, as the list is ordered until it is asked for otherwise. */
export const ASSESSMENTS = [FAILED, COMPLETE, IN_REVIEW, ASSESSING];

/** A page that holds these, and a start that is allowed. */
export const assessmentPage = (
  list: readonly Assessment[],
  rest: Partial<ReplyOf<typeof listAssessments>> = {},
): ReplyOf<typeof listAssessments> => ({
  list: [...list],
  total: list.length,
  all: list.length,
  next_start_at: null,
  plan_ended: false,
  ...rest,
});

/** A published one as the scan-time picker has it. */
export const timeOf = ({
  id,
  number,
  completed_at,
  objects,
}: Assessment): ReplyOf<typeof assessmentTimes>["list"][number] => ({
  id,
  number,
  published_at: completed_at ?? "",
  object_ids: objects.map(({ object_id }) => object_id),
});
