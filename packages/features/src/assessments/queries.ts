import { isApiError } from "@candor/api/client";
import {
  assessmentTimes,
  dashboard,
  getAssessment,
  listAssessments,
  listChecks,
  listObjects,
  type RequestOf,
  retryAssessment,
  submitAssessment,
} from "@candor/api/contract";
import type { Assessment, AssessmentState } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { endpointKey, useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";
import { pollOf } from "./poll.ts";

/** A page of assessments; those that run move by themselves. */
export const useAssessments = (asked: RequestOf<typeof listAssessments> = {}) =>
  useEndpoint(listAssessments, asked, {
    keepPrevious: true,
    quiet: true,
    pollMs: (reply) => {
      const soonest = Math.min(...(reply?.list ?? []).map((one) => pollOf(one) || Infinity));
      return Number.isFinite(soonest) && soonest;
    },
  });

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
      for (const endpoint of [listAssessments, assessmentTimes, listObjects, listChecks, dashboard]) {
        void queries.invalidateQueries({ queryKey: endpointKey(endpoint) });
      }
    }
    seen.current = state;
  }, [state, queries]);
}

const touched = [listAssessments, getAssessment, listObjects, dashboard, listChecks] as const;
export const useSubmitAssessment = () =>
  useEndpointMutation(submitAssessment, { quiet: true, invalidates: touched });

/**
 * What came of a submission that failed: the assessment, where only the answer to it was lost on the way; null where
 * there is none; undefined where that could not be asked.
 */
export function useArrived() {
  const latest = useLatest(listAssessments, {});
  return async (
    error: unknown,
    { newest, ids }: { newest: number; ids: readonly string[] },
  ): Promise<Assessment | null | undefined> => {
    if (isApiError(error) && !error.derived) return null;
    const reply = await latest().catch(() => undefined);
    const holds = ({ objects }: Assessment) =>
      ids.every((id) => objects.some(({ object_id }) => object_id === id));
    return reply && (reply.list.find((one) => one.number > newest && holds(one)) ?? null);
  };
}

export const useRetryAssessment = () =>
  useEndpointMutation(retryAssessment, { quiet: true, invalidates: touched });
