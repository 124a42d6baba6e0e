import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { HiddenThemePanel } from "./HiddenThemePanel.tsx";

/** Presses the keys until the panel listens: it begins to after it was drawn. */
const openedBy = async (find: () => HTMLElement | null) =>
  waitFor(() => {
    if (!find()) fireEvent.keyDown(document.body, { code: "F9", altKey: true, shiftKey: true });
    return expect(find()).toBeVisible();
  });

const meta = {
  title: "Features/Theme panel",
  component: HiddenThemePanel,
} satisfies Meta<typeof HiddenThemePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing leads to it; its keys open it, and what is chosen stays in this browser. */
export const Default: Story = {
  tags: ["visual"],
  async play({ canvas, userEvent, step }) {
    await step("it is hidden", async () => {
      await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
    });
    await step("and opens by its keys", async () => {
      await openedBy(() => canvas.queryByRole("dialog"));
      const corners = canvas.getByRole("slider");
      await expect(corners).toHaveAttribute("min", "4");
      await expect(corners).toHaveAttribute("max", "24");
      await expect(corners).toHaveAttribute("step", "2");
    });
    await step("a choice is remembered", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Poppins" }));
      await expect(localStorage.getItem("candor.theme-settings")).toContain("poppins");
    });
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  async play({ canvas }) {
    await openedBy(() => canvas.queryByRole("dialog", { name: "外观" }));
  },
};

export const Narrow: Story = { ...Chinese, globals: { viewport: { value: "narrow" } }, play: Default.play };
