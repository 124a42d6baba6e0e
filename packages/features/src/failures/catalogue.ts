import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    failures: typeof en;
  }
}

/** Why an object could not be assessed: texts of the pages that say it. */
export const failuresCatalogue: Catalogue = {
  namespace: "failures",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
