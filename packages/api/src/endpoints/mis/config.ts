import * as z from "zod/mini";
import { configCalls as calls } from "../../contract/mis/config.ts";
import { CONFIG_DATA, type ConfigKind } from "../../entities/config/config.ts";
import { configKey } from "../../entities/config/fields.ts";
import { ASSET_TYPES } from "../../entities/tables.ts";
import { configEndpointsOf } from "./config-endpoints.ts";

/** Pages of the console beside `activity/{cid}/{rid}`: a campaign of such a name would hide its results. */
const CAMPAIGN_PAGES = ["list", "skills", "qrcode", "scan-list"];

/** A person, a domain or a company: what the chat may be opened to. */
const chatMember = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^([a-z0-9._%+-]+@)?[a-z0-9-]+(\.[a-z0-9-]+)+$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  );

/** What the calls of each kind of configuration take and answer. */
export const configEndpoints = {
  evidence_table: configEndpointsOf(calls.evidence_table, {
    data: CONFIG_DATA.evidence_table,
    of: "layouts of evidence tables",
  }),
  meta_detection: configEndpointsOf(calls.meta_detection, {
    data: CONFIG_DATA.meta_detection,
    key: z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9_.-]{0,79}$/)),
    of: "checks that staff describe",
  }),
  card_template: configEndpointsOf(calls.card_template, {
    data: CONFIG_DATA.card_template,
    of: "card templates",
  }),
  card: configEndpointsOf(calls.card, { data: CONFIG_DATA.card, of: "cards of an application" }),
  card_chart: configEndpointsOf(calls.card_chart, { data: CONFIG_DATA.card_chart, of: "charts on cards" }),
  asset: configEndpointsOf(calls.asset, {
    data: CONFIG_DATA.asset,
    key: z.enum(ASSET_TYPES),
    of: "types of objects on offer",
  }),
  whitelist: configEndpointsOf(calls.whitelist, {
    data: CONFIG_DATA.whitelist,
    key: chatMember,
    of: "people, domains and companies that may use the chat",
  }),
  site_resource: configEndpointsOf(calls.site_resource, {
    data: CONFIG_DATA.site_resource,
    of: "resources of the official site",
  }),
  activity_skill: configEndpointsOf(calls.activity_skill, {
    data: CONFIG_DATA.activity_skill,
    of: "skills of activities",
  }),
  activity_qrcode: configEndpointsOf(calls.activity_qrcode, {
    data: CONFIG_DATA.activity_qrcode,
    of: "QR codes of activities",
  }),
  activity: configEndpointsOf(calls.activity, {
    data: CONFIG_DATA.activity,
    key: configKey.check(z.refine((key) => !CAMPAIGN_PAGES.includes(key))),
    of: "activities (campaigns)",
  }),
  known_vendor: configEndpointsOf(calls.known_vendor, {
    data: CONFIG_DATA.known_vendor,
    of: "vendors that the engine is told of",
  }),
  known_cookie: configEndpointsOf(calls.known_cookie, {
    data: CONFIG_DATA.known_cookie,
    of: "cookies and keys that the engine is told of",
  }),
} as const satisfies Record<ConfigKind, unknown>;
