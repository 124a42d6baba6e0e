import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    resources: typeof en;
  }
}

export const resourcesCatalogue: Catalogue = {
  namespace: "resources",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
