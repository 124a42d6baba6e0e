export { type BulkAction, BulkBar, type BulkBarProps } from "./BulkBar/index.ts";
export { CodeBlock, type CodeBlockProps } from "./CodeBlock/index.ts";
export {
  arrangeColumns,
  asGiven,
  type ChoiceColumn,
  ColumnChoice,
  type ColumnChoiceProps,
  type ColumnChoiceTexts,
  type ColumnLayout,
  useColumnLayout,
} from "./ColumnChoice/index.ts";
export {
  type CommentEntry,
  CommentList,
  type CommentListProps,
  type CommentState,
  commentStates,
} from "./CommentList/index.ts";
export {
  type DataColumn,
  DataTable,
  type DataTableProps,
  ListRow,
  type ListRowProps,
  type TableDensity,
  type TableExpansion,
  type TableGroups,
  type TableSelection,
  type TableSort,
  tableDensities,
} from "./DataTable/index.ts";
export { FilterBar, type FilterBarProps } from "./FilterBar/index.ts";
export { JsonView, type JsonViewProps, type JsonViewTexts } from "./JsonView/index.ts";
export { type KeyValue, KeyValueList, type KeyValueListProps } from "./KeyValueList/index.ts";
export { createFinder, type Finder, useMatches } from "./matches/index.ts";
export { Pagination, type PaginationProps } from "./Pagination/index.ts";
export {
  ScreenshotGrid,
  type ScreenshotGridProps,
  ScreenshotViewer,
  type ScreenshotViewerProps,
  type ScreenshotViewerTexts,
  type Shot,
} from "./ScreenshotViewer/index.ts";
export { ScrollFrame, type ScrollFrameProps } from "./ScrollFrame/index.ts";
export { type Tab, Tabs, type TabsProps } from "./Tabs/index.ts";
export { Timeline, type TimelineEvent, type TimelineProps } from "./Timeline/index.ts";
