import type { ScreenCode } from "@candor/api/errors";
import type common from "../locales/en.json";

/**
 * Texts of every feature by namespace, so that keys are typed. A feature adds its own:
 *
 *     declare module "./resources.ts" {
 *       interface FeatureResources { session: typeof en }
 *     }
 */
export interface FeatureResources {
  common: typeof common;
  /** What screens say by themselves, by the codes of the error catalogue. */
  message: Record<ScreenCode, string>;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: FeatureResources;
  }
}
