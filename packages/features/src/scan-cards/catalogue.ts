import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "scan-cards": typeof en;
  }
}

export const scanCardsCatalogue: Catalogue = {
  namespace: "scan-cards",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
