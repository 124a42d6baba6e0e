import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    session: typeof en;
  }
}

export const sessionCatalogue: Catalogue = {
  namespace: "session",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
