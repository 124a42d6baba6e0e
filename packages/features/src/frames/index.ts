export { AsOf, type AsOfProps } from "./components/AsOf.tsx";
export { DetailScreen, type DetailScreenProps } from "./components/DetailScreen.tsx";
export { DetailTabs, type DetailTabsProps } from "./components/DetailTabs.tsx";
export { DroppedNote } from "./components/DroppedNote.tsx";
export { ExportMenu, type ExportMenuProps } from "./components/ExportMenu.tsx";
export { type ListReply, ListScreen, type ListScreenProps } from "./components/ListScreen.tsx";
export { LoadFailure, type LoadFailureProps } from "./components/LoadFailure.tsx";
export type { ListFilter } from "./filters.ts";
export { type ListBulk, useSelection } from "./use-selection.tsx";
