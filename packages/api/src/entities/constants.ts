/** The product's version, which error reports and the page of a crash tell; a build from a checkout says its commit in place of the date. */
export const BUILD_VERSION = "20255221119_V3.0.1";

export const DAY_MS = 86_400_000;

/** Modules of a company: bits of `product_type`. */
export const MODULES = { dashboard: 1, privacy_center: 2 } as const;
export type Module = keyof typeof MODULES;

/** The portal's menu as it is now, and as some companies still have it. */
export const MENU_FORMS = ["current", "older"] as const;
export type MenuForm = (typeof MENU_FORMS)[number];

/** How far a company's trust center is: edited once it is begun, published once it is built. */
export const TRUST_CENTER_STATES = { none: 0, building: 1, built: 2 } as const;

/** Names of the fills a tag may have. */
export const TAG_COLORS = [
  "gray",
  "gold",
  "bronze",
  "brown",
  "yellow",
  "amber",
  "lime",
  "grass",
  "mint",
  "green",
  "teal",
  "cyan",
  "sky",
  "indigo",
  "purple",
  "plum",
  "pink",
] as const;
export type TagColorName = (typeof TAG_COLORS)[number];

/** The error-tracking flag at which reports say what led to an error: on every page (a sample rate of 1), else on none. */
export const ERROR_TRACING = 2;

/** Region of the consent-banner's cookie button and its look, before anyone chose. */
export const COOKIE_STYLE_DEFAULT = { theme: "light", position: "right" } as const;

/** Days between two assessments where the plan says nothing, and how many one takes. */
export const ASSESSMENT_FREQUENCY_DAYS = 30;
export const ASSESSMENT_DAYS = 2;
