import {
  changeCompanyMember,
  changeStaffCompany,
  getStaffCompany,
  inviteCompanyOwner,
  listCompanyMembers,
  listLogs,
  staffCompanyUsage,
} from "@candor/api/endpoints";
import type { Member } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { readDraft, storeDraft } from "../platform/index.ts";
import { scansAddress } from "../scans/index.ts";
import { CompanyPage } from "./components/CompanyPage.tsx";
import { CLOSED, LINDEN, LONG, logPage, NEW, person, teamOf, USAGE } from "./fixtures.ts";

const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAB8tXAAAACwAAAAAAQABAAACAkQBADs=";

const LIN = person("Lin Yue", { role: "owner" });
const INVITED = person("", { role: "owner", email: "ada@aster.example", join_status: 1, joined_at: null });
const GONE = person("Marta Keller", { join_status: 2 });

const meta = {
  title: "Features/Companies/CompanyPage",
  component: CompanyPage,
  args: {
    id: LINDEN.id,
    listHref: "/view-mis/company-list",
    logs: { people: "/view-mis/log-list?company=1", staff: "/view-mis/log-list?about=1" },
    mayDelete: true,
    mayReadScans: true,
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getStaffCompany, LINDEN),
      ...handlersFor(listCompanyMembers, teamOf([LIN, INVITED, GONE])),
      ...handlersFor(staffCompanyUsage, USAGE),
      ...handlersFor(listLogs, ({ company_id }) => logPage(company_id ? "people" : "staff")),
    ),
} satisfies Meta<typeof CompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Linden Shop" })).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /Lin Yue.*Administrator.*Active/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /ada@aster\.example.*Invited/ })).toBeVisible();
    await expect(canvas.queryByText("Marta Keller")).toBeNull();
    await expect(canvas.getByText("2 of 20 places")).toBeVisible();
    await expect(canvas.getByText("1 Mar 2027")).toBeVisible();
    const last = scansAddress.href({ search: "S-12", company: LINDEN.id });
    await expect(canvas.getByRole("link", { name: "S-12" })).toHaveAttribute("href", last);
    await expect(await canvas.findByText("12, of which 9 published")).toBeVisible();
    await expect(canvas.getByText("214 files, 38.4 MB")).toBeVisible();
    const trail = within(await canvas.findByRole("table", { name: "Audit trail" }));
    const actions = trail.getAllByText(/^(Changed|Set|Created) a/).map(({ textContent }) => textContent);
    await expect(actions).toEqual([
      "Changed a company's plan or settings",
      "Set a check to Passed",
      "Created a company",
    ]);
  },
};

/** A wrong address, the server's refusal, then sent: the list of people knows. */
export const Invites: Story = {
  args: { id: NEW.id },
  beforeEach: ({ msw }) => {
    let team: Member[] = [];
    const answers = [failWith("auth.too_frequent")];
    msw.use(
      ...handlersFor(getStaffCompany, NEW),
      ...handlersFor(listCompanyMembers, () => teamOf(team)),
      ...handlersFor(inviteCompanyOwner, ({ email }) => {
        const refusal = answers.shift();
        if (refusal) return refusal;
        const one = { ...INVITED, email };
        team = [one];
        return one;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Nobody has joined, and nobody is invited")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Invite administrator" }));
    const form = within(await screen.findByRole("dialog", { name: "Invite an administrator" }));
    const email = form.getByRole("textbox", { name: /e-mail/ });
    const send = form.getByRole("button", { name: "Send invitation" });
    await userEvent.type(email, "ada@");
    await userEvent.click(send);
    await waitFor(() => expect(email).toHaveAccessibleDescription("Please input a valid email."));
    await userEvent.type(email, "aster.example");
    await userEvent.click(send);
    await waitFor(() => expect(form.getByText(/^The invitation was not sent: /)).toBeVisible());
    await userEvent.click(send);
    await expect(await canvas.findByRole("row", { name: /ada@aster\.example.*Invited/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText("The invitation to ada@aster.example is on its way")).toBeVisible(),
    );
  },
};

/** Whom staff began to invite to one company is not offered to the next one. */
export const InvitesToEachItsOwn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(getStaffCompany, ({ id }) => (id === NEW.id ? NEW : LINDEN))),
  render: function Pages(args) {
    const [id, setId] = useState(args.id);
    return (
      <>
        <button type="button" onClick={() => setId(NEW.id)}>
          Next company
        </button>
        <CompanyPage {...args} key={id} id={id} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Invite administrator" }));
      const form = within(await screen.findByRole("dialog", { name: "Invite an administrator" }));
      return form.getByRole("textbox", { name: /e-mail/ });
    };
    await userEvent.type(await open(), "ada@linden.example");
    // As Back does: the dialog goes with its page, and what was typed is kept for this page.
    canvas.getByText("Next company").click();
    await canvas.findByRole("heading", { name: NEW.name });
    await expect(await open()).toHaveValue("");
  },
};

