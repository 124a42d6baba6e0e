import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

type Play = NonNullable<StoryObj["play"]>;

/** Presses a control when its story is shown, so that the picture holds what it opens. */
export const pressed =
  (role: "button" | "combobox", name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(role, { name }));
    // Rows of a long list are fetched or measured first: it is open when the row it is at is there.
    await waitFor(() => {
      const at = document.activeElement?.getAttribute("aria-activedescendant");
      if (at) expect(document.getElementById(at)).not.toBeNull();
    });
  };
