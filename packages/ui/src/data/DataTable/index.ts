export type { DataColumn, TableSelection, TableSort } from "./columns.ts";
export { DataTable, type DataTableProps, tableDensities } from "./DataTable.tsx";
