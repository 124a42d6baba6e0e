import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadError } from "../../feedback/LoadError/LoadError.tsx";
import { chinese, english } from "../../internal/samples.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import { StackedSeries } from "./StackedSeries.tsx";

const choices = [
  { id: "accept", label: "Accepted", values: [4210, 4380, 4522, 4401, 4630, 4812] },
  { id: "reject", label: "Rejected", values: [1910, 1960, 2104, 2230, 2212, 2340] },
  { id: "chosen", label: "Chosen", values: [620, 640, 610, 702, 688, 713] },
  { id: "none", label: "No choice", values: [1480, 1402, 1390, 1344, 1301, 1288] },
];
const issues = (["critical", "medium", "low", "potential"] as const).map((status, index) => ({
  id: status,
  label: english[status],
  status,
  values: [9, 8, 8, 6, 4, 3].map((value) => value + index * 3 - (index === 3 ? 6 : 0)),
}));

const meta = {
  title: "UI/Charts/StackedSeries",
  component: StackedSeries,
  decorators: [onSheet],
  args: {
    title: "Choices in the banner",
    note: "Last 6 weeks",
    label: "Choices in the consent banner per week",
    series: choices,
    points: ["W 41", "W 42", "W 43", "W 44", "W 45", "W 46"],
    pointLabel: "Week",
    ...en.stackedSeries,
    format: (value) => value.toLocaleString("en"),
  },
} satisfies Meta<typeof StackedSeries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

/** Results keep their colour and glyph; the worst stand on the base line. */
export const Results: Story = {
  args: {
    title: "Issues per assessment",
    note: "Last 6 assessments",
    label: "Issues per assessment",
    series: issues,
    points: ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"],
    pointLabel: "Assessment",
  },
};

export const Dark: Story = { decorators: [inDark] };

export const OnePoint: Story = {
  args: {
    note: "First week",
    points: ["W 46"],
    series: choices.map((part) => ({ ...part, values: part.values.slice(-1) })),
  },
};

/** A year of days: labels keep their distance, columns stay whole pixels. */
export const Many: Story = {
  args: {
    note: "Last 90 days",
    pointLabel: "Day",
    points: Array.from({ length: 90 }, (_, day) => `Day ${day + 1}`),
    series: choices.map((part, index) => ({
      ...part,
      values: Array.from({ length: 90 }, (_, day) => 400 + ((day * 37 + index * 91) % 260)),
    })),
  },
};

/** Weeks without a measurement, zeros, a negative number and a result from a newer server. */
export const ZeroAndNull: Story = {
  args: {
    series: [
      { id: "a", label: "Measured in part", values: [null, 12, null, 8, 0, 3] },
      { id: "b", label: "Never", values: [0, 0, 0, 0, 0, 0] },
      { id: "c", label: "Wrong sign", values: [4, -4, 4, Number.NaN, 4, 4] },
      { id: "d", label: "Newer result", status: "new" as "low", values: [1, 1, 1, 1, 1, 1] },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    series: choices.map((part) => ({ ...part, label: `${part.label} after the banner was shown twice` })),
    points: ["12 Oct", "19 Oct", "26 Oct", "2 Nov", "9 Nov", "16 Nov"].map((day) => `Week of ${day} 2026`),
  },
};

export const RightToLeft: Story = {
  args: { series: choices.map((part) => ({ ...part, label: "رفض (GDPR)" })) },
};

export const Loading: Story = { args: { series: [], points: [], loading: "Loading choices" } };

export const Empty: Story = { args: { series: [], points: [], empty: "No banner has been shown yet." } };

export const Failed: Story = {
  args: {
    series: [],
    points: [],
    error: <LoadError onRetry={() => {}} retryLabel="Try again" title="Unable to load" />,
  },
};

export const Chinese: Story = {
  args: {
    title: "每次评估的问题",
    note: "最近 6 次",
    label: "每次评估的问题数",
    series: issues.map((part) => ({ ...part, label: chinese[part.status] })),
    points: ["6 月", "7 月", "8 月", "9 月", "10 月", "11 月"],
    pointLabel: "评估",
    ...cn.stackedSeries,
  },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
