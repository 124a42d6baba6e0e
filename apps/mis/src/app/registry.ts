import type { ConsoleScreen } from "@candor/features/staff-session";
import { activityScreens } from "./registry/activities.ts";
import { companyScreens } from "./registry/companies.ts";
import { configurationScreens } from "./registry/configuration.ts";
import { operationScreens } from "./registry/operations.ts";
import { scanScreens } from "./registry/scans.ts";

/** Every screen of the console, once: routes, sidebar, guard, first page and texts read this list. */
export const screens: readonly ConsoleScreen[] = [
  ...scanScreens,
  ...companyScreens,
  ...activityScreens,
  ...operationScreens,
  ...configurationScreens,
];
