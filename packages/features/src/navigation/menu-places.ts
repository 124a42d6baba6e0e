import { type MenuForm, MODULES } from "@candor/api/entities";
import { hrefOf } from "./app-screen.ts";
import type { ScreenId } from "./screen-ids.ts";
import type { MenuPlace } from "./screens.ts";

/** A screen of the portal with a place in its menu. */
export interface MenuEntry {
  id: ScreenId;
  path: string;
  /** Bit of the company's product type that it belongs to. */
  module: number;
  menu: Partial<Record<MenuForm, MenuPlace>>;
}

const overview = { group: "overview" } as const;
const application = { group: "application" } as const;
const solution = { group: "solution" } as const;
const lab = { group: "lab" } as const;
const bottom = { group: "bottom" } as const;
/** In the older menu only where it is listed. */
const listed = { apiMenu: true } as const;

const entry = <const Id extends ScreenId>(
  id: Id,
  path: string,
  menu: MenuEntry["menu"],
  module: number = MODULES.dashboard,
): MenuEntry & { id: Id } => ({ id, path, menu, module });

const both = (place: MenuPlace) => ({ current: place, older: { ...place, ...listed } });

/**
 * Every screen with a place in the portal's menu, as its registry and those who set the menu up know it. Within a group
 * the menu has the registry's order.
 */
export const MENU_ENTRIES = {
  home: entry("home", "/home", { older: overview }),
  homepage: entry("homepage", "/homepage", both(overview)),
  dashboard: entry("dashboard", "/dashboard", { current: overview }),
  overview: entry("overview", "/overview", { older: overview }),
  risk: entry("risk", "/risk", { older: overview }),
  compliance: entry("compliance", "/compliance", both(overview)),
  analysis: entry("analysis", "/analysis", { current: application }),
  applications: entry("applications", "/applications", both(application)),
  checks: entry("checks", "/checks/:objectId?/:paramsScanId?", { current: application }),
  consentBanner: entry("consentBanner", "/ccm-dashboard", { current: solution }),
  europrivacy: entry("europrivacy", "/europrivacy", { current: lab }),
  evidence: entry("evidence", "/evidence", { current: lab }),
  settings: entry("settings", "/settings", {
    current: { ...bottom, connectionNotice: true },
    older: { ...bottom, connectionNotice: true },
  }),
  members: entry("members", "/members", both(bottom)),
  newAssessment: entry("newAssessment", "/assessment/:assessmentType?", { current: bottom }),
  assessments: entry("assessments", "/assessments", both(bottom)),
  privacyCenterPreview: entry(
    "privacyCenterPreview",
    "/privacy-center/preview",
    { older: solution },
    MODULES.privacy_center,
  ),
  privacyCenterEdit: entry(
    "privacyCenterEdit",
    "/privacy-center/edit",
    { older: solution },
    MODULES.privacy_center,
  ),
  privacyCenterPublish: entry(
    "privacyCenterPublish",
    "/privacy-center/publish",
    { older: solution },
    MODULES.privacy_center,
  ),
} satisfies Partial<{ [Id in ScreenId]: MenuEntry & { id: Id } }>;

/** An item that a menu may hold: its id in a list of items, and whether it shows where there is no list. */
export interface MenuChoice {
  id: string;
  screen: ScreenId;
  usual: boolean;
}

/** What a menu of this form may hold for a company with these modules. */
export const menuChoices = (form: MenuForm, productType: number): MenuChoice[] =>
  Object.values<MenuEntry>(MENU_ENTRIES).flatMap(({ module, menu, ...screen }) => {
    const place = menu[form];
    if (!place || (module & productType) === 0) return [];
    return [{ id: hrefOf(screen), screen: screen.id, usual: place.apiMenu !== true }];
  });
