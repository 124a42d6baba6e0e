import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "config-editor": typeof en;
  }
}

export const configEditorCatalogue: Catalogue = {
  namespace: "config-editor",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
