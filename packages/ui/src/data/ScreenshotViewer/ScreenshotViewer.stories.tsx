import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ScreenshotViewer } from "./ScreenshotViewer.tsx";
import { failingShot, shots, texts } from "./samples.ts";

const meta = {
  title: "UI/Data/ScreenshotViewer",
  component: ScreenshotViewer,
  args: { shots, index: 0, onIndexChange: () => {}, onClose: () => {}, texts },
  render: function Moving(args) {
    const [index, setIndex] = useState(args.index);
    return <ScreenshotViewer {...args} index={index} onIndexChange={setIndex} />;
  },
} satisfies Meta<typeof ScreenshotViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const One: Story = { args: { shots: shots.slice(0, 1) } };
export const TallPage: Story = { args: { index: 2 } };
export const FailingImage: Story = { args: { shots: [failingShot, ...shots], index: 0 } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
