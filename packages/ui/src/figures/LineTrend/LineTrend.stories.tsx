import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadError } from "../../feedback/LoadError/LoadError.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import { LineTrend } from "./LineTrend.tsx";

const series = [
  { id: "shop", label: "shop", values: [52, 55, 58, 61, 66, 71] },
  { id: "android", label: "Android", values: [58, 60, 60, 66, 70, 74] },
  { id: "ios", label: "iOS", values: [63, 66, 70, 75, 79, 83] },
  { id: "doorbell", label: "Doorbell D2", values: [null, null, 54, 60, 63, 69] },
  { id: "aws", label: "AWS", values: [70, 78, 80, 84, 86, 88] },
];

const meta = {
  title: "UI/Figures/LineTrend",
  component: LineTrend,
  decorators: [onSheet],
  args: {
    title: "Maturity trend",
    note: "Last 6 assessments",
    label: "Maturity per object over six assessments",
    series,
    points: ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"],
    pointLabel: "Assessment",
    ...en.lineTrend,
  },
} satisfies Meta<typeof LineTrend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const OneLine: Story = { args: { series: series.slice(0, 1) } };

/** Ends that meet: the labels move apart and keep their order. */
export const Crowded: Story = {
  args: {
    series: series.map((line, index) => ({ ...line, values: [40, 50, 60, 70, 99, 99 + (index % 2)] })),
  },
};

/** Two assessments on one day: their labels carry the time and stay within the drawing. */
export const LongPoints: Story = {
  args: {
    note: "Last 2 assessments",
    points: ["21 Nov 2026, 04:52", "21 Nov 2026, 04:59"],
    series: series.map(({ values, ...line }) => ({ ...line, values: values.slice(-2) })),
  },
};

export const OnePoint: Story = {
  args: {
    note: "First assessment",
    points: ["Nov"],
    series: series.map(({ values, ...line }) => ({ ...line, values: values.slice(-1) })),
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  globals: { viewport: { value: "narrow" } },
};

export const Dark: Story = { decorators: [inDark] };

/** Values without an upper bound, zeros and gaps. */
export const Counts: Story = {
  args: {
    title: "Requests to recipients",
    note: "Last 6 months",
    label: "Requests to recipients per month",
    bounds: [0, Number.POSITIVE_INFINITY],
    series: [
      { id: "a", label: "analytics", values: [0, 1_284, null, 9_310, 48_210, 52_007] },
      { id: "b", label: "payment", values: [12, 40, 0, 0, null, null] },
    ],
    format: (value) => value.toLocaleString("en"),
  },
};

/** Sixty assessments: every n-th is named. */
export const ManyPoints: Story = {
  args: {
    note: "Last 60 assessments",
    points: Array.from({ length: 60 }, (_, index) => `No. ${index + 1}`),
    series: series.map((line, index) => ({
      ...line,
      values: Array.from({ length: 60 }, (_, point) => 40 + index * 8 + ((point * 7 + index * 3) % 11)),
    })),
  },
};

export const LongLabels: Story = {
  args: {
    series: series.map((line) => ({
      ...line,
      label: `${line.label} of Example Retail Holding in all regions`,
    })),
  },
};

export const RightToLeft: Story = {
  args: { series: series.map((line) => ({ ...line, label: "متجر (EU)" })) },
};

export const NoValues: Story = {
  args: {
    series: [{ id: "a", label: "shop", values: [null, null] }],
    points: ["Oct", "Nov"],
    note: "Last 2 assessments",
    empty: "No assessment has a score yet.",
  },
};

const undrawn = { note: undefined, series: [], points: [] };

export const Loading: Story = { args: { ...undrawn, loading: "Loading the trend" } };

export const Empty: Story = { args: { ...undrawn, empty: "The trend begins with the second assessment." } };

export const Failed: Story = {
  args: {
    ...undrawn,
    error: <LoadError onRetry={() => {}} retryLabel="Try again" title="Unable to load" />,
  },
};

export const Chinese: Story = {
  args: {
    title: "成熟度趋势",
    note: "最近 6 次评估",
    label: "六次评估中各对象的成熟度",
    points: ["6 月", "7 月", "8 月", "9 月", "10 月", "11 月"],
    pointLabel: "评估",
    ...cn.lineTrend,
  },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};
