import type { Meta, StoryObj } from "@storybook/react-vite";
import { siteCounts } from "../../internal/samples.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { CountCluster } from "./CountCluster.tsx";

const meta = {
  title: "UI/Figures/CountCluster",
  component: CountCluster,
  decorators: [onSheet],
  args: { counts: siteCounts, label: "3 critical, 8 medium, 11 low, 4 potential" },
} satisfies Meta<typeof CountCluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Zero: Story = {
  args: { counts: { medium: 3, low: 12 }, label: "0 critical, 3 medium, 12 low, 0 potential" },
};

export const Dark: Story = { ...Zero, decorators: [inDark] };
