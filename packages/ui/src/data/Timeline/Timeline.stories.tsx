import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "UI/Data/Timeline",
  component: Timeline,
  decorators: [inRail, onSheet],
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

export const Default: Story = { tags: ["visual"] };

export const LongLabel: Story = {
  args: {
    events: [
      {
        id: "1",
        title: "Moved to Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        time: "18 Nov 2026, 14:20",
        detail: "a-very-long-host-name-that-does-not-fit.cdn.shop.example.com",
        major: true,
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { events: [{ id: "1", title: "شركة المثال (2026)", time: "18 Nov, 14:20", detail: "لين Example" }] },
};
export const Chinese: Story = {
  args: {
    events: [
      { id: "2", title: "检测为不通过", time: "11-18 14:20", detail: "2026-11-18 的评估", major: true },
      { id: "1", title: "负责人设为林悦", time: "10-20 09:41" },
    ],
  },
  decorators: [inChinese],
};
export const Least: Story = { ...LongLabel, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark] };
