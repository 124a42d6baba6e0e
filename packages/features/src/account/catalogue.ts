import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    account: typeof en;
  }
}

export const accountCatalogue: Catalogue = {
  namespace: "account",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