/** A refusal keeps what was typed; then only what differs is sent. */
export const Edits: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("common.internal")];
    let now = LINDEN;
    msw.use(
      ...handlersFor(getStaffCompany, () => now),
      ...handlersFor(changeStaffCompany, ({ id, ...change }) => {
        const refusal = answers.shift();
        if (refusal) return refusal;
        now = { ...LINDEN, ...(change as Partial<typeof LINDEN>) };
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit company" }));
    const dashboard = form.getByRole("checkbox", { name: "Dashboard" });
    await expect(dashboard).toBeChecked();
    await userEvent.click(dashboard);
    const parts = form.getByRole("group", { name: "Modules and features" });
    await expect(parts).toHaveAccessibleDescription(/its people see no screen at all/);
    await expect(within(parts).queryByRole("alert")).toBeNull();
    await userEvent.click(dashboard);
    await expect(form.queryByText(/its people see no screen at all/)).toBeNull();
    await userEvent.click(form.getByRole("checkbox", { name: "AI helper" }));
    await userEvent.selectOptions(form.getByRole("combobox", { name: /^Plan/ }), "enterprise");
    const ends = form.getByRole("textbox", { name: "Subscription ends" });
    const save = form.getByRole("button", { name: "Save" });
    await userEvent.clear(ends);
    await userEvent.type(ends, "in spring");
    await userEvent.click(save);
    await waitFor(() => expect(ends).toBeInvalid());
    await expect(ends).toHaveValue("in spring");
    await userEvent.clear(ends);
    await userEvent.type(ends, "9 May 2031");
    await userEvent.click(save);
    await waitFor(() => expect(form.getByText(/^The company was not saved: /)).toBeVisible());
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Dashboard, AI helper")).toBeVisible();
    await expect(canvas.getByText("Enterprise")).toBeVisible();
    await expect(canvas.getByText("9 May 2031")).toBeVisible();
  },
};

/** A text that is no day stands there again after a reload, with what is wrong with it. */
export const KeepsWhatIsNoDay: Story = {
  beforeEach: () => void storeDraft(`staff-company-${LINDEN.id}`, { expires: "in spring" }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit company" }));
    const ends = form.getByRole("textbox", { name: "Subscription ends" });
    await waitFor(() => expect(ends).toHaveValue("in spring"));
    await expect(ends).toBeInvalid();
    await userEvent.clear(ends);
    await userEvent.type(ends, "in summer");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(ends).toHaveFocus());
    await expect(readDraft(`staff-company-${LINDEN.id}`)).toEqual({ expires: "in summer" });
  },
};

