export { type BulkAction, BulkBar, type BulkBarProps } from "./BulkBar/index.ts";
export { CodeBlock, type CodeBlockProps } from "./CodeBlock/index.ts";
export {
  type DataColumn,
  DataTable,
  type DataTableProps,
  type TableDensity,
  type TableExpansion,
  type TableGroups,
  type TableSelection,
  type TableSort,
  tableDensities,
} from "./DataTable/index.ts";
export { FilterBar, type FilterBarProps } from "./FilterBar/index.ts";
export { type KeyValue, KeyValueList, type KeyValueListProps } from "./KeyValueList/index.ts";
export { Pagination, type PaginationProps } from "./Pagination/index.ts";
export { ScrollFrame, type ScrollFrameProps } from "./ScrollFrame/index.ts";
export { type Tab, Tabs, type TabsProps } from "./Tabs/index.ts";
export { Timeline, type TimelineEvent, type TimelineProps } from "./Timeline/index.ts";
