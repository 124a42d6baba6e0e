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

export const Default: Story = { tags: ["visual"] };

export const Zero: Story = {
  args: { counts: { medium: 3, low: 12 }, label: "0 critical, 3 medium, 12 low, 0 potential" },
};

export const Dark: Story = { ...Zero, decorators: [inDark] };

/** Thousands keep the order and take the room they need. */
export const Large: Story = {
  args: {
    counts: { critical: 1_284, medium: 48_210, low: 0, potential: 7 },
    format: (count) => count.toLocaleString("en"),
    label: "1,284 critical, 48,210 medium, 0 low, 7 potential",
  },
};

/** A result from a newer server counts as uncertain. */
export const UnknownResults: Story = {
  args: {
    counts: { critical: 1, superseded: 4 } as typeof siteCounts,
    statuses: ["critical", "uncertain"],
    label: "1 critical, 4 uncertain",
  },
};
