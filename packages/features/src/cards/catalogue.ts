import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    cards: typeof en;
  }
}

export const cardsCatalogue: Catalogue = {
  namespace: "cards",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
