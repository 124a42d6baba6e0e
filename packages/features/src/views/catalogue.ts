import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    views: typeof en;
  }
}

/** This feature's texts. They come with the first dialog. */
export const viewsCatalogue: Catalogue = {
  namespace: "views",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
