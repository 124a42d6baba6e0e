import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Skeleton, SkeletonRows } from "./Skeleton.tsx";

const meta = {
  title: "UI/Feedback/Skeleton",
  component: Skeleton,
  decorators: [onSheet],
  args: { width: 200 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rows: Story = { render: () => <SkeletonRows label="Loading checks" /> };

export const DoubleRows: Story = {
  render: () => <SkeletonRows label="Loading checks" rowHeight="double" rows={8} />,
};

export const Dark: Story = { ...Rows, decorators: [inDark] };
