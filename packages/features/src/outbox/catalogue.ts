import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    outbox: typeof en;
  }
}

export const outboxCatalogue: Catalogue = {
  namespace: "outbox",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
