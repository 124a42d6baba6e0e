import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
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
    tableLabel: "Table only",
  },
} satisfies Meta<typeof LineTrend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
    points: ["21 Nov 2026, 04:52", "21 Nov 2026, 04:59"],
    series: series.map(({ values, ...line }) => ({ ...line, values: values.slice(-2) })),
  },
};

export const OnePoint: Story = {
  args: {
    points: ["Nov"],
    series: series.map(({ values, ...line }) => ({ ...line, values: values.slice(-1) })),
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  globals: { viewport: { value: "narrow" } },
};

export const Dark: Story = { decorators: [inDark] };
