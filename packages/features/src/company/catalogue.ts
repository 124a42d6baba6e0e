import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    company: typeof en;
  }
}

export const companyCatalogue: Catalogue = {
  namespace: "company",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
