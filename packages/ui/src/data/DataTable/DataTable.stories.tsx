import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadError } from "../../feedback/LoadError/LoadError.tsx";
import type { DataColumn } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";

interface Check {
  id: string;
  title: string;
  owner: string;
  changed: number;
}

const rows: Check[] = [
  {
    id: "1",
    title: "Advertising cookies are set before the visitor consents",
    owner: "Marta Keller",
    changed: 18,
  },
  {
    id: "2",
    title: "Rejecting cookies takes two more clicks than accepting them",
    owner: "Jonas Weber",
    changed: 16,
  },
  { id: "3", title: "Two analytics cookies live longer than 13 months", owner: "", changed: 14 },
];

const columns: DataColumn<Check>[] = [
  {
    id: "title",
    header: "Check",
    cell: ({ title }) => title,
    sortValue: ({ title }) => title,
    overflow: "clamp",
  },
  { id: "owner", header: "Owner", cell: ({ owner }) => owner || "Unassigned", width: 150 },
  {
    id: "changed",
    header: "Changed",
    cell: ({ changed }) => `${changed} Nov`,
    sortValue: ({ changed }) => changed,
    width: 120,
    align: "end",
  },
];

const meta = {
  title: "UI/Data/DataTable",
  component: DataTable<Check>,
  args: { label: "Checks", columns, rows, rowId: ({ id }) => id },
} satisfies Meta<typeof DataTable<Check>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SortedAndLinked: Story = {
  args: {
    density: "double",
    defaultSort: { id: "changed", descending: true },
    rowHref: ({ id }) => `/checks/${id}`,
  },
};

export const Selected: Story = {
  args: {
    selection: {
      selected: new Set(["1"]),
      onChange: () => {},
      allLabel: "Choose all checks",
      rowLabel: (id) => `Choose check ${id}`,
    },
  },
};

export const Dense: Story = { args: { density: "dense" } };

export const Loading: Story = { args: { rows: [], loading: { label: "Loading checks" } } };

export const Empty: Story = { args: { rows: [], empty: <p>No checks match these filters.</p> } };

export const ServerError: Story = {
  args: {
    error: (
      <LoadError
        title="Unable to load"
        description="Check the network, then try again."
        retryLabel="Try again"
        onRetry={() => {}}
      />
    ),
  },
};

export const Long: Story = {
  args: {
    rows: Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      title: `Check ${index + 1}`,
      owner: "Lin Yue",
      changed: index % 30,
    })),
  },
};

export const Narrow: Story = {
  args: { rowHref: ({ id }) => `/checks/${id}`, renderNarrow: ({ title }) => title },
  globals: { viewport: { value: "narrow" } },
};

export const Dark: Story = { globals: { theme: "dark" } };