/** The menu's items are all of the form's until some are chosen; none at all are refused. */
export const ChoosesItems: Story = {
  beforeEach: ({ msw }) => {
    let now = { ...LINDEN, product_type: 3 };
    msw.use(
      ...handlersFor(getStaffCompany, () => now),
      ...handlersFor(changeStaffCompany, ({ id, ...change }) => {
        now = { ...now, ...(change as Partial<typeof LINDEN>) };
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit company" }));
    const mode = form.getByRole("combobox", { name: "Menu items" });
    await expect(mode).toHaveDisplayValue("The usual ones");
    await userEvent.selectOptions(mode, "Only chosen ones");
    const shown = within(form.getByRole("group", { name: "Items shown" }));
    await expect(shown.getByRole("checkbox", { name: "Checks" })).toBeChecked();
    await expect(shown.queryByRole("checkbox", { name: "Privacy center" })).toBeNull();
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Menu" }), "Older menu");
    await expect(shown.getByRole("checkbox", { name: "Privacy center" })).not.toBeChecked();
    for (const box of shown.getAllByRole<HTMLInputElement>("checkbox"))
      if (box.checked) await userEvent.click(box);
    const save = form.getByRole("button", { name: "Save" });
    await userEvent.click(save);
    await expect(await form.findByText("Choose at least one item.")).toBeVisible();
    await userEvent.click(shown.getByRole("checkbox", { name: "Home /homepage" }));
    await userEvent.click(shown.getByRole("checkbox", { name: "Edit privacy center" }));
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Privacy center" }), "Being built");
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("Older menu, 2 chosen items")).toBeVisible();
    await expect(canvas.getByText("Being built")).toBeVisible();
  },
};

/** What one person is shown: a wrong address and the server's refusal keep what was typed; then it stands in the list. */
export const SetsOnePerson: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("common.internal")];
    let team = teamOf([LIN, INVITED]);
    msw.use(
      ...handlersFor(listCompanyMembers, () => team),
      ...handlersFor(changeCompanyMember, ({ company_id, user_id, ...change }) => {
        const refusal = answers.shift();
        if (refusal) return refusal;
        const list = team.list.map((one) =>
          one.id === user_id ? { ...one, ...change } : one,
        ) as typeof team.list;
        team = { ...team, list };
        return list.find(({ id }) => id === user_id) as (typeof list)[number];
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /ada@aster\.example/ })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Edit ./ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Edit Lin Yue" }));
    const form = within(await screen.findByRole("dialog", { name: "What Lin Yue is shown" }));
    await userEvent.type(form.getByRole("textbox", { name: "Red banner" }), "  For review only ");
    const first = form.getByRole("textbox", { name: "First page" });
    await userEvent.type(first, "/nowhere");
    await userEvent.click(form.getByRole("checkbox", { name: "Language cannot be changed" }));
    const save = form.getByRole("button", { name: "Save" });
    await userEvent.click(save);
    await waitFor(() => expect(first).toHaveAccessibleDescription(/Enter an address in the portal’s menu/));
    await userEvent.clear(first);
    await userEvent.type(first, "/checks?statuses=critical");
    await userEvent.click(save);
    await expect(await form.findByText(/^Nothing was saved: /)).toBeVisible();
    await expect(first).toHaveValue("/checks?statuses=critical");
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(
      await canvas.findByRole("row", {
        name: /Lin Yue.*Banner, First page,? and Language|Lin Yue.*Banner, First page, Language/,
      }),
    ).toBeVisible();
  },
};

/** The dialog as it opens. */
export const OnePerson: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Lin Yue" }));
    const form = within(await screen.findByRole("dialog", { name: "What Lin Yue is shown" }));
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Menu items" }), "Only chosen ones");
    await expect(form.getByRole("checkbox", { name: "Checks" })).toBeChecked();
  },
};

/** It is asked once, and can be taken back. */
export const Suspends: Story = {
  beforeEach: ({ msw }) => {
    let now = LINDEN;
    msw.use(
      ...handlersFor(getStaffCompany, () => now),
      ...handlersFor(changeStaffCompany, ({ company_status = 1 }) => {
        now = { ...LINDEN, company_status };
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    const question = within(await screen.findByRole("dialog", { name: "Suspend Linden Shop?" }));
    await userEvent.click(question.getByRole("button", { name: "Suspend" }));
    await expect(await canvas.findByText(/^This company is suspended/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Reactivate" })).toBeVisible();
  },
};

/** Its own logo. */
export const WithLogo: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(getStaffCompany, { ...LINDEN, logo: "0f".repeat(32), logo_url: PICTURE })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Logo of Linden Shop" })).toBeVisible();
  },
};

/** Those who may not read the log are not led there, and delete nothing. */
export const WithoutLog: Story = {
  args: { logs: null, mayDelete: false, mayReadScans: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Linden Shop" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "What staff did to it" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "S-12" })).toBeNull();
  },
};

export const Suspended: Story = {
  args: { id: CLOSED.id },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getStaffCompany, CLOSED)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This company is suspended:/)).toBeVisible();
    const invite = canvas.getByRole("button", { name: "Invite administrator" });
    await expect(invite).toHaveAttribute("aria-disabled", "true");
    const reason = "This company is suspended. Reactivate it to invite an administrator.";
    await expect(invite).toHaveAccessibleDescription(reason);
    while (document.activeElement !== invite) await userEvent.tab();
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
  },
};

export const LongName: Story = {
  args: { id: LONG.id },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getStaffCompany, LONG)),
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getStaffCompany, failWith("member.company_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This company does not exist")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All companies" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getStaffCompany, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getStaffCompany, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("已用 2 个名额，共 20 个")).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
