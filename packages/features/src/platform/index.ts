export { ASSET_ICONS } from "./asset-icons.ts";
export {
  createQueryClient,
  type LinkComponent,
  type Platform,
  PlatformProvider,
  type PlatformProviderProps,
  usePlatform,
} from "./context.tsx";
export { readDraft, storeDraft } from "./draft.ts";
export { useErrorText } from "./error-text.ts";
export { type SaidError, useFieldMessage } from "./field-message.ts";
export { useFormDraft } from "./form-draft.ts";
export { createFormatters, type Formatters, useFormat } from "./format.ts";
export { InLanguage, type InLanguageProps } from "./InLanguage.tsx";
export {
  type Catalogue,
  commonCatalogue,
  createI18n,
  LANGUAGE_NAMES,
  languageTag,
  loadCatalogues,
  type TextResources,
} from "./i18n.ts";
export { useIdle } from "./idle.ts";
export { Loaded, type LoadedProps } from "./Loaded.tsx";
export { type Arriving, lazyPart } from "./lazy-part.tsx";
export { usePassing } from "./passing.ts";
export { endpointKey, endpointQuery, useEndpoint, useEndpointMutation } from "./queries.ts";
export type { FeatureResources } from "./resources.ts";
export { runLanguage } from "./run-language.ts";
export { loadScript } from "./script.ts";
export { amongApps, type Selection, selectionAtom } from "./selection.ts";
export { useSingleKeys } from "./single-keys.ts";
export { useSiteSetup } from "./site-setup.ts";
export { type StatusTexts, useStatusTexts } from "./status-texts.ts";
export { drawInSteps, useSecondStep, useSteps } from "./steps.ts";
export { utcOffset } from "./time-zone.ts";
export { usePageViews, useTrack } from "./tracking.ts";
export { useSearchText } from "./use-search-text.ts";
export { useTimeZones } from "./zone-cities.ts";
