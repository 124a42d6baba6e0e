import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    applications: typeof en;
  }
}

/** This feature's texts. A route that shows it loads them first. */
export const applicationsCatalogue: Catalogue = {
  namespace: "applications",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
