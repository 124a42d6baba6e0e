import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    unknowns: typeof en;
  }
}

export const unknownsCatalogue: Catalogue = {
  namespace: "unknowns",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
