import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** The play of a screen that a role may not read: it says so, and offers no other try. */
export async function saysForbidden({ canvas }: Pick<StoryContext, "canvas">): Promise<void> {
  await expect(await canvas.findByText("This is not for your role")).toBeVisible();
  await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
}
