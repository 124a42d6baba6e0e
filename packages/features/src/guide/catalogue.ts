import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    guide: typeof en;
  }
}

export const guideCatalogue: Catalogue = {
  namespace: "guide",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
