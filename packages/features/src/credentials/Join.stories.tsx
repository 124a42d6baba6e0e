import {
  acceptInvitation,
  checkInvitation,
  checkRegisterLink,
  completeProfile,
  register,
  registerEmail,
} from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { readToken } from "../session/index.ts";
import { owner } from "../shell/fixtures.ts";
import ConfirmInvite from "./components/ConfirmInvite.tsx";
import Register from "./components/Register.tsx";
import RegisterEmail from "./components/RegisterEmail.tsx";
import {
  ARGS,
  type Args,
  fill,
  fillPasswords,
  forget,
  hasLeftFor,
  press,
  render,
  SESSION,
} from "./fixtures.ts";

const INVITATION = {
  email: "nina.lange@example.com",
  company_name: "Linden Shop",
  role: "viewer",
  inviter: "Lin Yue",
} as const;

/** Coming to an account: by an invitation, or by registering. */
const meta = {
  title: "Features/Credentials/Join",
  args: { ...ARGS, Page: ConfirmInvite },
  beforeEach({ msw }) {
    forget();
    msw.use(...handlersFor(checkInvitation, INVITATION));
    msw.use(...handlersFor(acceptInvitation, SESSION));
    msw.use(...handlersFor(checkRegisterLink, { email: INVITATION.email }));
    return forget;
  },
  render,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(completeProfile, owner)),
  async play({ canvas, canvasElement, args, step }) {
    await step("a password by the stricter rule", async () => {
      await expect(await canvas.findByRole("heading", { name: "Join Linden Shop" })).toBeVisible();
      await expect(canvas.getByText("Lin Yue invites you as a member.")).toBeVisible();
      const [password] = await fillPasswords(canvasElement, "letters-and-7");
      await press(canvasElement, "Set password");
      await waitFor(() =>
        expect(password).toHaveAccessibleDescription(/upper case, lower case and digits\./),
      );
      await fillPasswords(canvasElement, "Letters-and-7");
      await press(canvasElement, "Set password");
    });
    await step("then the profile, whose name is needed", async () => {
      await waitFor(() =>
        expect(canvas.getByRole("heading", { name: "Complete your profile" })).toHaveFocus(),
      );
      await expect(readToken()).toBe(SESSION.token);
      await press(canvasElement, "Create account");
      const name = canvas.getByRole("textbox", { name: "User name" });
      await waitFor(() => expect(name).toHaveAccessibleDescription(/^Enter your user name\./));
      await expect(canvas.getAllByRole("option")).toHaveLength(12);
      await userEvent.type(name, "Nina Lange");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Job position" }), "legal");
      await press(canvasElement, "Create account");
      await hasLeftFor(args, ARGS.returnTo);
    });
  },
};

/** Saving the profile fails, and what was typed stays. */
export const ProfileFailed: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: ({ msw }) => msw.use(...handlersFor(completeProfile, failWith("common.internal"))),
  async play({ canvas, canvasElement }) {
    await fillPasswords(canvasElement, "Letters-and-7");
    await press(canvasElement, "Set password");
    const name = await canvas.findByRole("textbox", { name: "User name" });
    await userEvent.type(name, "Nina Lange{Enter}");
    await expect(await canvas.findByText("Submitting failed. Try again.")).toBeVisible();
    await expect(name).toHaveValue("Nina Lange");
  },
};

const ended = (
  code: "member.invite_link_expired" | "member.account_registered" | "member.account_abnormal",
  title: string,
): Story => ({
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkInvitation, failWith(code))),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", ARGS.signInHref);
  },
});
export const InviteExpired: Story = ended("member.invite_link_expired", "This link no longer works");
export const AlreadyRegistered: Story = ended("member.account_registered", "You already have an account");
export const Abnormal: Story = ended("member.account_abnormal", "This invitation cannot be accepted");

export const InviteChinese: Story = { globals: { language: "cn" } };
export const InviteNarrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Registration: Story = {
  tags: ["visual"],
  args: { Page: Register },
  beforeEach: ({ msw }) => msw.use(...handlersFor(register, SESSION)),
  async play({ canvas, canvasElement, args }) {
    await expect(await canvas.findByLabelText("Email")).toHaveValue(INVITATION.email);
    await press(canvasElement, "Create account");
    const company = canvas.getByRole("textbox", { name: "Company" });
    await waitFor(() => expect(company).toHaveAccessibleDescription(/^Enter the name of your company\./));
    await userEvent.type(company, "Linden Shop");
    await fill(canvasElement, "User name*", "Nina Lange");
    await fillPasswords(canvasElement, "Letters-and-7");
    await press(canvasElement, "Create account");
    await hasLeftFor(args, ARGS.returnTo);
    await expect(readToken()).toBe(SESSION.token);
  },
};

export const RegistrationChinese: Story = { args: { Page: Register }, globals: { language: "cn" } };
export const RegistrationNarrow: Story = {
  args: { Page: Register },
  globals: { viewport: { value: "narrow" } },
};

export const RegistrationClosed: Story = {
  args: { Page: RegisterEmail },
  beforeEach: ({ msw }) => msw.use(...handlersFor(registerEmail, failWith("auth.registration_closed"))),
  async play({ canvas, canvasElement }) {
    await fill(canvasElement, "Email*", "nina.lange@example.com");
    await press(canvasElement, "Send confirmation email");
    await expect(await canvas.findByRole("heading", { name: "Registration is closed" })).toHaveFocus();
  },
};
