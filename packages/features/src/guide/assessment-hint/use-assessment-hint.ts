import { info, updateStatus } from "@candor/api/contract";
import { type CurrentUser, SEEN } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery, useEndpointMutation, usePlatform, useSharedValue } from "../../platform/index.ts";
import { guidePhaseState, phaseFor } from "../phase.ts";
import { isHintDue } from "./is-due.ts";

/** The hint at the sidebar's item for a new assessment, and what that item has to do for it. */
export function useAssessmentHint(user: CurrentUser) {
  const { client } = usePlatform();
  const queries = useQueryClient();
  const [item, setItem] = useState<HTMLAnchorElement | null>(null);
  const [missing, setMissing] = useState(false);
  const guideDone = phaseFor(useSharedValue(guidePhaseState), user.guide_status) === "done";
  const unseen = user.front_values.assessment_status === SEEN.no;
  const seen = useEndpointMutation(updateStatus, {
    onSuccess: () => {
      const { queryKey } = endpointQuery(client, info, {});
      queries.setQueryData(
        queryKey,
        (known) =>
          known && { ...known, front_values: { ...known.front_values, assessment_status: SEEN.yes } },
      );
    },
  });
  const markSeen = () => {
    if (!seen.isPending) seen.mutate({ key: "assessment_status", value: SEEN.yes });
  };
  // One word at a time: the guide and its own hint come first. Ended, it does not come again before the next visit.
  const due = isHintDue(user) && guideDone && seen.isIdle && !missing;
  return {
    /** For the item of the sidebar; pressed, it is known. */
    itemProps: { ...(unseen && { onSelect: markSeen }), ...(due && { rowRef: setItem }) },
    item: due ? item : null,
    onEnd: markSeen,
    onMissing: () => setMissing(true),
  };
}
