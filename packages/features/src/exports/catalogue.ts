import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    exports: typeof en;
  }
}

/** This feature's texts. They come with the first dialog or file. */
export const exportsCatalogue: Catalogue = {
  namespace: "exports",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
