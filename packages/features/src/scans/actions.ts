import { type Call, publishScan, regenerateScan, rescanScan } from "@candor/api/contract";
import type { AssessmentState } from "@candor/api/entities";
import type { ScanRow } from "./types.ts";

/** What staff can do with a scan, as the row's menu groups it; the destructive group is last. */
export const SCAN_ACTION_GROUPS = [["edit"], ["regenerate", "rescan", "publish"], ["fail"]] as const;
export type ScanAction = (typeof SCAN_ACTION_GROUPS)[number][number];

/** Actions that are one call and are confirmed first. */
export type ConfirmedAction = Exclude<ScanAction, "edit">;

/** Confirmed actions that need nothing but the scan: to mark it as failed asks why. */
export type PlainAction = Exclude<ConfirmedAction, "fail">;

/** The call behind each of them: all take the scan's id and answer with its row. */
export const ACTION_ENDPOINTS = {
  regenerate: regenerateScan,
  rescan: rescanScan,
  publish: publishScan,
} as const satisfies Record<PlainAction, Call>;

/** Why an action is not offered now. */
export type UnavailableReason = "running" | "published" | "failed" | "alreadyFailed";

type ByState = Record<AssessmentState, UnavailableReason | null>;

const IN_REVIEW: ByState = {
  awaiting: "running",
  assessing: "running",
  expert_review: null,
  complete: "published",
  failed: "failed",
};

/** Per action and state: null where it is allowed. The server refuses the same ones. */
const REFUSALS: Record<ScanAction, ByState> = {
  edit: IN_REVIEW,
  regenerate: IN_REVIEW,
  publish: IN_REVIEW,
  rescan: { ...IN_REVIEW, failed: null },
  fail: { ...IN_REVIEW, awaiting: null, assessing: null, failed: "alreadyFailed" },
};

/** Why this action cannot be taken on a scan in this state; null when it can. */
export function refusal(action: ScanAction, state: AssessmentState): UnavailableReason | null {
  return REFUSALS[action][state];
}

/** There are results that their customer could see. */
export const isPreviewable = ({ state }: Pick<ScanRow, "state">): boolean =>
  state === "expert_review" || state === "complete";

/** Where the portal shows them before they are published. */
export const previewPath = (scanId: string): string => `/checks/preview/${scanId}`;

/** Results may be edited: in review, or once more while what is published is being corrected. */
export const isEditable = ({ state, correcting }: Pick<ScanRow, "state" | "correcting">): boolean =>
  refusal("edit", state) === null || correcting !== null;
