import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    shell: typeof en;
  }
}

export const shellCatalogue: Catalogue = {
  namespace: "shell",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
