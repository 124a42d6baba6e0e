import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    news: typeof en;
  }
}

export const newsCatalogue: Catalogue = {
  namespace: "news",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
