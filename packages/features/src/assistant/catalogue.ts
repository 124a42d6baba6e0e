import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    assistant: typeof en;
  }
}

export const assistantCatalogue: Catalogue = {
  namespace: "assistant",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
