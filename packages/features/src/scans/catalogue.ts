import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    scans: typeof en;
  }
}

export const scansCatalogue: Catalogue = {
  namespace: "scans",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
