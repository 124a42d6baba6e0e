import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadError } from "../../feedback/LoadError/LoadError.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import { FlowRuler } from "./FlowRuler.tsx";
import { describe, manyTransfers, regionName, transfers, transfersChinese } from "./samples.ts";

const meta = {
  title: "UI/Charts/FlowRuler",
  component: FlowRuler,
  decorators: [onSheet],
  args: {
    title: "Personal data leaves for 4 regions. One transfer has no legal basis on file.",
    note: "Line weight = number of data items",
    remark: "Placed by longitude; no borders are drawn.",
    label: "Cross-border transfers by longitude",
    pairs: transfers,
    ...en.flowRuler,
    regionName,
    describe,
  },
} satisfies Meta<typeof FlowRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Dark: Story = { decorators: [inDark] };

export const OnePair: Story = {
  args: {
    title: "Personal data leaves for one region, without a legal basis on file.",
    pairs: transfers.slice(0, 1),
  },
};

/** Neighbours only: the ruler widens instead of stretching one step over the whole track. */
export const Neighbours: Story = {
  args: {
    title: "Personal data leaves for one region, under a filed standard contract.",
    pairs: transfers.slice(4, 5),
  },
};

/** Forty pairs: the 12 worst are drawn, labels without room stand in the list, the rest in the table. */
export const Many: Story = {
  args: {
    title: "40 transfers leave their region. 7 have no legal basis on file.",
    pairs: manyTransfers(40),
  },
};

/** Codes nobody knows, a transfer inside one region, an unknown result, no items: listed, never a crash. */
export const UnknownCodes: Story = {
  args: {
    pairs: [
      ...transfers.slice(0, 2),
      {
        id: "zz",
        from: "EU",
        to: "ZZ",
        items: 4,
        status: "medium",
        text: "4 items · 1 recipient",
        note: "Region not known",
      },
      { id: "same", from: "CN", to: "CN", items: 2, status: "passed", text: "2 items · 1 recipient" },
      {
        id: "new",
        from: "CN",
        to: "JP",
        items: 0,
        status: "new" as "low",
        text: "0 items",
        note: "A newer result",
      },
      { id: "none", from: "JP", to: "AU", items: Number.NaN, status: "low", text: "Not counted" },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    pairs: transfers.map((pair) => ({
      ...pair,
      note: `${pair.note}, as far as the transfer impact assessment of the last year says so`,
    })),
  },
};

/** A right-to-left note inside a left-to-right page. */
export const RightToLeft: Story = {
  args: { pairs: transfers.map((pair) => ({ ...pair, note: "لا يوجد أساس قانوني (GDPR 46)" })) },
};

const undrawn = { title: "Cross-border transfers", note: undefined, remark: undefined, pairs: [] };

export const Loading: Story = { args: { ...undrawn, loading: "Loading transfers" } };

export const Empty: Story = { args: { ...undrawn, empty: "No personal data leaves its region." } };

export const Failed: Story = {
  args: {
    ...undrawn,
    error: <LoadError onRetry={() => {}} retryLabel="Try again" title="Unable to load" />,
  },
};

export const Chinese: Story = {
  args: {
    title: "个人信息传输至 4 个国家或地区，其中 1 项缺少合法性基础。",
    note: "线宽 = 数据项数量",
    remark: "按经度排列，不绘制边界。",
    label: "按经度排列的跨境传输",
    pairs: transfersChinese,
    ...cn.flowRuler,
    describe: ({ from, to, status, text, note }) =>
      `${cn.statuses[status]}：${from} 到 ${to}，${text}${note ? `，${note}` : ""}`,
  },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { globals: { viewport: { value: "least" } } };
