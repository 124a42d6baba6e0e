import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    members: typeof en;
  }
}

/** This feature's texts. A route that shows it loads them first. */
export const membersCatalogue: Catalogue = {
  namespace: "members",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
