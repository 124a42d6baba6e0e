import {
  beginTotp,
  changeStaffPassword,
  finishTotp,
  getSecondFactors,
  listStaffSessions,
  removePasskey,
  renewRecovery,
  revokeStaffSession,
} from "@candor/api/endpoints";
import type { AccountSession, SecondFactors } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { SignInSettings } from "./components/SignInSettings.tsx";

const NONE: SecondFactors = {
  totp_since: null,
  passkeys: [],
  recovery_left: 0,
  required: false,
  passkey_origin: "https://candor.example",
};
const passkey = (number: number, name: string, last_used_at: string | null) => ({
  ...{ id: `0198c000-0000-7000-8000-00000000050${number}`, name, last_used_at },
  created_at: "2026-09-02T08:00:00.000Z",
});
const LONG = "Security key in the top drawer of the desk by the window, blue";
const BOTH: SecondFactors = {
  ...NONE,
  totp_since: "2026-09-01T08:00:00.000Z",
  passkeys: [passkey(1, "Laptop", "2026-11-20T09:12:00.000Z"), passkey(2, LONG, null)],
  recovery_left: 7,
};
const CODES = Array.from({ length: 10 }, (_, at) => `K7QM-2XVT-9RPB-4HW${"23456789AB"[at]}`);

const session = (number: number, change: Partial<AccountSession> = {}): AccountSession => ({
  id: `0198c000-0000-7000-8000-00000000060${number}`,
  device: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36",
  ...{ address: "192.0.2.7", method: "password", current: false },
  ...{ created_at: "2026-11-20T08:02:00.000Z", last_seen_at: "2026-11-20T09:12:00.000Z" },
  expires_at: "2026-11-20T20:02:00.000Z",
  ...change,
});
const HERE = session(1, { current: true });

const meta = {
  title: "Features/Second factor/SignInSettings",
  component: SignInSettings,
  args: {
    user: {
      id: "00000000-0000-4000-8000-000000000001",
      ...{ username: "He Ting", email: "he.ting@example.com", env: "prod-eu", permissions: ["super"] },
      must_enrol: false,
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(getSecondFactors, BOTH), ...handlersFor(listStaffSessions, { list: [HERE] })),
} satisfies Meta<typeof SignInSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("7 of 10 left. Each works once, in the place of the app or the passkey."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: `Remove the passkey ${LONG}` })).toBeVisible();
  },
};

/** One session elsewhere is ended, and the reader's own stays. */
export const EndsSession: Story = {
  beforeEach: ({ msw }) => {
    let list = [HERE, session(2, { device: "Mozilla/5.0 (iPhone) Safari/605.1", address: "198.51.100.4" })];
    msw.use(
      ...handlersFor(listStaffSessions, () => ({ list })),
      ...handlersFor(revokeStaffSession, ({ id }) => {
        list = list.filter((one) => one.id !== id);
        return {};
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const sessions = within(await canvas.findByRole("list", { name: "Sessions" }));
    await expect(sessions.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(sessions.getByRole("button", { name: /^End the session of/ }));
    await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
    await expect(sessions.getByText("This session")).toBeVisible();
  },
};

const offer = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Candor:he.ting%40example.com?issuer=Candor&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
};

/** The password in use is wrong at first. */
export const ChangePassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(changeStaffPassword, ({ current_password }) =>
        current_password === "Right-pass-1"
          ? {}
          : failWith("auth.password_wrong", { current_password: "auth.password_wrong" }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Change password" });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
    const current = dialog.getByLabelText("Current password*");
    await userEvent.type(current, "wrong");
    await userEvent.type(dialog.getByLabelText("New password*"), "Changed-2026");
    await userEvent.type(dialog.getByLabelText("New password again*"), "Changed-2026");
    const submit = dialog.getByRole("button", { name: "Change password" });
    await userEvent.click(submit);
    await waitFor(() => expect(current).toHaveAccessibleDescription("The current password is incorrect."));
    await userEvent.clear(current);
    await userEvent.type(current, "Right-pass-1");
    await userEvent.click(submit);
    await screen.findByText("Your password is changed. Your other sessions have ended.");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** From none to an app: the password, the code, the recovery codes. */
export const AddApp: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getSecondFactors, NONE),
      ...handlersFor(beginTotp, ({ current_password }) =>
        current_password === "Right-pass-1"
          ? offer
          : failWith("auth.password_wrong", { current_password: "auth.password_wrong" }),
      ),
      ...handlersFor(finishTotp, ({ code }) =>
        code === "123456"
          ? { recovery_codes: CODES }
          : failWith("auth.totp_wrong", { code: "auth.totp_wrong" }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add an app" }));
    const ask = within(await screen.findByRole("dialog", { name: "Add an authenticator app" }));
    const password = ask.getByLabelText("Current password");
    await userEvent.type(password, "wrong{Enter}");
    await waitFor(() => expect(password).toHaveAccessibleDescription("The current password is incorrect."));
    await userEvent.clear(password);
    await userEvent.type(password, "Right-pass-1{Enter}");
    const picture = await screen.findByRole("img", { name: "QR code with the key" });
    await waitFor(() => expect(picture).toBeVisible());
    await waitFor(() => expect(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible());
    const code = screen.getByRole("textbox", { name: "Code of the app" });
    await userEvent.type(code, "000000{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(/incorrect or has been used/));
    await userEvent.clear(code);
    await userEvent.type(code, "123456{Enter}");
    const kept = within(await screen.findByRole("dialog", { name: "Keep your recovery codes" }));
    await userEvent.keyboard("{Escape}");
    const asked = within(await screen.findByRole("dialog", { name: "Close without your recovery codes?" }));
    await userEvent.click(asked.getByRole("button", { name: "Cancel" }));
    await expect(kept.getAllByRole("listitem")).toHaveLength(10);
    await expect(kept.getByRole("link", { name: "Download" })).toHaveAttribute("download");
    await userEvent.click(kept.getByRole("button", { name: "I have kept them" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The last one, where one is required. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getSecondFactors, { ...NONE, required: true, passkeys: BOTH.passkeys.slice(0, 1) }),
      ...handlersFor(removePasskey, failWith("auth.factor_last")),
      ...handlersFor(renewRecovery, { recovery_codes: CODES }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove the passkey Laptop" }));
    const ask = within(await screen.findByRole("dialog", { name: "Remove the passkey Laptop?" }));
    await userEvent.type(ask.getByLabelText("Current password"), "Right-pass-1{Enter}");
    await waitFor(() => expect(ask.getByText(/Two-step sign-in is required here/)).toBeVisible());
  },
};

/** The console shows nothing else until it is done. */
export const MustEnrol: Story = {
  args: { user: { ...meta.args.user, must_enrol: true } },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getSecondFactors, { ...NONE, required: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This console requires two-step sign-in")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getSecondFactors, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getSecondFactors, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "两步验证" })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
