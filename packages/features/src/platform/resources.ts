import type common from "./locales/en.json";

/**
 * Texts of every feature by namespace, so that keys are typed. A feature adds its own:
 *
 *     declare module "../platform/resources.ts" {
 *       interface FeatureResources { session: typeof en }
 *     }
 */
export interface FeatureResources {
  common: typeof common;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: FeatureResources;
  }
}
