import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    appearance: typeof en;
  }
}

export const appearanceCatalogue: Catalogue = {
  namespace: "appearance",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
