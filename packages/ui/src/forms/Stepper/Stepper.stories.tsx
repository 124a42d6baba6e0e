import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { Stepper } from "./Stepper.tsx";

const meta = {
  title: "UI/Forms/Stepper",
  component: Stepper,
  decorators: [onSheet],
  args: {
    label: "Steps",
    current: 1,
    stateLabels: { done: ", done", current: ", current step", todo: "" },
    steps: [
      { id: "objects", label: "Choose objects" },
      { id: "details", label: "Confirm details" },
      { id: "submit", label: "Submit" },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllDone: Story = { args: { current: 3 } };
export const Vertical: Story = {
  tags: ["visual"],
  args: {
    orientation: "vertical",
    steps: [
      { id: "submitted", label: "Submitted", detail: "20 Nov, 09:12" },
      { id: "assessing", label: "Assessing", detail: "Detection finished for 2 of 3 objects" },
      { id: "review", label: "Expert review", detail: "Manual verification by our team" },
    ],
  },
};

export const LongLabel: Story = {
  args: {
    steps: [
      { id: "objects", label: "Choose the objects that are assessed together in this round" },
      { id: "details", label: "Confirm who may see the results" },
      { id: "submit", label: "Submit" },
    ],
  },
  decorators: [inRail],
};
export const Chinese: Story = {
  args: {
    steps: [
      { id: "objects", label: "选择对象" },
      { id: "details", label: "确认信息" },
      { id: "submit", label: "提交" },
    ],
  },
  decorators: [inChinese],
};
export const Dark: Story = { decorators: [inDark] };
