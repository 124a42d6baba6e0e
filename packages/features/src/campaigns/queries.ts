import {
  campaignChoices,
  campaignFunnels,
  configCalls,
  failActivity,
  listActivityScans,
  previewActivityResult,
  previewActivityResultDetail,
  publishActivity,
  rescanActivity,
} from "@candor/api/contract";
import type { ConfigData } from "@candor/api/entities";
import { configHooks } from "../config-editor/index.ts";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
import type { RequestsState } from "./address.ts";

export type Campaign = ConfigData<"activity">;
export type Skill = ConfigData<"activity_skill">;
export type Qrcode = ConfigData<"activity_qrcode">;

export const campaigns = configHooks<Campaign>(configCalls.activity);
export const skills = configHooks<Skill>(configCalls.activity_skill, [campaignChoices]);
export const qrcodes = configHooks<Qrcode>(configCalls.activity_qrcode, [campaignChoices]);

/** What a campaign can name. */
export const useChoices = () => useEndpoint(campaignChoices, {}, { quiet: true });

/** How far visitors of these campaigns came. */
export const useFunnels = (cids: readonly string[]) =>
  useEndpoint(
    campaignFunnels,
    { cids: [...cids] },
    { quiet: true, keepPrevious: true, enabled: cids.length > 0 },
  );

const POLL_MS = 5_000;

/** Requests of visitors; what is under way is looked at again. */
export const useRequests = ({ search, cid, states, page, pageSize }: RequestsState) =>
  useEndpoint(
    listActivityScans,
    { search: search.trim(), states: [...states], page, page_size: pageSize, ...(cid && { cid }) },
    { keepPrevious: true, quiet: true, pollMs: POLL_MS },
  );

const writes = { quiet: true, invalidates: [listActivityScans, campaignFunnels] };
export const usePublish = () => useEndpointMutation(publishActivity, writes);
export const useRescan = () => useEndpointMutation(rescanActivity, writes);
export const useMarkFailed = () => useEndpointMutation(failActivity, writes);

/** A result as its visitor reads it, published or not. */
export const useResult = (cid: string, rid: string) => ({
  result: useEndpoint(previewActivityResult, { cid, rid }, { quiet: true }),
  detail: useEndpoint(previewActivityResultDetail, { cid, rid }, { quiet: true }),
});
