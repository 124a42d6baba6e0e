import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
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

export const Score: Story = {
  args: { label: "Privacy maturity", value: "78", unit: "/ 100", size: "score", aside: "12 points to go" },
};

export const Grid: Story = {
  render: () => (
    <StatGrid>
      {["Banner shown", "Accepted", "Rejected", "Chosen", "No choice"].map((label, index) => (
        <StatCell key={label}>
          <Stat label={label} note={`${20 + index}%`} value={`${(index + 1) * 1284}`} />
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
  args: { label: "隐私成熟度", value: "78", unit: "/ 100", size: "score", aside: "距“完善”还差 12 分" },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};

export const Dark: Story = { ...Score, decorators: [inDark] };

export const Narrow: Story = { ...Grid, globals: { viewport: { value: "narrow" } } };
