// The page that `scripts/bench/data-table.ts` builds and measures: a search field over a table of 10,000 x 10.
import "@candor/ui/styles";
import { type DataColumn, DataTable, useMatches } from "@candor/ui/data";
import { SearchField } from "@candor/ui/forms";
import { CandorTheme } from "@candor/ui/theme";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";

const ROWS = 10_000;
const COLUMNS = 10;

interface Row {
  id: string;
  cells: readonly string[];
  rank: number;
}

// The same rows in each run.
const words = [
  "advertising",
  "cookie",
  "consent",
  "transfer",
  "request",
  "policy",
  "banner",
  "vendor",
  "pixel",
];
const word = (seed: number) => words[(seed * 7919) % words.length] ?? "";
const rows: Row[] = Array.from({ length: ROWS }, (_, row) => ({
  id: `row-${row}`,
  rank: (row * 2654435761) % 1_000_003,
  // One column holds the row's number: each further digit of a search leaves fewer rows.
  cells: Array.from({ length: COLUMNS }, (_cell, column) =>
    column === 1 ? `${word(row)} ${row}` : `${word(row * 31 + column)} ${word(row * 17 + column)}`,
  ),
}));

const columns: DataColumn<Row>[] = Array.from({ length: COLUMNS }, (_, column) => ({
  id: `c${column}`,
  header: `Column ${column + 1}`,
  cell: ({ cells }) => cells[column],
  sortValue: column === 0 ? ({ rank }) => rank : ({ cells }) => cells[column],
}));

const rowId = ({ id }: Row) => id;
const textOf = ({ cells }: Row) => cells.join("\n");
const none: ReadonlySet<string> = new Set();

function Page({ table }: { table: boolean }) {
  const [search, setSearch] = useState("");
  const [selected, setSelected] = useState(none);
  const found = useMatches(rows, search, textOf);
  return (
    <CandorTheme appearance="light">
      <SearchField
        aria-label="Search"
        clearLabel="Clear"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <output>{found.length}</output>
      {table && (
        <DataTable
          label="Rows"
          columns={columns}
          rows={found}
          rowId={rowId}
          selection={{ selected, onChange: setSelected, allLabel: "All", rowLabel: (id) => id }}
        />
      )}
    </CandorTheme>
  );
}

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root");
let root: Root | null = null;
const draw = (table: boolean) => {
  root ??= createRoot(container);
  root.render(<Page table={table} />);
};
// Without the first the table comes with the page's first words and the first run of React.
Object.assign(window, { openPage: () => draw(false), mountTable: () => draw(true) });
