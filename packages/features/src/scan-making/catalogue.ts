import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "scan-making": typeof en;
  }
}

export const scanMakingCatalogue: Catalogue = {
  namespace: "scan-making",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
