import { campaignCatalogue } from "@candor/features/campaign";
import { campaignsCatalogue } from "@candor/features/campaigns";
import { configEditorCatalogue } from "@candor/features/config-editor";
import { evidenceCatalogue } from "@candor/features/evidence";
import { scansCatalogue } from "@candor/features/scans";
import type { ConsoleScreen } from "@candor/features/staff-session";
import { Megaphone, QrCode, ScanSearch, Target } from "lucide-react";
import {
  ACTIVITY_RESULT_PATH,
  ACTIVITY_SCANS_PATH,
  CAMPAIGN_PATH,
  CAMPAIGNS_PATH,
  QRCODE_PATH,
  QRCODES_PATH,
  SKILL_PATH,
  SKILLS_PATH,
} from "../paths.ts";

/** What the editors of campaigns say, and what they preview. */
const campaignTexts = [campaignsCatalogue, campaignCatalogue, configEditorCatalogue];

/** Campaigns: who asked for a free assessment, and what they were shown. */
export const activityScreens: readonly ConsoleScreen[] = [
  {
    id: "activityScans",
    path: ACTIVITY_SCANS_PATH,
    permission: "view_activity_scan",
    menu: { group: "activity", icon: ScanSearch },
    catalogues: [campaignsCatalogue, campaignCatalogue, scansCatalogue],
    page: "activity-scans",
  },
  {
    id: "skills",
    path: SKILLS_PATH,
    permission: "view_activity_skill",
    menu: { group: "activity", icon: Target },
    catalogues: campaignTexts,
    page: "activity-skills",
  },
  {
    id: "skill",
    path: SKILL_PATH,
    permission: "view_activity_skill",
    parent: "skills",
    catalogues: campaignTexts,
    page: "activity-skill",
  },
  {
    id: "qrcodes",
    path: QRCODES_PATH,
    permission: "view_activity_qrcode",
    menu: { group: "activity", icon: QrCode },
    catalogues: campaignTexts,
    page: "activity-qrcodes",
  },
  {
    id: "qrcode",
    path: QRCODE_PATH,
    permission: "view_activity_qrcode",
    parent: "qrcodes",
    catalogues: campaignTexts,
    page: "activity-qrcode",
  },
  {
    id: "campaigns",
    path: CAMPAIGNS_PATH,
    permission: "view_activity",
    menu: { group: "activity", icon: Megaphone },
    catalogues: campaignTexts,
    page: "activity-list",
  },
  {
    id: "campaign",
    path: CAMPAIGN_PATH,
    permission: "view_activity",
    parent: "campaigns",
    catalogues: campaignTexts,
    page: "activity",
  },
  {
    id: "activityResult",
    path: ACTIVITY_RESULT_PATH,
    permission: "view_activity_scan",
    parent: "activityScans",
    outside: "bare",
    catalogues: [campaignsCatalogue, campaignCatalogue, evidenceCatalogue],
    page: "activity-result",
  },
];
