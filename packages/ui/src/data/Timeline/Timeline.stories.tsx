import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "UI/Data/Timeline",
  component: Timeline,
  decorators: [onSheet],
  args: {
    events: [
      {
        id: "3",
        title: "Detected as failed",
        time: "18 Nov, 14:20",
        detail: "Assessment of 18 Nov 2026",
        major: true,
      },
      { id: "2", title: "Owner set to Marta Keller", time: "20 Oct, 09:41", detail: "Lin Yue" },
      { id: "1", title: "Detected as failed", time: "21 Aug, 10:30", detail: "First found", major: true },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { decorators: [inDark] };
