import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { ScreenshotGrid } from "./ScreenshotGrid.tsx";
import { failedText, failingShot, shots } from "./samples.ts";

const meta = {
  title: "UI/Data/ScreenshotGrid",
  component: ScreenshotGrid,
  decorators: [onSheet],
  args: { label: "Screenshots", shots, enlargeLabel: "Enlarge:", failedText, onOpen: () => {} },
} satisfies Meta<typeof ScreenshotGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const One: Story = { args: { shots: shots.slice(0, 1) } };
export const FailingImage: Story = { args: { shots: [failingShot, ...shots.slice(0, 1)] } };
export const LongLabel: Story = {
  args: {
    shots: shots.map((shot) => ({
      ...shot,
      caption: `${shot.caption} ${"https://shop.example.com/".repeat(4)}`,
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { decorators: [inDark] };
