import {
  changePassword,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateProfile,
} from "@candor/api/endpoints";
import type { AccountSession } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storeDraft } from "../platform/index.ts";
import { owner } from "../shell/fixtures.ts";
import { AccountScreen } from "./components/AccountScreen.tsx";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const session = (at: number, some: Partial<AccountSession> = {}): AccountSession => ({
  id: `0198a000-0000-7000-8000-00000000001${at}`,
  device: CHROME,
  address: "192.0.2.7",
  method: "password",
  created_at: "2026-11-18T06:20:00Z",
  last_seen_at: "2026-11-18T08:05:00Z",
  expires_at: "2026-11-25T06:20:00Z",
  current: false,
  ...some,
});
const SESSIONS = [
  session(1, { current: true }),
  session(2, {
    device: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1",
    method: "magic_link",
  }),
  session(3, { device: null, address: null, method: "single_sign_on" }),
];

const meta = {
  title: "Features/Account",
  component: AccountScreen,
  args: { user: { ...owner, position: "legal", timezone: "Asia/Shanghai" }, onLanguage: fn() },
  beforeEach: ({ msw }) => {
    let alive = SESSIONS;
    msw.use(
      ...handlersFor(listSessions, () => ({ list: alive })),
      ...handlersFor(revokeSession, ({ id }) => {
        alive = alive.filter((one) => one.id !== id);
        return {};
      }),
      ...handlersFor(revokeOtherSessions, () => {
        alive = alive.filter(({ current }) => current);
        return { ended: 2 };
      }),
      ...handlersFor(changePassword, ({ current_password }) => {
        if (current_password !== "Candor-demo-1") {
          return failWith("auth.password_wrong", { current_password: "auth.password_wrong" });
        }
        alive = alive.filter(({ current }) => current);
        return {};
      }),
      ...handlersFor(updateProfile, (given) => ({ ...owner, ...given })),
    );
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole("textbox", { name: /^Name/ });
    await step("an empty name is told at its field", async () => {
      await userEvent.clear(name);
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(name).toHaveAccessibleDescription("Enter your name."));
      await expect(name).toHaveFocus();
    });
    await step("saved, and told", async () => {
      await userEvent.type(name, "Lin Y.");
      await waitFor(() => expect(canvas.getByText("Not saved yet")).toBeVisible());
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Position" }), "Compliance");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(canvas.getByText("Your profile is saved")).toBeVisible());
      await expect(canvas.queryByText("Not saved yet")).toBeNull();
      await expect(sessionStorage.getItem("candor.draft.profile")).toBeNull();
    });
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

/** What was typed before the page was loaded anew, e.g. in another language. */
export const Draft: Story = {
  beforeEach: () => storeDraft("profile", { name: "Lin Yue-Chen", position: "hr", timezone: "" }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveValue("Lin Yue-Chen");
    await expect(canvas.getByRole("combobox", { name: "Position" })).toHaveValue("hr");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Language" }), "简体中文");
    await expect(args.onLanguage).toHaveBeenCalledWith("cn");
  },
};

export const FieldError: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(updateProfile, failWith("common.invalid", { timezone: "choice" }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Time zone" })).toHaveAccessibleDescription(
        "This server does not know that time zone.",
      ),
    );
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(updateProfile, failWith("common.internal"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Name/ }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText(/^Not saved:/)).toBeVisible());
    await expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveValue("Lin Yue!");
  },
};

export const Sessions: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("one is ended", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "End the session of Safari on iOS" }));
      await waitFor(() =>
        expect(canvas.getByRole("heading", { name: "Sessions" }).nextSibling).toHaveTextContent("2 sessions"),
      );
      await expect(canvas.getByRole("list", { name: "Sessions" })).toHaveFocus();
    });
    await step("all others are, after a question", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "End all others" }));
      const dialog = within(await within(document.body).findByRole("dialog"));
      await userEvent.click(dialog.getByRole("button", { name: "End all others" }));
      await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
      await expect(canvas.queryByRole("button", { name: /^End/ })).toBeNull();
    });
  },
};

/** The password is changed: a wrong one is told at its field, and the other sessions are over. */
export const ChangePassword: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole("button", { name: "End the session of Safari on iOS" });
    const open = canvas.getByRole("button", { name: "Change password" });
    await userEvent.click(open);
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Change password" }));
    const current = dialog.getByLabelText(/^Current password/);
    const submit = dialog.getByRole("button", { name: "Change password" });
    await step("nothing typed is told at the first field", async () => {
      await userEvent.click(submit);
      await waitFor(() => expect(current).toHaveAccessibleDescription(/Enter your current password/));
      await expect(current).toHaveFocus();
    });
    await step("so is a wrong password", async () => {
      await userEvent.type(current, "Candor-demo-2");
      await userEvent.type(dialog.getByLabelText(/^New password\*?$/), "Quiet-harbour-7");
      await userEvent.type(dialog.getByLabelText(/^New password again/), "Quiet-harbour-7");
      await userEvent.click(submit);
      await waitFor(() => expect(current).toHaveAccessibleDescription(/The current password is incorrect/));
      await expect(current).toHaveFocus();
    });
    await step("changed: this session is the only one", async () => {
      await userEvent.clear(current);
      await userEvent.type(current, "Candor-demo-1");
      await userEvent.click(submit);
      await waitFor(() => expect(canvas.getByText(/^Your password is changed/)).toBeVisible());
      await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
      await expect(open).toHaveFocus();
    });
  },
};

/** Two different entries, in Chinese; the dialog stays open. */
export const ChangePasswordDifferent: Story = {
  globals: { language: "cn" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "更改密码" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "更改密码" }));
    const again = dialog.getByLabelText(/^再次输入新密码/);
    await userEvent.type(dialog.getByLabelText(/^当前密码/), "Candor-demo-1");
    await userEvent.type(dialog.getByLabelText(/^新密码\*?$/), "Quiet-harbour-7");
    await userEvent.type(again, "Quiet-harbour-8");
    await userEvent.click(dialog.getByRole("button", { name: "更改密码" }));
    await waitFor(() => expect(again).toHaveAccessibleDescription(/两次输入的密码不一致/));
  },
};

export const SessionsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listSessions, "pending")),
};
export const SessionsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listSessions, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible());
  },
};

export const FixedLanguage: Story = {
  args: { user: { ...owner, language_fixed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox", { name: "Language" })).toBeNull();
  },
};

export const Preview: Story = {
  args: { user: { ...owner, id: -99, preview: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/preview of the company/)).toBeVisible());
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
