import { applicationsCatalogue } from "@candor/features/applications";
import { assessmentsCatalogue } from "@candor/features/assessments";
import { assetConfigsCatalogue } from "@candor/features/asset-configs";
import { cardsCatalogue } from "@candor/features/cards";
import { configEditorCatalogue } from "@candor/features/config-editor";
import { evidenceCatalogue } from "@candor/features/evidence";
import { evidenceTablesCatalogue } from "@candor/features/evidence-tables";
import { evidenceTemplatesCatalogue } from "@candor/features/evidence-templates";
import { metaDetectionsCatalogue } from "@candor/features/meta-detections";
import type { ConsoleScreen } from "@candor/features/staff-session";
import { ChartBar, FileText, LayoutGrid, LayoutPanelTop, ListChecks, Shapes, Table2 } from "lucide-react";
import {
  ASSET_CONFIG_PATH,
  ASSET_CONFIGS_PATH,
  CARD_CHART_PATH,
  CARD_CHARTS_PATH,
  CARD_PATH,
  CARD_TEMPLATE_PATH,
  CARD_TEMPLATES_PATH,
  CARDS_PATH,
  EVIDENCE_TABLE_PATH,
  EVIDENCE_TABLES_PATH,
  META_DETECTION_PATH,
  META_DETECTIONS_PATH,
  TEMPLATE_PATH,
  TEMPLATE_VERSION_PATH,
  TEMPLATES_PATH,
} from "../paths.ts";

/** What staff configure and customers see. */
export const configurationScreens: readonly ConsoleScreen[] = [
  {
    id: "assetConfigs",
    path: ASSET_CONFIGS_PATH,
    permission: "super",
    menu: { group: "meta", icon: Shapes },
    catalogues: [assetConfigsCatalogue, configEditorCatalogue],
    page: "asset-configs",
  },
  {
    id: "assetConfig",
    path: ASSET_CONFIG_PATH,
    permission: "super",
    parent: "assetConfigs",
    catalogues: [assetConfigsCatalogue, configEditorCatalogue, assessmentsCatalogue],
    page: "asset-config",
  },
  {
    id: "evidenceTables",
    path: EVIDENCE_TABLES_PATH,
    permission: "add_detectionability",
    menu: { group: "development", icon: Table2 },
    catalogues: [evidenceTablesCatalogue, configEditorCatalogue],
    page: "evidence-tables",
  },
  {
    id: "evidenceTable",
    path: EVIDENCE_TABLE_PATH,
    permission: "add_detectionability",
    parent: "evidenceTables",
    catalogues: [evidenceTablesCatalogue, configEditorCatalogue, evidenceCatalogue],
    page: "evidence-table",
  },
  {
    id: "metaDetections",
    path: META_DETECTIONS_PATH,
    permission: "view_detection",
    menu: { group: "development", icon: ListChecks },
    catalogues: [metaDetectionsCatalogue, configEditorCatalogue],
    page: "meta-detections",
  },
  {
    id: "metaDetection",
    path: META_DETECTION_PATH,
    permission: "view_detection",
    parent: "metaDetections",
    catalogues: [metaDetectionsCatalogue, configEditorCatalogue, evidenceCatalogue],
    page: "meta-detection",
  },
  {
    id: "evidenceTemplates",
    path: TEMPLATES_PATH,
    permission: "add_detectionability",
    menu: { group: "development", icon: FileText },
    catalogues: [evidenceTemplatesCatalogue, configEditorCatalogue],
    page: "evidence-templates",
  },
  {
    id: "evidenceTemplate",
    path: TEMPLATE_PATH,
    permission: "add_detectionability",
    parent: "evidenceTemplates",
    catalogues: [evidenceTemplatesCatalogue, configEditorCatalogue],
    page: "evidence-template",
  },
  {
    id: "evidenceTemplateVersion",
    path: TEMPLATE_VERSION_PATH,
    permission: "add_detectionability",
    parent: "evidenceTemplates",
    catalogues: [evidenceTemplatesCatalogue, configEditorCatalogue, evidenceCatalogue],
    page: "evidence-template-version",
  },
  {
    id: "cards",
    path: CARDS_PATH,
    permission: "view_config_card",
    menu: { group: "development", icon: LayoutGrid },
    catalogues: [cardsCatalogue, configEditorCatalogue, applicationsCatalogue],
    page: "cards",
  },
  {
    id: "card",
    path: CARD_PATH,
    permission: "view_config_card",
    parent: "cards",
    catalogues: [cardsCatalogue, configEditorCatalogue, applicationsCatalogue, evidenceCatalogue],
    page: "card",
  },
  {
    id: "cardTemplates",
    path: CARD_TEMPLATES_PATH,
    permission: "add_detectionability",
    menu: { group: "development", icon: LayoutPanelTop },
    catalogues: [cardsCatalogue, configEditorCatalogue, applicationsCatalogue],
    page: "card-templates",
  },
  {
    id: "cardTemplate",
    path: CARD_TEMPLATE_PATH,
    permission: "add_detectionability",
    parent: "cardTemplates",
    catalogues: [cardsCatalogue, configEditorCatalogue, applicationsCatalogue, evidenceCatalogue],
    page: "card-template",
  },
  {
    id: "cardCharts",
    path: CARD_CHARTS_PATH,
    permission: "view_config_card",
    menu: { group: "development", icon: ChartBar },
    catalogues: [cardsCatalogue, configEditorCatalogue, applicationsCatalogue],
    page: "card-charts",
  },
  {
    id: "cardChart",
    path: CARD_CHART_PATH,
    permission: "view_config_card",
    parent: "cardCharts",
    catalogues: [cardsCatalogue, configEditorCatalogue, applicationsCatalogue, evidenceCatalogue],
    page: "card-chart",
  },
];
