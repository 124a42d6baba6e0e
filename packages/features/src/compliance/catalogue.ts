import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    compliance: typeof en;
  }
}

export const complianceCatalogue: Catalogue = {
  namespace: "compliance",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
