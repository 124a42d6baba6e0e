import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "evidence-tables": typeof en;
  }
}

export const evidenceTablesCatalogue: Catalogue = {
  namespace: "evidence-tables",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
