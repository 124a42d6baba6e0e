import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    operations: typeof en;
  }
}

/** This feature's texts. A route that shows one of its screens loads them first. */
export const operationsCatalogue: Catalogue = {
  namespace: "operations",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
