import type { Meta, StoryObj } from "@storybook/react-vite";
import { onSheet } from "../../internal/stories.tsx";
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
