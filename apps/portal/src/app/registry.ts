import type { Screen } from "@candor/features/navigation";
import { appScreens } from "./registry/applications.ts";
import { companyScreens } from "./registry/company.ts";
import { overviewScreens } from "./registry/overview.ts";
import { privacyCenterScreens } from "./registry/privacy-center.ts";

/**
 * Every screen of the app, once: routes, menu, guards, landing page, palette, titles, texts and preloading read this
 * list. `page` names the folder under `pages` whose index.tsx exports the page as default; a screen without one is not
 * available yet. Within a group the menu keeps this order.
 */
export const screens: readonly Screen[] = [
  ...overviewScreens,
  ...appScreens,
  ...companyScreens,
  ...privacyCenterScreens,
];
