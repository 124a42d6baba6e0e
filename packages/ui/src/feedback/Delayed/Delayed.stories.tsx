import type { Meta, StoryObj } from "@storybook/react-vite";
import { onSheet } from "../../internal/stories.tsx";
import { SkeletonRows } from "../Skeleton/Skeleton.tsx";
import { Delayed } from "./Delayed.tsx";

const meta = {
  title: "UI/Feedback/Delayed",
  component: Delayed,
  decorators: [onSheet],
  args: { children: <SkeletonRows label="Loading checks" />, wait: 0 },
} satisfies Meta<typeof Delayed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

/** Nothing shows before the wait is over. */
export const Waiting: Story = { args: { wait: 3_600_000 } };
