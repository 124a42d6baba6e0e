import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    "meta-detections": typeof en;
  }
}

export const metaDetectionsCatalogue: Catalogue = {
  namespace: "meta-detections",
  load: { en: () => import("./locales/en.json"), cn: () => import("./locales/cn.json") },
};
