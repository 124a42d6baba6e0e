export type { DataColumn, TableExpansion, TableGroups, TableSelection, TableSort } from "./columns.ts";
export { DataTable } from "./DataTable.tsx";
export { type DataTableProps, type TableDensity, tableDensities } from "./props.ts";
