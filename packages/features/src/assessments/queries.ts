import {
  dashboard,
  getAssessment,
  listAssessments,
  listChecks,
  listObjects,
  retryAssessment,
  submitAssessment,
} from "@candor/api/contract";
import type { AssessmentState } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { endpointKey, useEndpoint, useEndpointMutation } from "../platform/index.ts";
import { isRunning } from "./steps.ts";

/** How often progress is asked for while an assessment runs, in milliseconds. */
export const POLL_MS = 2000;
/** How often while an expert reviews it: that takes days. */
const REVIEW_POLL_MS = 30_000;

export const useAssessments = () =>
  useEndpoint(
    listAssessments,
    {},
    {
      quiet: true,
      pollMs: (reply) => (reply?.list.some(isRunning) ? POLL_MS : false),
    },
  );

/** One assessment, followed while it runs. */
export const useAssessment = (id: string) =>
  useEndpoint(
    getAssessment,
    { id },
    {
      quiet: true,
      pollMs: (reply) =>
        reply && isRunning(reply) ? POLL_MS : reply?.state === "expert_review" && REVIEW_POLL_MS,
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
