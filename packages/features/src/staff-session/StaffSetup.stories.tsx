import { staffSetup } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { StaffSetup } from "./components/StaffSetup.tsx";
import { dropStaffToken, readStaffToken } from "./token.ts";

const meta = {
  title: "Features/Staff session/StaffSetup",
  component: StaffSetup,
  args: { code: "one-time-code", onDone: fn(), onLanguage: fn() },
  beforeEach: ({ msw }) => {
    dropStaffToken();
    msw.use(...handlersFor(staffSetup, { token: "first-token", expires_at: "2026-11-21T10:00:00.000Z" }));
    return dropStaffToken;
  },
} satisfies Meta<typeof StaffSetup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

async function fill({ canvas, userEvent }: Context, password: string) {
  await userEvent.type(await canvas.findByLabelText(/^Name/), "He Ting");
  await userEvent.type(canvas.getByLabelText(/Email/), "he.ting@example.com");
  await userEvent.type(canvas.getByLabelText(/^Password/), password);
  await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
}

export const Default: Story = {};

export const Done: Story = {
  play: async (context) => {
    await fill(context, "Candor-demo-1");
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(readStaffToken()).toBe("first-token");
  },
};

export const Invalid: Story = {
  tags: ["visual"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create account" }));
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(canvas.getByText("Please input a valid email.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const WeakPassword: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context, "candor");
    const rules = canvas.getAllByRole("listitem").map((rule) => rule.textContent);
    await expect(rules).toEqual([
      "At least 8 characters, not met yet",
      "An upper case letter, not met yet",
      "A lower case letter, met",
      "A digit, not met yet",
    ]);
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /upper case, lower case and digits/,
    );
  },
};

export const LinkUsed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSetup, failWith("auth.setup_link_invalid"))),
  play: async (context) => {
    await fill(context, "Candor-demo-1");
    await expect(await context.canvas.findByText(/^This link has been used/)).toBeVisible();
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
};

export const NetworkDown: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSetup, "network")),
  play: async (context) => {
    await fill(context, "Candor-demo-1");
    await waitFor(() => expect(context.canvas.getByText(/^Network error/)).toBeVisible());
    await expect(context.canvas.getByLabelText(/Email/)).toHaveValue("he.ting@example.com");
  },
};

export const LinkCut: Story = { args: { code: null } };
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
