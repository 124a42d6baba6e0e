import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { IssueBadge } from "./IssueBadge.tsx";

const meta = {
  title: "UI/Badges/IssueBadge",
  component: IssueBadge,
  decorators: [onSheet],
  args: {
    status: "critical",
    count: 3,
    assets: "of 5 assets",
    passedLabel: "All passed",
    description: "There are 3 issues in your assets",
  },
} satisfies Meta<typeof IssueBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Issues: Story = {
  args: {
    status: undefined,
    word: "Issues",
    count: 22,
    description: "There are 22 issues in your assets",
  },
};

export const AllPassed: Story = { args: { count: 0, description: "All assets passed this check" } };

export const Dark: Story = { decorators: [inDark] };
