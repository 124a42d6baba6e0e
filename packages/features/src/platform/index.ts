export {
  createQueryClient,
  type LinkComponent,
  type Platform,
  PlatformProvider,
  type PlatformProviderProps,
  usePlatform,
} from "./context.tsx";
export { useErrorText } from "./error-text.ts";
export { createFormatters, type Formatters, useFormat } from "./format.ts";
export {
  type Catalogue,
  commonCatalogue,
  createI18n,
  languageTag,
  loadCatalogues,
  type TextResources,
} from "./i18n.ts";
export { endpointKey, endpointQuery, useEndpoint, useEndpointMutation } from "./queries.ts";
export type { FeatureResources } from "./resources.ts";
export { type StatusTexts, useStatusTexts } from "./status-texts.ts";
