import {
  changeStaffCompany,
  createStaffCompany,
  inviteCompanyOwner,
  listCompanies,
} from "@candor/api/endpoints";
import type { StaffCompany } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { CompanyList, type CompanyListProps } from "./components/CompanyList.tsx";
import { COMPANIES, company, NEW, person } from "./fixtures.ts";
import { companiesAddress } from "./list-state.ts";

const MADE = "0198c000-0000-7000-8000-00000000c701";
const pageOf = (list: StaffCompany[]) => ({ list, total: list.length });

function Held(props: Omit<CompanyListProps, "address">) {
  return <CompanyList {...props} address={useAddress(companiesAddress)} />;
}

const meta = {
  title: "Features/Companies/CompanyList",
  component: Held,
  parameters: { address: "/view-mis/company-list" },
  args: { companyHref: (id) => `/view-mis/company/${id}`, onCreated: fn() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listCompanies, pageOf(COMPANIES))),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "New company" }));

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Linden Shop Professional Active 4 6/ });
    await expect(within(row).getByRole("link", { name: "Linden Shop" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Birch & Sons Essential Suspended/ })).toBeVisible();
  },
};

/** Search and filters ask the server. */
export const Filtered: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listCompanies, ({ company_status, search }) =>
        pageOf(
          COMPANIES.filter(
            (one) =>
              (company_status === undefined || one.company_status === company_status) &&
              one.name.toLowerCase().includes((search ?? "").toLowerCase()),
          ),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /^Linden Shop/ });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "Suspended");
    await waitFor(() => expect(canvas.queryByRole("row", { name: /^Linden Shop/ })).toBeNull());
    await expect(canvas.getByRole("row", { name: /^Birch & Sons/ })).toBeVisible();
    const search = canvas.getByRole("searchbox", { name: "Search companies" });
    await expect(search).toHaveAttribute("placeholder", "Company name");
    await userEvent.type(search, "linden");
    await expect(await canvas.findByText("No company is called so")).toBeVisible();
  },
};

/** Nothing typed, then refused by the server, then made. */
export const Creates: Story = {
  beforeEach: ({ msw }) => {
    const answers = [
      failWith("member.email_exist", { "owner.email": "member.email_exist" }),
      failWith("common.internal"),
    ];
    msw.use(
      ...handlersFor(
        createStaffCompany,
        ({ name, product_version, owner }) =>
          answers.shift() ??
          company(`${name}, ${owner.email}, ${owner.language}`, { id: NEW.id, product_version }),
      ),
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New company" }));
    const form = await dialog();
    const name = form.getByRole("textbox", { name: /^Company/ });
    const email = form.getByRole("textbox", { name: /e-mail/ });
    const send = form.getByRole("button", { name: "Create and invite" });
    await step("each field says what it needs", async () => {
      await userEvent.click(send);
      await waitFor(() => expect(name).toHaveAccessibleDescription("Enter the company’s name."));
      await expect(email).toHaveAccessibleDescription("Please enter the email.");
      await expect(name).toHaveFocus();
    });
    await step("the server's words about the e-mail stand at the e-mail", async () => {
      await userEvent.type(name, "Aster");
      await userEvent.type(email, "ada@aster.example");
      await userEvent.selectOptions(form.getByRole("combobox", { name: "Plan" }), "Enterprise");
      await userEvent.click(send);
      await waitFor(() => expect(email).toHaveAccessibleDescription("This user has joined another team."));
    });
    await step("a failure keeps what was typed", async () => {
      await userEvent.click(send);
      await expect(await form.findByText(/^The company was not created: /)).toBeVisible();
      await expect(name).toHaveValue("Aster");
    });
    await step("made: its page is next", async () => {
      await userEvent.click(send);
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(NEW.id));
      await expect(
        await canvas.findByText(/^Aster, ada@aster.example, en is created\. The invitation to ada@/),
      ).toBeInTheDocument();
    });
  },
};

/** It was made, and the answer was lost on the way. */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    const made: StaffCompany[] = [];
    msw.use(
      ...handlersFor(listCompanies, () => pageOf([...made, ...COMPANIES])),
      ...handlersFor(createStaffCompany, ({ name, product_version }) => {
        made.push(company(name, { id: MADE, product_version }));
        return "network";
      }),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New company" }));
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox", { name: /^Company/ }), "Aster");
    await userEvent.type(form.getByRole("textbox", { name: /e-mail/ }), "ada@aster.example");
    await userEvent.click(form.getByRole("button", { name: "Create and invite" }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(MADE));
    // What was typed is no draft any more.
    await userEvent.click(canvas.getByRole("button", { name: "New company" }));
    await expect((await dialog()).getByRole("textbox", { name: /^Company/ })).toHaveValue("");
  },
};

const corrected = fn();
/** Whether what is there can be asked for. */
const network = { lost: false };

/** It was made, no answer came, and its name was corrected before it was sent again: it is renamed, and made once. */
export const AnswerLostThenCorrected: Story = {
  beforeEach: ({ msw }) => {
    corrected.mockClear();
    network.lost = false;
    let made: StaffCompany | null = null;
    msw.use(
      ...handlersFor(listCompanies, () => {
        if (network.lost) return "network";
        return pageOf(made ? [made, ...COMPANIES] : COMPANIES);
      }),
      ...handlersFor(createStaffCompany, ({ name, product_version }) => {
        corrected("made", name);
        made = company(name, { id: MADE, product_version });
        network.lost = true;
        return "network";
      }),
      ...handlersFor(changeStaffCompany, ({ id, name = "" }) => {
        corrected("changed", id, name);
        made = company(name, { id });
        return made;
      }),
      ...handlersFor(inviteCompanyOwner, ({ company_id, email }) => {
        corrected("invited", company_id, email);
        return { ...person("Ada"), email };
      }),
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New company" }));
    const form = await dialog();
    const name = form.getByRole("textbox", { name: /^Company/ });
    const send = form.getByRole("button", { name: "Create and invite" });
    await step("no answer came, nor could be looked for it", async () => {
      await userEvent.type(name, "Astre");
      await userEvent.type(form.getByRole("textbox", { name: /e-mail/ }), "ada@aster.example");
      await userEvent.click(send);
      await expect(await form.findByText(/^No answer came, so it is not known/)).toBeVisible();
    });
    network.lost = false;
    await step("with another name, what was made becomes it", async () => {
      await userEvent.clear(name);
      await userEvent.type(name, "Aster");
      await userEvent.click(send);
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(MADE));
      await expect(corrected.mock.calls).toEqual([
        ["made", "Astre"],
        ["changed", MADE, "Aster"],
      ]);
    });
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listCompanies, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no company yet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "New company" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listCompanies, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listCompanies, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listCompanies, failWith("common.forbidden"))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /^Birch & Sons 基础版 已停用/ })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
