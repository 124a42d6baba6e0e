import { staffSignIn, stepWithCode } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { readDraft } from "../platform/index.ts";
import { StaffSignIn } from "./components/StaffSignIn.tsx";
import { dropEndedStaffToken, dropStaffToken, readStaffToken, STAFF_NEWS_DRAFT } from "./token.ts";

const meta = {
  title: "Features/Staff session/StaffSignIn",
  component: StaffSignIn,
  args: { onSignedIn: fn(), onLanguage: fn() },
  beforeEach: ({ msw }) => {
    dropStaffToken();
    msw.use(...handlersFor(staffSignIn, { token: "story-token", expires_at: "2026-11-21T10:00:00.000Z" }));
    return dropStaffToken;
  },
} satisfies Meta<typeof StaffSignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;
type Context = Parameters<Play>[0];

async function signIn(
  { canvas, userEvent }: Context,
  email = "he.ting@example.com",
  password = "Candor-demo-1",
) {
  await userEvent.type(await canvas.findByLabelText("Email"), email);
  await userEvent.type(canvas.getByLabelText("Password"), password);
  await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
}

export const Default: Story = {};

export const Done: Story = {
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
    await expect(readStaffToken()).toBe("story-token");
  },
};

/** Signed out by a colleague, or by time: the page says so, once. */
export const SessionEnded: Story = {
  beforeEach: dropEndedStaffToken,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Your session has ended, or your access was taken away\./)).toBeVisible(),
    );
    await expect(readDraft(STAFF_NEWS_DRAFT)).toBeNull();
  },
};

export const FieldError: Story = {
  play: async (context) => {
    const { canvas } = context;
    await signIn(context, "he.ting");
    await expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("Please input a valid email.");
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const WrongPair: Story = {
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSignIn, failWith("auth.invalid_credentials"))),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText("The email or the password is incorrect.")).toBeVisible();
    await expect(readStaffToken()).toBeNull();
  },
};

export const TooFrequent: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSignIn, failWith("auth.too_frequent"))),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText("Actions too frequent, try again later.")).toBeVisible();
  },
};

export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSignIn, "pending")),
  play: async (context) => {
    await signIn(context);
    const button = context.canvas.getByRole("button", { name: "Sign in" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

const STEP = {
  second_step: "open-step",
  expires_at: "2026-11-21T10:00:00.000Z",
  methods: ["passkey" as const, "totp" as const, "recovery" as const],
};

/** A passkey is offered first; a browser without one, or a person who gives up, has other ways. */
export const SecondStep: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(staffSignIn, STEP),
      ...handlersFor(stepWithCode, ({ code }) =>
        code === "123456"
          ? { token: "story-token", expires_at: STEP.expires_at }
          : failWith("auth.totp_wrong", { code: "auth.totp_wrong" }),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await signIn(context);
    const title = await canvas.findByRole("heading", { name: "Second step" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Use a passkey" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use an authenticator app" }));
    const field = await canvas.findByRole("textbox", { name: "Code" });
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    // The button that was pressed is gone: the field takes what is typed next.
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("000000{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is incorrect or has been used/));
    await expect(field).toHaveValue("000000");
    await userEvent.clear(field);
    await userEvent.type(field, "123456{Enter}");
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(readStaffToken()).toBe("story-token");
  },
};

export const SecondStepChinese: Story = {
  globals: { language: "cn" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSignIn, { ...STEP, methods: ["recovery"] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("邮箱"), "he.ting@example.com");
    await userEvent.type(canvas.getByLabelText("密码"), "Candor-demo-1{Enter}");
    const field = await canvas.findByRole("textbox", { name: "恢复码" });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
