import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "check-dialogs": typeof en;
  }
}

/** What dialogs about checks ask: fetched with the first of them. */
export const checkDialogsCatalogue: Catalogue = {
  namespace: "check-dialogs",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
