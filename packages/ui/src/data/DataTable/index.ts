export type { DataColumn, TableExpansion, TableGroups, TableSelection, TableSort } from "./columns.ts";
export { DataTable } from "./DataTable.tsx";
export { ListRow, type ListRowProps } from "./list/ListRow.tsx";
export { type DataTableProps, type TableDensity, tableDensities } from "./props.ts";
