import {
  cancelInvitation,
  inviteMember,
  leaveTeam,
  listMembers,
  removeMember,
  resendInvitation,
  setMemberRole,
} from "@candor/api/endpoints";
import type { Member } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { owner } from "../shell/fixtures.ts";
import { MembersScreen } from "./components/MembersScreen.tsx";
import { invited, LIN, LONG, MANY, MARTA, NINA, OLD, TEAM, teamOf } from "./fixtures.ts";

const meta = {
  title: "Features/Members",
  component: MembersScreen,
  args: { user: owner, onLeft: fn() },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor(listMembers, TEAM));
  },
} satisfies Meta<typeof MembersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name?: string) =>
  within(await within(document.body).findByRole("dialog", name === undefined ? {} : { name }));
/** What fades in is seen a moment after it is there. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const gone = () => waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());

/** Oneself is marked; the only administrator reads why there is nothing to press. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("2 members · 2 open invitations · 4 of 20 places on your plan"),
    ).toBeVisible();
    const own = within(canvas.getByRole("row", { name: /Lin Yue/ }));
    await expect(own.getByText("You")).toBeVisible();
    await expect(own.getByText(/Name another administrator before you leave/)).toBeVisible();
    await expect(own.queryByRole("combobox")).toBeNull();
    await expect(own.queryByRole("button")).toBeNull();
    const late = within(canvas.getByRole("row", { name: /wei\.chen/ }));
    await expect(late.getByText("Expired")).toBeVisible();
    await expect(late.getByText("Ended 26 Oct 2026")).toBeVisible();
  },
};

/** A server that keeps what it is told. */
export const Manages: Story = {
  beforeEach: ({ msw }) => {
    let team: Member[] = TEAM.list;
    const change = (id: string, by: Partial<Member>) => {
      team = team.map((one) => (one.id === id ? { ...one, ...by } : one));
      return team.find((one) => one.id === id) ?? LIN;
    };
    const take = ({ id }: { id: string }) => {
      team = team.filter((one) => one.id !== id);
      return {};
    };
    msw.use(
      ...handlersFor(listMembers, () => teamOf(team)),
      ...handlersFor(setMemberRole, ({ id, role }) => change(id, { role })),
      ...handlersFor(resendInvitation, ({ id }) => change(id, { expired: false })),
      ...handlersFor(cancelInvitation, take),
      ...handlersFor(removeMember, take),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const role = async () => canvas.findByRole("combobox", { name: "Role of Marta Keller" });
    await step("a role changes once it is confirmed, and the focus stays", async () => {
      await userEvent.selectOptions(await role(), "Administrator");
      const first = await dialog("Make Marta Keller an administrator?");
      await userEvent.click(first.getByRole("button", { name: "Cancel" }));
      await gone();
      await expect(await role()).toHaveValue("viewer");
      await userEvent.selectOptions(await role(), "Administrator");
      await userEvent.click((await dialog()).getByRole("button", { name: "Make administrator" }));
      await gone();
      await waitFor(async () => expect(await role()).toHaveValue("owner"));
      await waitFor(async () => expect(await role()).toHaveFocus());
      await seen(() => canvas.getByText("Marta Keller is now an administrator"));
    });
    await step("with a second administrator one may leave or step down", async () => {
      await expect(canvas.getByRole("button", { name: "Leave team" })).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Role of Lin Yue" }), "Member");
      await dialog("Give up your administrator role?");
      await userEvent.keyboard("{Escape}");
      await gone();
    });
    await step("an invitation is sent again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: `Resend the invitation to ${OLD.email}` }));
      await seen(() => canvas.getByText(`The invitation to ${OLD.email} is on its way again`));
      await waitFor(() => expect(canvas.queryByText("Expired")).toBeNull());
    });
    await step("and withdrawn; the focus goes to the list, as the button is gone", async () => {
      await userEvent.click(canvas.getByRole("button", { name: `Withdraw the invitation to ${OLD.email}` }));
      await userEvent.click((await dialog()).getByRole("button", { name: "Withdraw" }));
      await gone();
      await waitFor(() => expect(canvas.queryByText(OLD.email)).toBeNull());
      await waitFor(() => expect(canvas.getByRole("region", { name: "Members" })).toHaveFocus());
    });
    await step("a member is removed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Marta Keller" }));
      await userEvent.click((await dialog()).getByRole("button", { name: "Remove" }));
      await gone();
      await expect(await canvas.findByText(/^1 member · 1 open invitation/)).toBeVisible();
    });
  },
};

/** What the server refuses is told where it was asked, and nothing changes. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listMembers, teamOf([LIN, LONG])),
      ...handlersFor(setMemberRole, failWith("member.last_owner")),
    ),
  play: async ({ canvas, userEvent }) => {
    const role = await canvas.findByRole("combobox", { name: "Role of Lin Yue" });
    await userEvent.selectOptions(role, "Member");
    const asked = await dialog();
    await userEvent.click(asked.getByRole("button", { name: "Give up the role" }));
    await seen(() => asked.getByText(/The team needs an administrator/));
    await expect(role).toHaveValue("owner");
  },
};

/** Nothing chosen, nothing typed: each field says what it needs. */
export const Inviting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite member" }));
    const form = await dialog();
    const email = form.getByRole("textbox", { name: /E-mail/ });
    await expect(email).toHaveFocus();
    await userEvent.click(form.getByRole("button", { name: "Send invitation" }));
    await waitFor(() => expect(email).toHaveAccessibleDescription("Please enter the email."));
    await seen(() => form.getByText("Please select a role."));
    await expect(email).toHaveFocus();
    await userEvent.type(email, "nina.lange@");
    await waitFor(() => expect(email).toHaveAccessibleDescription("Please input a valid email."));
  },
};

