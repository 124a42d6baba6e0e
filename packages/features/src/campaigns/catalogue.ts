import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    campaigns: typeof en;
  }
}

export const campaignsCatalogue: Catalogue = {
  namespace: "campaigns",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
