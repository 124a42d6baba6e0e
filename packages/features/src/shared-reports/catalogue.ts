import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "shared-reports": typeof en;
  }
}

export const sharedReportsCatalogue: Catalogue = {
  namespace: "shared-reports",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
