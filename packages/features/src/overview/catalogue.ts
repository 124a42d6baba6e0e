import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    overview: typeof en;
  }
}

export const overviewCatalogue: Catalogue = {
  namespace: "overview",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
