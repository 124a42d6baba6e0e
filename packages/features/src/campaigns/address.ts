import { CAMPAIGN_STATES, LANGUAGES } from "@candor/api/entities";
import { defineAddress, key, listFields, oneOf, type StateOf, someOf, uuid } from "../address/index.ts";

const PATH = "/view-mis/activity";

export const USES = ["on", "off"] as const;

const listOf = (path: string) =>
  defineAddress({ path: `${PATH}/${path}`, fields: { use: oneOf("use", USES), ...listFields } });

/** Campaigns, skills and QR codes. */
export const campaignsAddress = listOf("list");
export const skillsAddress = listOf("skills");
export const qrcodesAddress = listOf("qrcode");
export type EntriesState = StateOf<typeof campaignsAddress>;

/** Campaigns are held in Chinese: so is what is previewed, unless another language is asked for. */
const entryOf = (path: string) =>
  defineAddress({
    path: `${PATH}/${path}/:entryId`,
    fields: { entryId: uuid("entry"), language: oneOf("language", LANGUAGES, "cn") },
  });

export const campaignAddress = entryOf("list");
export const skillAddress = entryOf("skills");
export const qrcodeAddress = entryOf("qrcode");
export type EntryState = StateOf<typeof campaignAddress>;

/** Requests of visitors. */
export const requestsAddress = defineAddress({
  path: `${PATH}/scan-list`,
  fields: { cid: key("cid"), states: someOf("state", CAMPAIGN_STATES), ...listFields },
});
export type RequestsState = StateOf<typeof requestsAddress>;

/** The result of a request, as its visitor reads it. */
export const resultPreviewHref = (cid: string, rid: string): string =>
  `${PATH}/${encodeURIComponent(cid)}/${encodeURIComponent(rid)}`;

/** The page that a campaign's visitors open, on this origin. */
export const publicPath = (cid: string): string => `/activity/start/${encodeURIComponent(cid)}`;
