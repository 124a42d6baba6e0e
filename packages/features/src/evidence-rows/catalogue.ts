import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "evidence-rows": typeof en;
  }
}

export const evidenceRowsCatalogue: Catalogue = {
  namespace: "evidence-rows",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
