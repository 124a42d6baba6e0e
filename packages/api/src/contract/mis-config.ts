import * as z from "zod/mini";
import { CONFIG_DATA, type ConfigKind } from "../entities/config.ts";
import { configKey } from "../entities/config-fields.ts";
import { ASSET_TYPES } from "../entities/tables.ts";
import { configEndpoints } from "./mis-config-endpoints.ts";

const evidenceTable = configEndpoints({
  id: "evidenceTable",
  path: "configs/evidence-table",
  permission: "add_detectionability",
  data: CONFIG_DATA.evidence_table,
  of: "layouts of evidence tables",
});
const metaDetection = configEndpoints({
  id: "metaDetection",
  path: "configs/meta-detections",
  permission: "view_detection",
  data: CONFIG_DATA.meta_detection,
  key: z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9_.-]{0,79}$/)),
  of: "checks that staff describe",
});
const cardTemplate = configEndpoints({
  id: "cardTemplate",
  path: "configs/card-template",
  permission: "add_detectionability",
  data: CONFIG_DATA.card_template,
  of: "card templates",
});
const card = configEndpoints({
  id: "card",
  path: "configs/card",
  permission: "view_config_card",
  data: CONFIG_DATA.card,
  of: "cards of an application",
});
const cardChart = configEndpoints({
  id: "cardChart",
  path: "configs/card-chart",
  permission: "view_config_card",
  data: CONFIG_DATA.card_chart,
  of: "charts on cards",
});
const asset = configEndpoints({
  id: "assetConfig",
  path: "asset-config",
  permission: "super",
  data: CONFIG_DATA.asset,
  key: z.enum(ASSET_TYPES),
  of: "types of objects on offer",
});
const whitelist = configEndpoints({
  id: "chatWhitelist",
  path: "whitelist/chat",
  permission: "whitelist_edit",
  data: CONFIG_DATA.whitelist,
  key: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254),
      z.regex(/^([a-z0-9._%+-]+@)?[a-z0-9-]+(\.[a-z0-9-]+)+$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    ),
  of: "people, domains and companies that may use the chat",
});
const siteResource = configEndpoints({
  id: "siteResource",
  path: "official-site-resource",
  permission: "official_site_resource_edit",
  data: CONFIG_DATA.site_resource,
  of: "resources of the official site",
});
const activitySkill = configEndpoints({
  id: "activitySkill",
  path: "activity/skills",
  permission: "view_activity_skill",
  data: CONFIG_DATA.activity_skill,
  of: "skills of activities",
});
const activityQrcode = configEndpoints({
  id: "activityQrcode",
  path: "activity/qrcode",
  permission: "view_activity_qrcode",
  data: CONFIG_DATA.activity_qrcode,
  of: "QR codes of activities",
});
/** Pages of the console beside `activity/{cid}/{rid}`: a campaign of such a name would hide its results. */
const CAMPAIGN_PAGES = ["list", "skills", "qrcode", "scan-list"];
const activity = configEndpoints({
  id: "activityConfig",
  path: "activity/list",
  permission: "view_activity",
  data: CONFIG_DATA.activity,
  key: configKey.check(z.refine((key) => !CAMPAIGN_PAGES.includes(key))),
  of: "activities (campaigns)",
});

const knownVendor = configEndpoints({
  id: "knownVendor",
  path: "configs/known-vendors",
  permission: "view_detection",
  data: CONFIG_DATA.known_vendor,
  of: "vendors that the engine is told of",
});
const knownCookie = configEndpoints({
  id: "knownCookie",
  path: "configs/known-cookies",
  permission: "view_detection",
  data: CONFIG_DATA.known_cookie,
  of: "cookies and keys that the engine is told of",
});

/** The calls of each kind of configuration. */
export const configCalls = {
  evidence_table: evidenceTable,
  meta_detection: metaDetection,
  card_template: cardTemplate,
  card,
  card_chart: cardChart,
  asset,
  whitelist,
  site_resource: siteResource,
  activity_skill: activitySkill,
  activity_qrcode: activityQrcode,
  activity,
  known_vendor: knownVendor,
  known_cookie: knownCookie,
} as const satisfies Record<ConfigKind, unknown>;
