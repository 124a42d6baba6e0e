import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    help: typeof en;
  }
}

export const helpCatalogue: Catalogue = {
  namespace: "help",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
