import type { Meta, StoryObj } from "@storybook/react-vite";
import { onSheet } from "../../internal/stories.tsx";
import { BackToTop } from "./BackToTop.tsx";

const meta = {
  title: "UI/Shell/BackToTop",
  component: BackToTop,
  args: { text: "TOP", label: "TOP, back to the top of the page" },
  decorators: [
    onSheet,
    (Story) => (
      <div style={{ height: 2000 }}>
        Scroll down.
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackToTop>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
