import {
  checkResetLink,
  magicLinkCallback,
  resetPassword,
  sendMagicLink,
  sendResetEmail,
} from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { readDraft } from "../platform/index.ts";
import { NEWS_DRAFT, readToken, storeToken } from "../session/index.ts";
import ForgotPassword from "./components/ForgotPassword.tsx";
import MagicLink from "./components/MagicLink.tsx";
import ResetPassword from "./components/ResetPassword.tsx";
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

/** Getting back into an account: a link by mail, then a new password or a session. */
const meta = {
  title: "Features/Credentials/Recover",
  args: { ...ARGS, Page: ResetPassword },
  beforeEach({ msw }) {
    forget();
    msw.use(...handlersFor(checkResetLink, { email: "n•••@example.com" }));
    return forget;
  },
  render,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Forgot: Story = {
  args: { Page: ForgotPassword },
  beforeEach: ({ msw }) => msw.use(...handlersFor(sendResetEmail, {})),
  async play({ canvas, canvasElement, step }) {
    await step("an e-mail is needed, and a whole one", async () => {
      await press(canvasElement, "Send reset email");
      const email = canvas.getByRole("textbox", { name: "Email" });
      await waitFor(() => expect(email).toHaveAccessibleDescription("Enter your email."));
      await fill(canvasElement, "Email*", "nina.lange@");
      await expect(email).toHaveAccessibleDescription("The email address is incorrect. Enter it again.");
    });
    await step("it is sent, which the title then says", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "example.com{Enter}");
      await waitFor(() => expect(canvas.getByRole("heading", { name: "Check your inbox" })).toHaveFocus());
      await expect(canvas.getByText(/^If nina\.lange@example\.com has an account/)).toBeVisible();
    });
    await step("and may be sent again", async () => {
      await press(canvasElement, "Send again");
      await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("nina.lange@example.com");
    });
  },
};

export const ForgotTooFrequent: Story = {
  args: { Page: ForgotPassword },
  globals: { viewport: { value: "narrow" } },
  beforeEach: ({ msw }) => msw.use(...handlersFor(sendResetEmail, failWith("auth.too_frequent"))),
  async play({ canvas, canvasElement }) {
    await fill(canvasElement, "Email*", "nina.lange@example.com");
    await press(canvasElement, "Send reset email");
    await expect(await canvas.findByText("Actions too frequent, try again later.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("nina.lange@example.com");
  },
};

export const ForgotChinese: Story = { args: { Page: ForgotPassword }, globals: { language: "cn" } };

export const Reset: Story = {
  tags: ["visual"],
  beforeEach({ msw }) {
    storeToken("of-before");
    msw.use(...handlersFor(resetPassword, {}));
  },
  async play({ canvas, canvasElement, args, step }) {
    await step("nothing is entered", async () => {
      const password = await canvas.findByLabelText("New password*");
      await press(canvasElement, "Set password");
      await waitFor(() => expect(password).toHaveAccessibleDescription(/^Enter a new password\./));
      await expect(password).toHaveFocus();
    });
    await step("the rules are met one after the other, and both entries must match", async () => {
      const rules = () =>
        canvas
          .getAllByRole("listitem")
          .slice(-3)
          .map(({ textContent }) => textContent);
      const [password, again] = await fillPasswords(canvasElement, "lettersonly", "letters");
      await expect(rules()).toEqual(["At least 8 characters, met", "A letter, met", "A digit, not met yet"]);
      await press(canvasElement, "Set password");
      await waitFor(() =>
        expect(password).toHaveAccessibleDescription(/^Use at least 8 characters with letters and digits\./),
      );
      await expect(again).toHaveAccessibleDescription("The passwords do not match.");
    });
    await step("it is set: signing in follows, with a word about it", async () => {
      await fillPasswords(canvasElement, "letters-and-7");
      await press(canvasElement, "Set password");
      await hasLeftFor(args, ARGS.signInHref);
      await expect(readToken()).toBeNull();
      await expect(readDraft(NEWS_DRAFT)).toBe("Your new password is set. Sign in with it.");
    });
  },
};

export const ResetChecking: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkResetLink, "pending")),
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Checking your link" })).toBeVisible();
  },
};

/** The link ends while the password is chosen. */
export const ResetExpired: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(resetPassword, failWith("auth.reset_link_expired"))),
  async play({ canvas, canvasElement }) {
    await fillPasswords(canvasElement, "letters-and-7");
    await press(canvasElement, "Set password");
    await expect(await canvas.findByText("This link has expired. Send the reset email again.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "This link no longer works" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Resend the reset email" })).toHaveAttribute(
      "href",
      "/pages/forgot-password",
    );
  },
};

/** The network is back at the second try. */
export const ResetUnchecked: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkResetLink, "network")),
  async play({ canvas, canvasElement, msw }) {
    await expect(await canvas.findByText(/^Network error\./)).toBeVisible();
    msw.use(...handlersFor(checkResetLink, { email: "n•••@example.com" }));
    await press(canvasElement, "Try again");
    await expect(await canvas.findByText("For the account n•••@example.com.")).toBeVisible();
  },
};

export const ResetChinese: Story = { globals: { language: "cn" } };
export const ResetNarrow: Story = { globals: { viewport: { value: "narrow" }, theme: "dark" } };
export const LinkCut: Story = { args: { code: null } };

export const Arrived: Story = {
  args: { Page: MagicLink },
  beforeEach({ msw }) {
    const reply = { ...SESSION, method: "magic_link" as const, redirect_uri: "https://elsewhere.example/" };
    msw.use(...handlersFor(magicLinkCallback, reply));
  },
  async play({ args }) {
    // Another origin is never gone to.
    await hasLeftFor(args, ARGS.returnTo);
    await expect(readToken()).toBe(SESSION.token);
  },
};

/** Another link can be asked for at once. */
export const ArrivedLate: Story = {
  args: { Page: MagicLink },
  globals: { viewport: { value: "narrow" } },
  beforeEach({ msw }) {
    msw.use(...handlersFor(magicLinkCallback, failWith("auth.magic_link_expired")));
    msw.use(...handlersFor(sendMagicLink, {}));
  },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/^This sign-in link has expired/)).toBeVisible();
    await fill(canvasElement, "Email*", "nina.lange@example.com");
    await press(canvasElement, "Send sign-in link");
    await expect(await canvas.findByText(/within 15 minutes\.$/)).toBeVisible();
  },
};
