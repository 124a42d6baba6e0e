import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    home: typeof en;
  }
}

export const homeCatalogue: Catalogue = {
  namespace: "home",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
