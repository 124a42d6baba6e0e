import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusLabel } from "../../badges/StatusLabel/StatusLabel.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { LoadError } from "../../feedback/LoadError/LoadError.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { chinese } from "../../internal/samples.ts";
import { DataTable } from "./DataTable.tsx";
import { type Check, checkId, checks, columns, manyChecks, narrowCheck, underTopBar } from "./samples.tsx";

const meta = {
  title: "UI/Data/DataTable",
  component: DataTable<Check>,
  decorators: [underTopBar],
  args: { label: "Checks", columns, rows: checks, rowId: checkId, renderNarrow: narrowCheck },
} satisfies Meta<typeof DataTable<Check>>;

export default meta;
type Story = StoryObj<typeof meta>;

const manyRows = manyChecks(10_000);

const narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

export const Default: Story = { tags: ["visual"] };

/** Worst first: the arrow points down, though rank 1 comes before rank 2. */
export const WorstFirst: Story = {
  args: {
    density: "double",
    defaultSort: { id: "status", descending: false },
    linkColumn: "title",
    rowHref: ({ id }) => `/checks/${id}`,
  },
};

export const Dense: Story = { args: { density: "dense" } };
export const Double: Story = { args: { density: "double" } };

export const Loading: Story = { args: { rows: [], loading: { label: "Loading checks" } } };
export const LoadingMore: Story = { args: { loading: { label: "Loading checks" } } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No checks yet" description="They come with the first assessment." />,
  },
};

export const FilteredToNothing: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No checks match these filters"
        description="124 checks exist for shop.example.com."
        action={<Button>Clear filters</Button>}
      />
    ),
  },
};

export const ServerError: Story = {
  args: {
    error: (
      <LoadError
        title="Unable to load"
        description="Check the network, then try again. Filters and page are kept."
        retryLabel="Try again"
        onRetry={() => {}}
      />
    ),
  },
};

export const One: Story = { args: { rows: checks.slice(0, 1) } };

/** Only the rows near the view are drawn. They are no args: Storybook would list every one in its controls. */
export const TenThousand: Story = {
  args: { density: "double" },
  render: (args) => <DataTable {...args} rows={manyRows} />,
};

export const NullFields: Story = {
  args: {
    rows: [
      { id: "nulls", status: "uncertain", title: null, category: "", cite: "", owner: null, changed: null },
      ...checks.slice(0, 1),
    ],
  },
};

export const LongLabel: Story = {
  args: {
    density: "double",
    rows: [
      {
        ...(checks[0] as Check),
        title: `${"unbreakable_cookie_name_".repeat(12)} is set before the visitor has made any choice at all, and stays`,
        owner: "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh",
        cite: "Regulation (EU) 2016/679 Art. 13(1)(b)",
      },
      ...checks.slice(1),
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    density: "double",
    rows: [
      {
        ...(checks[0] as Check),
        title: "تُعيَّن ملفات تعريف الارتباط (cookies) قبل الموافقة!",
        owner: "ليلى حداد",
      },
      ...checks.slice(1),
    ],
  },
};

export const Chinese: Story = {
  args: {
    label: "检查项",
    columns: columns.map((column) =>
      column.id === "status"
        ? {
            ...column,
            header: "状态",
            cell: ({ status }: Check) => <StatusLabel status={status} label={chinese[status]} />,
          }
        : {
            ...column,
            header: { title: "检查项", cite: "法规与标准", owner: "负责人", changed: "变更" }[column.id],
          },
    ),
    rows: [
      {
        ...(checks[0] as Check),
        title: "广告 Cookie 在访客同意之前就已设置",
        cite: "《电子隐私指令》第五条第三款",
        owner: "林悦",
      },
      {
        ...(checks[1] as Check),
        title: "个人信息未备案标准合同即离开中国大陆",
        cite: "《个人信息保护法》第三十八条",
        owner: "陈晓",
      },
    ],
  },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};

export const Narrow: Story = { args: { rowHref: ({ id }) => `/checks/${id}` }, ...narrow };

/** Without a list form the table scrolls sideways, and shades the edge that hides something. */
export const NarrowTable: Story = { args: { renderNarrow: undefined }, ...narrow };

/** Beside a wide panel: columns that yield have left, so that the check can be read. */
export const Tight: Story = {
  decorators: [(Story) => <div style={{ width: 560, maxWidth: "100%" }}>{Story()}</div>],
};

/** 320 px, which is also 1280 px at a zoom of 400 %. */
export const VeryNarrow: Story = {
  args: { rowHref: ({ id }) => `/checks/${id}` },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  ...narrow,
};

export const Dark: Story = { globals: { theme: "dark" } };
