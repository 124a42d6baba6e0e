import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { text } from "../../theme/text.css.ts";
import { Stat, StatCell, StatGrid } from "./Stat.tsx";

const meta = {
  title: "UI/Figures/Stat",
  component: Stat,
  decorators: [onSheet],
  args: { label: "Visits", value: "48,210" },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = { args: { note: "+4.1% since last week" } };

/** Level over distance, as it stands at the end of the figure's line. */
const level = (name: string, distance: string) => (
  <>
    <span className={text({ size: 3, weight: "bold" })}>{name}</span>
    <br />
    <span className={text({ size: 1, tone: "muted" })}>{distance}</span>
  </>
);

/** In the width of a rail. */
export const Score: Story = {
  args: {
    label: "Privacy maturity",
    value: "78",
    unit: "/ 100",
    size: "score",
    aside: level("Effective", "12 points to Comprehensive"),
  },
  decorators: [inRail],
};

const choices = [
  ["Banner shown", "48,210", "+4.1% since last week"],
  ["Accepted", "25,310", "52.5% of the visits"],
  ["Rejected", "12,295", "25.5% of the visits"],
  ["Chosen", "3,760", "7.8% of the visits"],
  ["No choice", "6,845", "14.2% of the visits"],
] as const;

export const Grid: Story = {
  tags: ["visual"],
  render: () => (
    <StatGrid>
      {choices.map(([label, value, note]) => (
        <StatCell key={label}>
          <Stat label={label} note={note} value={value} />
        </StatCell>
      ))}
    </StatGrid>
  ),
};

export const LongLabel: Story = {
  args: {
    label: "Visits on which the banner was shown for the first time in this quarter",
    value: "48,210,334",
    unit: "of 51,003,112",
    aside: "3 points less than in the quarter before",
  },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
};

export const NoValue: Story = { args: { value: "–", note: "Not measured yet" } };

export const RightToLeft: Story = { args: { label: <bdi>الزيارات (EU)</bdi> } };

export const Chinese: Story = {
  args: {
    label: "隐私成熟度",
    value: "78",
    unit: "/ 100",
    size: "score",
    aside: level("有效", "距“全面”还差 12 分"),
  },
  decorators: [inRail, (Story) => <div lang="zh-CN">{Story()}</div>],
};

export const Dark: Story = { ...Score, decorators: [inRail, inDark] };

export const Narrow: Story = { ...Grid, globals: { viewport: { value: "narrow" } } };
