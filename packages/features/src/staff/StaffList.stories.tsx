import {
  createStaff,
  enableStaff,
  listStaff,
  resetSecondFactor,
  saveStaffPolicy,
  staffPolicy,
  updateStaff,
} from "@candor/api/endpoints";
import type { StaffAccount, StaffPermission } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { staffAddress } from "./address.ts";
import { StaffList } from "./components/StaffList.tsx";
import { openedBy } from "./opened.ts";

const account = (number: number, username: string, change: Partial<StaffAccount> = {}): StaffAccount => ({
  id: `0198c000-0000-7000-8000-00000000040${number}`,
  username,
  email: `${username.toLowerCase().replace(/[^a-z]+/g, ".")}@candor.example`,
  permissions: ["view_scan", "view_company"],
  state: "active",
  created_at: "2026-03-02T08:00:00.000Z",
  last_seen_at: "2026-11-20T09:12:00.000Z",
  sessions: 2,
  second_factor: true,
  own: false,
  ...change,
});
const CHIEF = account(1, "He Ting", { permissions: ["super"], own: true, sessions: 1 });
const ROSA = account(2, "Rosa Ortiz");
const INVITED = account(3, "Dev Shah", {
  state: "invited",
  sessions: 0,
  last_seen_at: null,
  permissions: [],
});
const GONE = account(4, "Marta Keller-Vandenbrouck-Featherstonehaugh the Younger", {
  ...{ state: "disabled", sessions: 0, last_seen_at: null },
});
const pageOf = (list: StaffAccount[]) => ({ list, total: list.length });

const screenOf = (id: "scans" | "companies" | "logs", permission: StaffPermission) => ({
  ...{ id, permission, path: `/view-mis/${id}`, catalogues: [], page: id },
  menu: { group: "user" as const, icon: () => null },
});
const OPENED = openedBy([
  screenOf("scans", "view_scan"),
  screenOf("companies", "view_company"),
  screenOf("logs", "super"),
] as unknown as Parameters<typeof openedBy>[0]);

function Held() {
  return <StaffList address={useAddress(staffAddress)} opened={OPENED} />;
}

