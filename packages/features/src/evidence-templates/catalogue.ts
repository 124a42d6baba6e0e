import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "evidence-templates": typeof en;
  }
}

export const evidenceTemplatesCatalogue: Catalogue = {
  namespace: "evidence-templates",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
