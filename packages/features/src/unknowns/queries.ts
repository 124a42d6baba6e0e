import { configCalls, listReports, listUnknown, previewKnown } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import { type KnownForm, knownSchema, toPreview } from "./schema.ts";

/** One report for each object of a scan. */
export const useReports = (scanId: string) =>
  useEndpoint(listReports, { id: scanId }, { quiet: true, enabled: scanId !== "" });

export const useUnknowns = (reportId: string | null) =>
  useEndpoint(
    listUnknown,
    { report_id: reportId ?? "" },
    { quiet: true, keepPrevious: true, enabled: reportId !== null },
  );

/** What would change in a report if this were known; asked only where the form is whole. */
export function useChanges(reportId: string, form: KnownForm) {
  const whole = knownSchema.safeParse(form).success;
  const entries = whole ? toPreview(form) : {};
  return useEndpoint(
    previewKnown,
    { report_id: reportId, ...entries },
    { quiet: true, keepPrevious: whole, enabled: whole },
  );
}

const INVALIDATES = [listUnknown, previewKnown, configCalls.known_vendor.list, configCalls.known_cookie.list];

export const useAddVendor = () =>
  useEndpointMutation(configCalls.known_vendor.create, { quiet: true, invalidates: INVALIDATES });
export const useAddCookie = () =>
  useEndpointMutation(configCalls.known_cookie.create, { quiet: true, invalidates: INVALIDATES });
