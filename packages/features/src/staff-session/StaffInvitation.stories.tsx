import { acceptStaffLink, checkStaffLink } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { StaffInvitation } from "./components/StaffInvitation.tsx";
import { dropStaffToken, readStaffToken } from "./token.ts";

const meta = {
  title: "Features/Staff session/StaffInvitation",
  component: StaffInvitation,
  args: { code: "one-time-code", onDone: fn(), onLanguage: fn() },
  beforeEach: ({ msw }) => {
    dropStaffToken();
    msw.use(
      ...handlersFor(checkStaffLink, { username: "He Ting", email: "he.ting@example.com" }),
      ...handlersFor(acceptStaffLink, { token: "own-token", expires_at: "2026-11-21T10:00:00.000Z" }),
    );
    return dropStaffToken;
  },
} satisfies Meta<typeof StaffInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

async function fill({ canvas, userEvent }: Context, password: string, again = password) {
  await userEvent.type(await canvas.findByLabelText("New password*"), password);
  await userEvent.type(canvas.getByLabelText("New password again*"), again);
  await userEvent.click(canvas.getByRole("button", { name: "Set password" }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Welcome, He Ting" })).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toHaveValue("he.ting@example.com");
    await expect(document.title).toBe("Welcome, He Ting · Candor Admin");
  },
};

export const Done: Story = {
  play: async (context) => {
    await fill(context, "Candor-demo-1");
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(readStaffToken()).toBe("own-token");
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await fill(context, "candor-demo", "candor-demos");
    const { canvas, args } = context;
    await expect(canvas.getByLabelText("New password*")).toHaveAccessibleDescription(
      /upper case, lower case and digits/,
    );
    await expect(canvas.getByLabelText("New password*")).toHaveFocus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(checkStaffLink, "pending")) };

export const LinkUsed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkStaffLink, failWith("auth.staff_link_expired"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await expect(canvas.getByText(/Ask an administrator of the console for a new one/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/view-mis/login");
  },
};

/** The link ends while the password is typed. */
export const LinkEnded: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(acceptStaffLink, failWith("auth.staff_link_expired"))),
  play: async (context) => {
    await fill(context, "Candor-demo-1");
    const title = await context.canvas.findByRole("heading", { name: "This link no longer works" });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const NetworkDown: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkStaffLink, "network")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "The link could not be checked" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const LinkCut: Story = { args: { code: null } };
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
