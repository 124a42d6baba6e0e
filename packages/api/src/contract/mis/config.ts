import type { ConfigKind } from "../../entities/config/config.ts";
import { configCallsOf } from "./config-calls.ts";

/** The calls of each kind of configuration. */
export const configCalls = {
  evidence_table: configCallsOf({
    id: "evidenceTable",
    path: "configs/evidence-table",
    permission: "add_detectionability",
  }),
  meta_detection: configCallsOf({
    id: "metaDetection",
    path: "configs/meta-detections",
    permission: "view_detection",
  }),
  card_template: configCallsOf({
    id: "cardTemplate",
    path: "configs/card-template",
    permission: "add_detectionability",
  }),
  card: configCallsOf({ id: "card", path: "configs/card", permission: "view_config_card" }),
  card_chart: configCallsOf({ id: "cardChart", path: "configs/card-chart", permission: "view_config_card" }),
  asset: configCallsOf({ id: "assetConfig", path: "asset-config", permission: "super" }),
  whitelist: configCallsOf({ id: "chatWhitelist", path: "whitelist/chat", permission: "whitelist_edit" }),
  site_resource: configCallsOf({
    id: "siteResource",
    path: "official-site-resource",
    permission: "official_site_resource_edit",
  }),
  activity_skill: configCallsOf({
    id: "activitySkill",
    path: "activity/skills",
    permission: "view_activity_skill",
  }),
  activity_qrcode: configCallsOf({
    id: "activityQrcode",
    path: "activity/qrcode",
    permission: "view_activity_qrcode",
  }),
  activity: configCallsOf({ id: "activityConfig", path: "activity/list", permission: "view_activity" }),
  known_vendor: configCallsOf({
    id: "knownVendor",
    path: "configs/known-vendors",
    permission: "view_detection",
  }),
  known_cookie: configCallsOf({
    id: "knownCookie",
    path: "configs/known-cookies",
    permission: "view_detection",
  }),
} as const satisfies Record<ConfigKind, unknown>;
