import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { english } from "../../internal/samples.ts";
import { RowMenu } from "../../menus/RowMenu/RowMenu.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import { BulkBar } from "../BulkBar/BulkBar.tsx";
import { KeyValueList } from "../KeyValueList/KeyValueList.tsx";
import type { DataColumn } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import { type Check, checkId, checks, columns, manyChecks, narrowCheck, underTopBar } from "./samples.tsx";

type TableProps = ComponentProps<typeof DataTable<Check>>;

const none: ReadonlySet<string> = new Set();

function Selecting({ initial = none, ...props }: TableProps & { initial?: ReadonlySet<string> }) {
  const [selected, setSelected] = useState(initial);
  return (
    <DataTable
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        allLabel: "Choose all checks",
        rowLabel: (id) => `Choose check ${id}`,
        bar: (
          <BulkBar
            text={`${selected.size} selected`}
            actions={[{ id: "resolve", label: "Mark resolved", onSelect: () => {} }]}
            clearLabel="Clear selection"
            onClear={() => setSelected(none)}
          />
        ),
      }}
    />
  );
}

function Grouping(props: TableProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set(["low"]));
  return (
    <DataTable
      {...props}
      groups={{
        by: ({ status }) => status,
        header: (key, rows) => `${english[key as Check["status"]]} · ${rows.length}`,
        folded,
        onFoldedChange: setFolded,
      }}
    />
  );
}

function Expanding(props: TableProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(["2"]));
  return (
    <DataTable
      {...props}
      expansion={{
        expanded,
        onChange: setExpanded,
        label: ({ title }) => `Details of ${title}`,
        can: ({ status }) => status !== "passed",
        render: ({ category, cite }) => (
          <KeyValueList
            items={[
              { id: "category", label: "Category", value: category },
              { id: "cite", label: "Citation", value: cite },
            ]}
          />
        ),
      }}
    />
  );
}

const meta = {
  title: "UI/Data/DataTable/Rows",
  component: DataTable<Check>,
  decorators: [underTopBar],
  args: { label: "Checks", columns, rows: checks, rowId: checkId, renderNarrow: narrowCheck },
} satisfies Meta<typeof DataTable<Check>>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
const chosen = new Set(["1", "3"]);

/** Space chooses, Shift chooses all between, Escape lets go. */
export const Selection: Story = { render: (args) => <Selecting {...args} initial={chosen} /> };
export const SelectionNarrow: Story = { ...Selection, ...narrow };
export const SelectionDark: Story = { ...Selection, globals: { theme: "dark" } };

export const Groups: Story = { render: (args) => <Grouping {...args} /> };
export const GroupsNarrow: Story = { ...Groups, ...narrow };

export const Expandable: Story = { render: (args) => <Expanding {...args} /> };
export const ExpandableNarrow: Story = { ...Expandable, ...narrow };

/** What can be done with a row, in a column as wide as its button: a cell with a control alone cuts nothing. */
export const Actions: Story = {
  args: {
    columns: [
      ...columns,
      {
        id: "actions",
        header: <span className={hidden}>Actions</span>,
        width: 56,
        cell: ({ title }) => (
          <RowMenu edit={[{ id: "edit", label: "Edit result" }]} label={`Actions for ${title}`} />
        ),
      },
    ],
  },
};

/** Neighbours of one category share its cell. */
export const MergedCells: Story = {
  args: {
    columns: [
      {
        id: "category",
        header: "Category",
        width: 150,
        cell: ({ category }) => category,
        mergeBy: ({ category }) => category,
      },
      ...columns.slice(0, 3),
    ],
    rows: checks.toSorted((a, b) => a.category.localeCompare(b.category)),
  },
};

const many = manyChecks(1_000);
const tenThousand = manyChecks(10_000);

/** A long table merges too: what neighbours share stays in view with any of them. */
export const MergedCellsLong: Story = {
  args: {
    ...MergedCells.args,
    rows: many.toSorted((a, b) => a.category.localeCompare(b.category)),
    renderNarrow: undefined,
  },
};

/** Groups of a long table. */
export const GroupsLong: Story = { args: { rows: many }, render: (args) => <Grouping {...args} /> };

const wide: DataColumn<Check>[] = [
  { id: "title", header: "Check", width: 280, cell: ({ title }) => title, sortValue: ({ title }) => title },
  ...Array.from(
    { length: 9 },
    (_, index): DataColumn<Check> => ({
      id: `c${index}`,
      header: `Vendor ${index + 1}`,
      width: 160,
      align: "end",
      cell: ({ changed }) => (changed ?? 0) * (index + 1),
    }),
  ),
];

/** A frame of its own: head, boxes and first column stay, 10,000 rows go by. */
export const HeldColumn: Story = {
  tags: ["visual"],
  args: { columns: wide, frame: 480, renderNarrow: undefined },
  // The rows are no args: Storybook would list every one in its controls.
  render: (args) => <Selecting {...args} rows={tenThousand} initial={new Set(["c1"])} />,
};