const meta = {
  title: "Features/Staff/StaffList",
  component: Held,
  parameters: { address: staffAddress.href({}) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listStaff, pageOf([CHIEF, INVITED, GONE, ROSA])),
      ...handlersFor(staffPolicy, { second_factor_required: false, without: 2 }),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("row", { name: /He Ting \(you\).*Active Everything/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("row", { name: /Dev Shah.*Invited Nothing yet Not signed in —/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Actions for Marta/ }));
    const enable = await screen.findByRole("menuitem", { name: "Enable account" });
    await waitFor(() => expect(enable).toBeVisible());
    await expect(screen.queryByRole("menuitem", { name: "Disable account" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

/** Nothing typed, an e-mail that is taken, then sent. */
export const Invites: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("mis.staff_email_taken", { email: "mis.staff_email_taken" })];
    msw.use(
      ...handlersFor(
        createStaff,
        ({ username, email, permissions }) => answers.shift() ?? account(5, username, { email, permissions }),
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite colleague" }));
    const form = within(await screen.findByRole("dialog", { name: "Invite a colleague" }));
    const name = form.getByRole("textbox", { name: /^Name/ });
    const email = form.getByRole("textbox", { name: /^E-mail/ });
    const send = form.getByRole("button", { name: "Send invitation" });
    await step("each field says what it needs", async () => {
      await userEvent.click(send);
      await waitFor(() => expect(email).toHaveAccessibleDescription("Please enter the email."));
      await expect(name).toHaveFocus();
    });
    await step("each permission says what it opens", async () => {
      await expect(form.getByRole("checkbox", { name: "view_scan" })).toHaveAccessibleDescription(
        "Opens Scans.",
      );
      await userEvent.click(form.getByRole("checkbox", { name: "super" }));
      await expect(form.getByRole("checkbox", { name: "view_scan" })).toBeDisabled();
    });
    await step("the server's words about the e-mail stand there, and what was typed stays", async () => {
      await userEvent.type(name, "Ada");
      await userEvent.type(email, "rosa.ortiz@candor.example");
      await userEvent.click(send);
      await waitFor(() => expect(email).toBeInvalid());
      await userEvent.click(send);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await expect(await canvas.findByText(/^The invitation to rosa\.ortiz/)).toBeInTheDocument();
  },
};

/** It was sent, and the answer was lost on the way. */
export const InviteAnswerLost: Story = {
  beforeEach: ({ msw }) => {
    const made: StaffAccount[] = [];
    msw.use(
      ...handlersFor(listStaff, () => ({ list: made, total: made.length })),
      ...handlersFor(createStaff, ({ username, email, permissions }) => {
        made.push(account(5, username, { email, permissions }));
        return "network";
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite colleague" }));
    const form = within(await screen.findByRole("dialog", { name: "Invite a colleague" }));
    await userEvent.type(form.getByRole("textbox", { name: /^Name/ }), "Rosa");
    await userEvent.type(form.getByRole("textbox", { name: /^E-mail/ }), "rosa.ortiz@candor.example");
    await userEvent.click(form.getByRole("button", { name: "Send invitation" }));
    await expect(await canvas.findByText(/^The invitation to rosa\.ortiz/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The last one who could look after accounts keeps that. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(updateStaff, failWith("mis.staff_last_super")),
      ...handlersFor(enableStaff, failWith("mis.staff_last_super")),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for He Ting" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit account" }));
    const form = within(await screen.findByRole("dialog", { name: "Account of He Ting" }));
    await userEvent.click(form.getByRole("checkbox", { name: "super" }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText(/^The account was not saved: /)).toBeVisible();
    await userEvent.click(form.getByRole("checkbox", { name: "super" }));
    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for He Ting" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Disable account" }));
    const ask = within(await screen.findByRole("dialog", { name: "Disable the account of He Ting?" }));
    await userEvent.click(ask.getByRole("button", { name: "Disable account" }));
    // The region for it stands there, empty, from the beginning.
    await waitFor(() => expect(ask.getByRole("alert")).not.toBeEmptyDOMElement());
    await waitFor(() => expect(ask.getByRole("alert")).toBeVisible());
  },
};

/** Whom the rule stops is said before it holds; who has no second step of their own is told so. */
export const TwoSteps: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(saveStaffPolicy, failWith("auth.factor_own_first")),
      ...handlersFor(resetSecondFactor, { ...ROSA, second_factor: false, sessions: 0 }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Rosa Ortiz" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Reset two-step sign-in" }));
    const reset = within(
      await screen.findByRole("dialog", { name: "Reset two-step sign-in of Rosa Ortiz?" }),
    );
    await userEvent.click(reset.getByRole("button", { name: "Reset two-step sign-in" }));
    await screen.findByText("Two-step sign-in of Rosa Ortiz is reset");
    await userEvent.click(await canvas.findByRole("button", { name: "Two-step sign-in" }));
    const rule = within(await screen.findByRole("dialog", { name: "Require two-step sign-in of everyone?" }));
    const notice = rule.getByText(/^2 accounts have no second step yet/);
    await waitFor(() => expect(notice).toBeVisible());
    await userEvent.click(rule.getByRole("button", { name: "Require it" }));
    const refused = await rule.findByText(/^Set up two-step sign-in for your own account first/);
    await waitFor(() => expect(refused).toBeVisible());
  },
};

export const NoMatch: Story = {
  parameters: { address: staffAddress.href({ search: "nobody", state: "disabled" }) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listStaff, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No account is called so")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listStaff, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listStaff, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listStaff, failWith("common.forbidden"))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Rosa Ortiz.*正常 2 项权限/ })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
