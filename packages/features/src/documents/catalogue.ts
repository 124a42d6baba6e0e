import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    documents: typeof en;
  }
}

export const documentsCatalogue: Catalogue = {
  namespace: "documents",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
