import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../forms/Button/Button.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "UI/Dialogs/Tooltip",
  component: Tooltip,
  decorators: [onSheet],
  args: {
    text: "There are 3 issues in your assets",
    children: <Button>3 of 5 assets</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As the pointer finds it. */
export const Shown: Story = {
  tags: ["visual"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(document.querySelector(":popover-open")).toBeVisible());
  },
};

export const Dark: Story = { decorators: [inDark], play: Shown.play };
