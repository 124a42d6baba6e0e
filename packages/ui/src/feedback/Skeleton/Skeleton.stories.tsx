import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { SkeletonPart, type SkeletonPartName } from "./parts.tsx";
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
  tags: ["visual"],
  render: () => <SkeletonRows label="Loading checks" rowHeight="double" rows={8} />,
};

const part = (name: SkeletonPartName): Story => ({
  render: () => <SkeletonPart label={`Loading the ${name}`} part={name} />,
});

export const Header: Story = part("header");
export const Stats: Story = part("stats");
export const Properties: Story = part("properties");
export const Form: Story = part("form");
export const Text: Story = part("text");
export const Timeline: Story = part("timeline");
export const Figure: Story = part("figure");

export const Narrow: Story = { ...Rows, globals: { viewport: { value: "narrow" } } };

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { ...Rows, globals: { viewport: { value: "least" } } };

export const Dark: Story = { ...Rows, decorators: [inDark] };
