export { AsOf, type AsOfProps } from "./components/AsOf.tsx";
export { CountsCell, type CountsCellProps } from "./components/CountsCell.tsx";
export { DetailScreen, type DetailScreenProps } from "./components/DetailScreen.tsx";
export { DetailTabs, type DetailTabsProps } from "./components/DetailTabs.tsx";
export { DroppedNote } from "./components/DroppedNote.tsx";
export { ExportMenu, type ExportMenuProps } from "./components/ExportMenu.tsx";
export { FirstOf, type FirstOfProps } from "./components/FirstOf.tsx";
export { LateTrigger, type LateTriggerProps } from "./components/LateMenu.tsx";
export { LatePlace, type LatePlaceProps } from "./components/LatePlace.tsx";
export { type ListReply, ListScreen, type ListScreenProps } from "./components/ListScreen.tsx";
export { LoadFailure, type LoadFailureProps } from "./components/LoadFailure.tsx";
export {
  NothingAssessed,
  type NothingAssessedProps,
  UnknownAssessment,
  type UnknownAssessmentProps,
} from "./components/NothingAssessed.tsx";
export { RowActions } from "./components/RowActions.tsx";
export { ScreenHead, type ScreenHeadProps } from "./components/ScreenHead.tsx";
export type { ListFilter } from "./filters.ts";
export * as rows from "./rows.css.ts";
export { orderOf, sortIn, useSortOrders } from "./sort-orders.ts";
export { useGone } from "./use-gone.ts";
export { type ListBulk, useSelection } from "./use-selection.tsx";