/** It was sent, and the answer was lost on the way; the mail that is on its way stays the only one. */
export const InviteAnswerLost: Story = {
  beforeEach: ({ msw }) => {
    let team: Member[] = [LIN];
    msw.use(
      ...handlersFor(listMembers, () => teamOf(team)),
      ...handlersFor(inviteMember, () => {
        team = [LIN, NINA];
        return "network";
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite member" }));
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox", { name: /E-mail/ }), NINA.email);
    await userEvent.click(form.getByRole("radio", { name: /^Member/ }));
    await userEvent.click(form.getByRole("button", { name: "Send invitation" }));
    await gone();
    await seen(() => canvas.getByText(`The invitation to ${NINA.email} is on its way`));
  },
};

/** Refused by the server, then for the form as a whole, then sent. */
export const Invites: Story = {
  beforeEach: ({ msw }) => {
    let team: Member[] = [LIN];
    const answers = [
      failWith("member.email_exist", { email: "member.email_exist" }),
      failWith("member.limit_reached"),
    ];
    msw.use(
      ...handlersFor(listMembers, () => teamOf(team)),
      ...handlersFor(inviteMember, ({ email, role, language }) => {
        const refusal = answers.shift();
        if (refusal) return refusal;
        const one = invited(email, { role, id: NINA.id });
        team = [LIN, { ...one, email: language === "cn" ? email : `not-${email}` }];
        return one;
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Invite member" }));
    const form = await dialog();
    const email = form.getByRole("textbox", { name: /E-mail/ });
    const send = form.getByRole("button", { name: "Send invitation" });
    await step("what is typed is not thrown away unasked", async () => {
      await userEvent.type(email, NINA.email);
      await userEvent.click(form.getByRole("radio", { name: /^Administrator/ }));
      await userEvent.selectOptions(form.getByRole("combobox", { name: "Language of the mail" }), "简体中文");
      await userEvent.click(form.getByRole("button", { name: "Cancel" }));
      const discard = await dialog("Discard changes?");
      await userEvent.click(discard.getByRole("button", { name: "Continue editing" }));
      await waitFor(() => expect(email).toHaveValue(NINA.email));
    });
    await step("the server's words about the e-mail stand at the e-mail", async () => {
      await userEvent.click(send);
      await waitFor(() => expect(email).toHaveAccessibleDescription("This user has joined another team."));
      await expect(email).toHaveFocus();
    });
    await step("those about the plan stand under the form", async () => {
      await userEvent.click(send);
      await seen(() => form.getByText(/^The invitation was not sent: Your plan/));
    });
    await step("sent: told, and in the list", async () => {
      await userEvent.click(send);
      await gone();
      await seen(() => canvas.getByText(`The invitation to ${NINA.email} is on its way`));
      await expect(
        await canvas.findByRole("row", { name: /^nina\.lange.*Administrator.*Invited/ }),
      ).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Invite member" })).toHaveFocus();
    });
  },
};

/** A member reads who is in the team and may leave it. */
export const Viewer: Story = {
  args: { user: { ...owner, role: "viewer" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listMembers, teamOf([{ ...LIN, self: false }, { ...MARTA, self: true }, NINA])),
      ...handlersFor(leaveTeam, {}),
    ),
  play: async ({ canvas, userEvent, args }) => {
    const leave = await canvas.findByRole("button", { name: "Leave team" });
    await expect(canvas.getByText(/Only administrators can invite people/)).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /Invite|Resend|Withdraw|Remove/ })).toBeNull();
    await userEvent.click(leave);
    await userEvent.click((await dialog()).getByRole("button", { name: "Leave team" }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
  },
};

/** Staff who look at a company change nothing. */
export const Preview: Story = {
  args: { user: { ...owner, preview: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is a preview of the company/)).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /Marta Keller/ })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "Actions" })).toBeNull();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

/** From eleven people on there is a search; it finds by name and by e-mail. */
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, MANY)),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole("searchbox", { name: "Search name or e-mail" });
    await userEvent.type(search, "YUE.LIN");
    await expect(await canvas.findByText("1 of 11")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /林月/ })).toBeVisible();
    await userEvent.type(search, "x");
    await userEvent.click(await canvas.findByRole("button", { name: "Show everyone" }));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(12));
  },
};

export const LimitReached: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, teamOf([LIN, MARTA, NINA], 3))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Invite member" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    // The button's own reason says it as well, to who sees the button in focus.
    await expect(
      canvas.getByText(/Your plan's number of members is reached/, { ignore: "[aria-hidden]" }),
    ).toBeVisible();
  },
};

/** What is there is read; nobody is added. */
export const PlanEnded: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, { ...TEAM, plan_ended: true })),
  play: async ({ canvas, userEvent }) => {
    const invite = await canvas.findByRole("button", { name: "Invite member" });
    await expect(canvas.getByText(/^Your plan has ended\./, { ignore: "[aria-hidden]" })).toBeVisible();
    await userEvent.click(invite);
    await expect(screen.queryByRole("dialog")).toBeNull();
    for (const resend of canvas.getAllByRole("button", { name: /^Resend the invitation/ }))
      await expect(resend).toHaveAttribute("aria-disabled", "true");
  },
};

export const Alone: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, teamOf([LIN]))),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Lin Yue/ });
    await expect(canvas.getByText(/You are the only one here so far/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, "pending")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading members")).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("2 位成员 · 2 个待接受的邀请 · 套餐上限 20 人，已用 4 人"),
    ).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, teamOf([LIN, LONG, MARTA, NINA, OLD]))),
};
