import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "day-field": typeof en;
  }
}

/** This feature's texts. Whoever asks for a day loads them with its own. */
export const dayFieldCatalogue: Catalogue = {
  namespace: "day-field",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
