import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    companies: typeof en;
  }
}

/** This feature's texts. A route that shows it loads them first, and those of the members. */
export const companiesCatalogue: Catalogue = {
  namespace: "companies",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
