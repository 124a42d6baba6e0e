import { staffSignOut } from "@candor/api/endpoints";
import { handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { StaffSignOut } from "./components/StaffSignOut.tsx";
import { dropStaffToken, readStaffToken, storeStaffToken } from "./token.ts";

const meta = {
  title: "Features/Staff session/StaffSignOut",
  component: StaffSignOut,
  args: { onSignedOut: fn(), onLanguage: fn() },
  beforeEach: ({ msw }) => {
    storeStaffToken("mine");
    msw.use(...handlersFor(staffSignOut, { url: "/view-mis/login" }));
    return dropStaffToken;
  },
} satisfies Meta<typeof StaffSignOut>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who came by the address alone is asked, and stays signed in until they say so. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = await canvas.findByRole("button", { name: "Log out" });
    await step("Nothing happens by itself", async () => {
      await expect(canvas.getByRole("heading", { name: "Log out of the staff console?" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Back to the console" })).toHaveAttribute(
        "href",
        "/view-mis/new",
      );
      // It waits for no answer: nothing was sent.
      await expect(button).not.toHaveAttribute("aria-busy");
      await expect(args.onSignedOut).not.toHaveBeenCalled();
      await expect(readStaffToken()).toBe("mine");
    });
    await step("The session ends once it is said", async () => {
      await userEvent.click(button);
      await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce());
      await expect(readStaffToken()).toBeNull();
    });
  },
};

/** Without an answer the session goes from this browser all the same. */
export const NetworkError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSignOut, "network")),
  play: Default.play as NonNullable<Story["play"]>,
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
