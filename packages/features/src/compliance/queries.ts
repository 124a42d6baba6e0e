import {
  followScenario,
  getScenario,
  getScenarioScan,
  getScenarioTexts,
  listRegulations,
  listScenarios,
  scanHistory,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import type { ComplianceState, ScenarioScanState } from "./address.ts";

/** What the list call, and an export of it, filter by in this state. */
export const toFilters = (state: ComplianceState) => ({
  assessment_id: state.assessmentId ?? undefined,
  object_ids: [...state.objectIds],
  frameworks: [...state.frameworks],
  followed: state.followed || undefined,
  search: state.search.trim(),
});

/** The request of the list call for this state. */
export const toRequest = (state: ComplianceState) => ({
  ...toFilters(state),
  page: state.page,
  page_size: state.pageSize,
});

export const useScenarios = (state: ComplianceState) =>
  useEndpoint(listScenarios, toRequest(state), { keepPrevious: true, quiet: true });

/** How a scenario stands, over all objects or one. */
export const useScenario = (id: string, objectId: string | null, assessmentId: string | null) =>
  useEndpoint(
    getScenario,
    { id, object_ids: objectId ? [objectId] : [], assessment_id: assessmentId ?? undefined },
    { quiet: true },
  );

/** Without ids in the address the server answers that there is none. */
export const useScenarioScan = ({ scanId, scenarioId }: ScenarioScanState, keep?: { keepPrevious: true }) =>
  useEndpoint(getScenarioScan, { scan_id: scanId ?? "", id: scenarioId ?? "" }, { quiet: true, ...keep });

/** Published scans of an object, newest first. */
export const useScansOf = (objectId: string) =>
  useEndpoint(scanHistory, { object_id: objectId }, { quiet: true }).data?.list ?? [];

export const useScenarioTexts = (id: string) => useEndpoint(getScenarioTexts, { id }, { quiet: true });

export const useRegulations = () => useEndpoint(listRegulations, {}, { quiet: true });

export const useFollow = () =>
  useEndpointMutation(followScenario, { invalidates: [listScenarios, getScenario] });
