import { checkEvidenceTable, configCalls, listTableSamples, type ReplyOf } from "@candor/api/contract";
import type { EvidenceTableConfig } from "@candor/api/entities";
import { configHooks } from "../config-editor/index.ts";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import type { EvidenceTablesState } from "./address.ts";

const calls = configCalls.evidence_table;

export type Entry = ReplyOf<typeof calls.detail>;
export type Impact = ReplyOf<typeof checkEvidenceTable>;

export const useEntries = (state: EvidenceTablesState) =>
  useEndpoint(
    calls.list,
    { search: state.search.trim(), page: state.page, page_size: state.pageSize },
    { keepPrevious: true, quiet: true },
  );

export const useEntry = (id: string) => useEndpoint(calls.detail, { id }, { quiet: true });

export const useSamples = (key: string, reportId: string | null) =>
  useEndpoint(
    listTableSamples,
    { key, ...(reportId && { report_id: reportId }) },
    { quiet: true, keepPrevious: true, enabled: key !== "" },
  );

export const useImpact = (key: string, data: EvidenceTableConfig | null) =>
  useEndpoint(
    checkEvidenceTable,
    // Asked only where there is something to ask.
    { key, data: data as EvidenceTableConfig },
    { quiet: true, keepPrevious: true, enabled: data !== null },
  );

const INVALIDATES = [calls.list, calls.detail, calls.history, checkEvidenceTable];

export const { useCreate } = configHooks<EvidenceTableConfig>(calls, [checkEvidenceTable]);
export const usePublish = () => useEndpointMutation(calls.update, { quiet: true, invalidates: INVALIDATES });
export const useSaveDraft = () =>
  useEndpointMutation(calls.draft, { quiet: true, invalidates: [calls.list, calls.detail] });
export const useRemove = () => useEndpointMutation(calls.remove, { quiet: true, invalidates: [calls.list] });
