import {
  createScan,
  getImportSample,
  importScan,
  listCompanyNames,
  listScanObjects,
  listScans,
  previewImport,
  type ReplyOf,
  type RequestOf,
} from "@candor/api/contract";
import { useSendOnce } from "../forms/index.ts";
import { useEndpoint, useEndpointMutation, usePlatform } from "../platform/index.ts";

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

/** Begins a scan. One that has begun, though no answer came, is not begun again. */
export function useCreateScan() {
  const { client } = usePlatform();
  const { mutateAsync } = useEndpointMutation(createScan, changes);
  type Begun = Pick<ReplyOf<typeof listScans>["list"][number], "id" | "number">;
  return useSendOnce<RequestOf<typeof createScan>, Begun>(mutateAsync, {
    // The newest first; none of the same objects can begin beside it.
    async latest({ company_id, object_ids }) {
      const { list } = await client.call(listScans, { company_id }, { quiet: true });
      return list.filter(
        ({ objects }) =>
          objects.length === object_ids.length &&
          objects.every(({ object_id }) => object_ids.includes(object_id)),
      );
    },
    keyOf: ({ id }) => id,
    isOf: () => true,
  });
}
export const useImportScan = () => useEndpointMutation(importScan, changes);
export const usePreviewImport = () => useEndpointMutation(previewImport, { quiet: true });
export const useImportSample = () => useEndpointMutation(getImportSample);
