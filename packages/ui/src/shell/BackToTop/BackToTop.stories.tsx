import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { framed } from "../../internal/stories.tsx";
import { DashboardSample } from "../samples.tsx";
import { BackToTop } from "./BackToTop.tsx";

const meta = {
  title: "UI/Shell/BackToTop",
  component: BackToTop,
  parameters: framed,
  args: { text: "TOP", label: "TOP, back to the top of the page" },
  // A page that is scrolled as far as it takes.
  decorators: [
    (Story) => {
      useLayoutEffect(() => {
        window.scrollTo({ top: window.innerHeight / 2 });
        return () => window.scrollTo({ top: 0 });
      }, []);
      return (
        <div style={{ minHeight: "150vh", background: "var(--cd-color-sheet)" }}>
          <DashboardSample />
          <Story />
        </div>
      );
    },
  ],
} satisfies Meta<typeof BackToTop>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
