import type { StaffPermission } from "@candor/api/entities";
import type { LucideIcon } from "lucide-react";
import type { AppScreen } from "../navigation/index.ts";

/** Groups of the console's sidebar, from top to bottom; the last one stands at its foot. */
export const CONSOLE_GROUPS = ["user", "activity", "development", "meta", "standalone"] as const;
export type ConsoleGroup = (typeof CONSOLE_GROUPS)[number];

/** Screens that have a title in the `staff-session` texts, under `screen`. */
export const CONSOLE_SCREEN_IDS = [
  "scans",
  "scanResult",
  "scanUnknown",
  "scanCards",
  "scanDiff",
  "scanReports",
  "scanReport",
  "companies",
  "company",
  "outbox",
  "feedback",
  "errorReports",
  "jobs",
  "health",
  "staff",
  "account",
  "logs",
  "whitelist",
  "assetConfigs",
  "assetConfig",
  "siteResources",
  "siteResource",
  "evidenceTables",
  "evidenceTable",
  "metaDetections",
  "metaDetection",
  "evidenceTemplates",
  "evidenceTemplate",
  "evidenceTemplateVersion",
  "cards",
  "card",
  "cardTemplates",
  "cardTemplate",
  "cardCharts",
  "cardChart",
  "activityScans",
  "activityResult",
  "skills",
  "skill",
  "qrcodes",
  "qrcode",
  "campaigns",
  "campaign",
] as const;
export type ConsoleScreenId = (typeof CONSOLE_SCREEN_IDS)[number];

/** One screen of the console: its route, who may open it, and its place in the menu. */
export interface ConsoleScreen extends AppScreen<ConsoleScreenId> {
  /** Permission that opens it; null: it is everyone's. */
  permission: StaffPermission | null;
  /** Its place in the sidebar; a screen without one is reached through another. */
  menu?: { group: ConsoleGroup; icon: LucideIcon };
  /**
   * Outside the shell. `bare`: the page brings whatever stands around it. `sheet`: its title and the way back, and the
   * page.
   */
  outside?: "bare" | "sheet";
}

/** True where these permissions open the screen; `super` opens all. What is not known stays closed. */
export function canOpen(screen: Pick<ConsoleScreen, "permission">, permissions: readonly string[]): boolean {
  const { permission } = screen;
  return permission === null || permissions.includes("super") || permissions.includes(permission);
}

export interface ConsoleSection {
  group: ConsoleGroup;
  screens: readonly ConsoleScreen[];
}

/** The sidebar for these permissions: only screens that open, groups without one left out. */
export function sectionsFor(
  screens: readonly ConsoleScreen[],
  permissions: readonly StaffPermission[],
): readonly ConsoleSection[] {
  return CONSOLE_GROUPS.map((group) => ({
    group,
    screens: screens.filter((screen) => screen.menu?.group === group && canOpen(screen, permissions)),
  })).filter((section) => section.screens.length > 0);
}

/** The first screen of the sidebar that opens; null where none does. */
export function firstScreen(
  screens: readonly ConsoleScreen[],
  permissions: readonly StaffPermission[],
): ConsoleScreen | null {
  return sectionsFor(screens, permissions)[0]?.screens[0] ?? null;
}
