import {
  createScan,
  getImportSample,
  importScan,
  listCompanyNames,
  listScanObjects,
  listScans,
  previewImport,
} from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** Companies that a search finds. */
export const useCompaniesFound = (search: string | null) =>
  useEndpoint(
    listCompanyNames,
    { search: search?.trim() ?? "" },
    { enabled: search !== null, keepPrevious: true, quiet: true },
  );

/** A company's websites, as they are now: one may have been taken into an assessment since. */
export const useScanObjects = (companyId: string | null) =>
  useEndpoint(listScanObjects, { company_id: companyId ?? "" }, { enabled: companyId !== null, quiet: true });

const changes = { quiet: true, invalidates: [listScans, listScanObjects] } as const;

export const useCreateScan = () => useEndpointMutation(createScan, changes);
export const useImportScan = () => useEndpointMutation(importScan, changes);
export const usePreviewImport = () => useEndpointMutation(previewImport, { quiet: true });
export const useImportSample = () => useEndpointMutation(getImportSample);
