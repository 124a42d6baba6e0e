import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    campaign: typeof en;
  }
}

export const campaignCatalogue: Catalogue = {
  namespace: "campaign",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
