import { applicationCard, getApplication, getVendor, scanHistory } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";

/** Null: none is meant yet. Empty: an address that names none, which the server refuses as it does an unknown one. */
export const useApplication = (wanted: { objectId?: string | null; scanId?: string | null }) =>
  useEndpoint(
    getApplication,
    {
      ...(wanted.objectId && { object_id: wanted.objectId }),
      ...(typeof wanted.scanId === "string" && { scan_id: wanted.scanId }),
    },
    { quiet: true, enabled: typeof (wanted.objectId ?? wanted.scanId) === "string" },
  );

export const useCard = (objectId: string, scanId: string, card: string) =>
  useEndpoint(applicationCard, { object_id: objectId, scan_id: scanId, card_key: card }, { quiet: true });

/** Null: the object is not known yet. */
export const useHistory = (objectId: string | null) =>
  useEndpoint(scanHistory, { object_id: objectId ?? "" }, { quiet: true, enabled: objectId !== null });

export const useVendor = (name: string, host: string | null) =>
  useEndpoint(getVendor, { name, ...(host && { host }) }, { quiet: true });
