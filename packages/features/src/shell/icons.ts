import { CirclePlus, ClipboardList, Gauge, Layers, ListChecks, type LucideIcon } from "lucide-react";
import type { ScreenId } from "./screens.ts";

/** Icons of the screens that stand in the menu. */
export const SCREEN_ICONS: Partial<Record<ScreenId, LucideIcon>> = {
  dashboard: Gauge,
  checks: ListChecks,
  objects: Layers,
  newAssessment: CirclePlus,
  assessments: ClipboardList,
};
