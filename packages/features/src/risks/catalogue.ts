import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    risks: typeof en;
  }
}

export const risksCatalogue: Catalogue = {
  namespace: "risks",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
