import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "scan-reports": typeof en;
  }
}

export const scanReportsCatalogue: Catalogue = {
  namespace: "scan-reports",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
