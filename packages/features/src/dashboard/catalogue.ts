import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    dashboard: typeof en;
  }
}

export const dashboardCatalogue: Catalogue = {
  namespace: "dashboard",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
