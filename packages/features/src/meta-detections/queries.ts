import { adoptDetections, configCalls, importDetections, listTemplates } from "@candor/api/contract";
import type { ConfigData } from "@candor/api/entities";
import { configHooks } from "../config-editor/index.ts";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

export type Detection = ConfigData<"meta_detection">;

const calls = configCalls.meta_detection;

export const detections = configHooks<Detection>(calls);

const stale = { quiet: true, invalidates: [calls.list, calls.detail] };
export const useAdopt = () => useEndpointMutation(adoptDetections, stale);
export const useImport = () => useEndpointMutation(importDetections, stale);

/** Templates that a check's evidence can be told by. */
export const useTemplateKeys = (): readonly string[] =>
  useEndpoint(listTemplates, { page_size: 100 }, { quiet: true }).data?.list.map(({ key }) => key) ?? [];
