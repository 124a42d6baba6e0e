import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    whitelist: typeof en;
  }
}

/** This feature's texts. A route that shows it loads them first. */
export const whitelistCatalogue: Catalogue = {
  namespace: "whitelist",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
