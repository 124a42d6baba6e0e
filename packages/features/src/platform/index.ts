export { ASSET_ICONS } from "./asset-icons.ts";
export { bothQueries, type ScreenQuery } from "./both-queries.ts";
export {
  createQueryClient,
  type LinkComponent,
  type Platform,
  PlatformProvider,
  type PlatformProviderProps,
  usePlatform,
} from "./context.tsx";
export { forgetDrafts, keepDraftsOf, readDraft, storeDraft } from "./drafts/draft.ts";
export { useFormDraft } from "./drafts/form-draft.ts";
export { leavesFocusToPage } from "./focus-left.ts";
export { createFormatters, type Formatters, useFormat } from "./format/format.ts";
export { utcOffset } from "./format/time-zone.ts";
export { useTimeZones } from "./format/zone-cities.ts";
export { useIdle } from "./idle.ts";
export { inReviewState } from "./in-review.ts";
export { fetchInTime } from "./in-time.ts";
export { Loaded, type LoadedProps } from "./Loaded.tsx";
export { LoadFailed, type LoadFailedProps } from "./LoadFailed.tsx";
export { lateDialog, latePart } from "./late-part.tsx";
export { useLatePress } from "./late-press.ts";
export { type Arriving, lazyPart } from "./lazy-part.tsx";
export { MISADDRESSED } from "./misaddressed.ts";
export { usePassing } from "./passing.ts";
export { endpointKey, endpointQuery, useEndpoint, useEndpointMutation, useLatest } from "./queries.ts";
export { loadScript } from "./script.ts";
export { useSearchText } from "./search/use-search-text.ts";
export { amongApps, type Selection, useSelect, useSelection } from "./selection.ts";
export {
  type SharedState,
  SharedStates,
  useSharedState,
  useSharedStates,
  useSharedValue,
} from "./shared-state.ts";
export { useSingleKeys } from "./single-keys.ts";
export { useSiteSetup } from "./site-setup.ts";
export { Below, drawInSteps, useFirstLines, useSecondStep, useSteps } from "./steps.ts";
export { useErrorText } from "./text/error-text.ts";
export { type SaidError, useFieldMessage } from "./text/field-message.ts";
export { InLanguage, type InLanguageProps } from "./text/InLanguage.tsx";
export {
  type Catalogue,
  commonCatalogue,
  createI18n,
  LANGUAGE_NAMES,
  languageTag,
  loadCatalogues,
  type TextResources,
} from "./text/i18n.ts";
export type { FeatureResources } from "./text/resources.ts";
export { runLanguage } from "./text/run-language.ts";
export { type StatusTexts, useStatusTexts } from "./text/status-texts.ts";
export { useAtMost } from "./text/use-at-most.ts";
export { usePageViews, useTrack } from "./tracking.ts";
export { useMissing } from "./use-missing.ts";
export { useSettled } from "./use-settled.ts";
export { WaitingTitle } from "./WaitingTitle.tsx";
