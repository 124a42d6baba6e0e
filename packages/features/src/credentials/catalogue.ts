import type { Catalogue } from "../platform/index.ts";
import type en from "./locales/en.json";

declare module "../platform/text/resources.ts" {
  interface FeatureResources {
    credentials: typeof en;
  }
}

export const credentialsCatalogue: Catalogue = {
  namespace: "credentials",
  load: { en: () => import("./locales/en.ts"), cn: () => import("./locales/cn.ts") },
};
