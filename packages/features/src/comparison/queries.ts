import { compareCheck, compareChecks } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";
import { type CheckComparisonState, type ComparisonState, toRequest } from "./address.ts";

/** Two assessments; the last page stays while another is on its way. */
export const useComparison = (state: ComparisonState) =>
  useEndpoint(compareChecks, toRequest(state), { keepPrevious: true, quiet: true });

/** One check in two assessments. */
export const useCheckComparison = ({ resultId, before, after }: CheckComparisonState) =>
  useEndpoint(
    compareCheck,
    { id: resultId ?? "", before: before ?? undefined, after: after ?? undefined },
    { quiet: true },
  );
