import { getStaffCompany, inviteCompanyOwner, listCompanyMembers } from "@candor/api/endpoints";
import type { Member } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { CompanyPage } from "./components/CompanyPage.tsx";
import { CLOSED, LINDEN, LONG, NEW, person } from "./fixtures.ts";

const LIN = person("Lin Yue", { role: "owner" });
const INVITED = person("", { role: "owner", email: "ada@aster.example", join_status: 1, joined_at: null });
const GONE = person("Marta Keller", { join_status: 2 });

const teamOf = (list: Member[]) => ({
  list: list.map((one) => ({
    ...one,
    menu_ids: null,
    internal_review_only: null,
    language_fixed: false,
    default_index: null,
  })),
  limit: 20,
});

const meta = {
  title: "Features/Companies/CompanyPage",
  component: CompanyPage,
  args: { id: LINDEN.id, listHref: "/view-mis/company-list" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getStaffCompany, LINDEN),
      ...handlersFor(listCompanyMembers, teamOf([LIN, INVITED, GONE])),
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
    await expect(await form.findByText(/^The invitation was not sent: /)).toBeVisible();
    await userEvent.click(send);
    await expect(await canvas.findByRole("row", { name: /ada@aster\.example.*Invited/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText("The invitation to ada@aster.example is on its way")).toBeVisible(),
    );
  },
};

export const Suspended: Story = {
  args: { id: CLOSED.id },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getStaffCompany, CLOSED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This company is suspended/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Invite administrator" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
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
    await expect(await canvas.findByText("Unable to load", {}, { timeout: 5000 })).toBeVisible();
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
