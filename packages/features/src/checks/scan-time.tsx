import { type ReactNode, useMemo } from "react";
import type { AddressState } from "../address/index.ts";
import { comparisonHref } from "../comparison/index.ts";
import { usePlatform } from "../platform/index.ts";
import { AssessmentSelector } from "./components/ChecksSelectors.tsx";

/**
 * The choice of assessment in the top bar of a screen whose address holds it, of one object or of all (null).
 * Comparing opens the two assessments of that object.
 */
export function useScanTime<S extends { assessmentId: string | null }>(
  { state, change }: Pick<AddressState<S>, "state" | "change">,
  objectId: string | null = null,
  defaultOpen = false,
): ReactNode {
  const { navigate } = usePlatform();
  const { assessmentId } = state;
  return useMemo(
    () => (
      <AssessmentSelector
        objectId={objectId}
        value={assessmentId}
        onChange={(id) => change({ assessmentId: id } as Partial<S>)}
        onCompare={(before, after) => navigate(comparisonHref({ before, after, objectId }))}
        defaultOpen={defaultOpen}
      />
    ),
    [objectId, assessmentId, change, navigate, defaultOpen],
  );
}
