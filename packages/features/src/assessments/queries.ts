import {
  dashboard,
  getAssessment,
  listAssessments,
  listChecks,
  listObjects,
  retryAssessment,
  submitAssessment,
} from "@candor/api/contract";
import type { Assessment, AssessmentState } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { endpointKey, useEndpoint, useEndpointMutation } from "../platform/index.ts";
import { isRunning } from "./steps.ts";

/** How often progress is asked for while an assessment runs, in milliseconds. */
export const POLL_MS = 2000;
/** How often while it waits for a person: an expert's review, or a colleague who tries a failed one again. */
export const WAITING_POLL_MS = 30_000;

/** Milliseconds until the next question about an assessment; false once nothing can change by itself. */
export function pollOf(assessment: Pick<Assessment, "state">): number | false {
  if (isRunning(assessment)) return POLL_MS;
  return assessment.state === "complete" ? false : WAITING_POLL_MS;
}

export const useAssessments = () =>
  useEndpoint(
    listAssessments,
    {},
    {
      quiet: true,
      pollMs: (reply) => {
        const soonest = Math.min(...(reply?.list ?? []).map((one) => pollOf(one) || Infinity));
        return Number.isFinite(soonest) && soonest;
      },
    },
  );

/** One assessment, followed while it runs. */
export const useAssessment = (id: string) =>
  useEndpoint(
    getAssessment,
    { id },
    {
      quiet: true,
      pollMs: (reply) => reply !== undefined && pollOf(reply),
    },
  );

/** Marks what other screens keep as old when an assessment moves on: that unlocks objects and brings checks. */
export function useRefreshOnChange(state: AssessmentState | undefined): void {
  const queries = useQueryClient();
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== undefined && state !== seen.current) {
      for (const endpoint of [listAssessments, listObjects, listChecks, dashboard]) {
        void queries.invalidateQueries({ queryKey: endpointKey(endpoint) });
      }
    }
    seen.current = state;
  }, [state, queries]);
}

const touched = [listAssessments, getAssessment, listObjects, dashboard, listChecks] as const;
export const useSubmitAssessment = () =>
  useEndpointMutation(submitAssessment, { quiet: true, invalidates: touched });
export const useRetryAssessment = () =>
  useEndpointMutation(retryAssessment, { quiet: true, invalidates: touched });
