import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    decisions: typeof en;
  }
}

/** This feature's texts. They come with the ledger. */
export const decisionsCatalogue: Catalogue = {
  namespace: "decisions",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
