import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { onSheet } from "../../internal/stories.tsx";
import { BackToTop } from "./BackToTop.tsx";

const meta = {
  title: "UI/Shell/BackToTop",
  component: BackToTop,
  args: { text: "TOP", label: "TOP, back to the top of the page" },
  // Scrolled as far as it takes.
  decorators: [
    onSheet,
    (Story) => {
      useLayoutEffect(() => window.scrollTo({ top: window.innerHeight / 2 }), []);
      return (
        <div style={{ height: 2000 }}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Meta<typeof BackToTop>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
