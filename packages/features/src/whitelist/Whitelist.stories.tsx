import { configEndpoints, listCompanyNames } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { whitelistAddress } from "./address.ts";
import { Whitelist } from "./components/Whitelist.tsx";
import { COMPANIES, ENTRIES, PERSON } from "./fixtures.ts";

const { list, create, update, remove } = configEndpoints.whitelist;
const pageOf = (entries: typeof ENTRIES) => ({ list: entries, total: entries.length });

function Held() {
  return <Whitelist address={useAddress(whitelistAddress)} />;
}

const meta = {
  title: "Features/Whitelist",
  component: Held,
  parameters: { address: whitelistAddress.href({}) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(list, pageOf(ENTRIES)),
      ...handlersFor(listCompanyNames, ({ ids }) => ({
        list: COMPANIES.filter(({ id }) => !ids || ids.includes(id)),
      })),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /ada@linden\.example Person In use/ })).toBeVisible();
    await expect(
      await canvas.findByRole("row", { name: /^Linden Retail Company Switched off/ }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^Only those who are listed/)).toBeVisible();
  },
};

/** Each kind says what its name must be; a name that is listed already stays in its field. */
export const Adds: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("mis.key_taken", { key: "choice" })];
    msw.use(
      ...handlersFor(
        create,
        ({ key, data }) => answers.shift() ?? { ...PERSON, key, data: { ...PERSON.data, ...data } },
      ),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add entry" }));
    const form = within(await screen.findByRole("dialog", { name: "Add to the whitelist" }));
    const send = form.getByRole("button", { name: "Add" });
    await step("nothing typed", async () => {
      await userEvent.click(send);
      const email = form.getByRole("textbox", { name: /^E-mail/ });
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription(expect.stringContaining("Please input a valid email.")),
      );
      await expect(email).toHaveFocus();
    });
    await step("a domain is no e-mail", async () => {
      await userEvent.selectOptions(form.getByRole("combobox", { name: "Kind" }), "domain");
      const domain = await form.findByRole("textbox", { name: /^E-mail domain/ });
      await userEvent.type(domain, "ada@linden.example");
      await userEvent.click(send);
      await waitFor(() => expect(domain).toHaveAccessibleDescription(expect.stringContaining("without @")));
      await userEvent.clear(domain);
      await userEvent.type(domain, "Linden.example");
      await userEvent.click(send);
      await waitFor(() =>
        expect(domain).toHaveAccessibleDescription(expect.stringContaining("It is listed already.")),
      );
      await expect(domain).toHaveFocus();
      await expect(domain).toHaveValue("Linden.example");
      await userEvent.click(send);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await expect(await canvas.findByText("linden.example is listed")).toBeInTheDocument();
  },
};

/** What the server refuses of the note stands at the note. */
export const NoteRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(create, failWith("common.invalid", { "data.note": "characters" }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add entry" }));
    const form = within(await screen.findByRole("dialog", { name: "Add to the whitelist" }));
    await userEvent.type(form.getByRole("textbox", { name: /^E-mail/ }), "ada@linden.example");
    const note = form.getByRole("textbox", { name: "Note" });
    await userEvent.type(note, "Until spring{Enter}");
    await userEvent.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(note).toBeInvalid());
    await expect(note).toHaveFocus();
    await expect(note).toHaveAccessibleDescription(/./);
  },
};

/** A company is chosen by its name; its id is what is sent. One that is listed already stays chosen. */
export const AddsCompany: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(create, ({ key, data }) =>
        key === COMPANIES[1]?.id
          ? { ...PERSON, key, data: { ...PERSON.data, ...data } }
          : failWith("mis.key_taken", { key: "choice" }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add entry" }));
    const form = within(await screen.findByRole("dialog", { name: "Add to the whitelist" }));
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Kind" }), "company");
    const company = await form.findByRole("combobox", { name: /^Company/ });
    await userEvent.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() =>
      expect(company).toHaveAccessibleDescription(expect.stringContaining("Choose the company.")),
    );
    await userEvent.type(company, "Linden");
    await userEvent.click(await screen.findByRole("option", { name: "Linden Retail" }));
    await userEvent.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() =>
      expect(company).toHaveAccessibleDescription(expect.stringContaining("It is listed already.")),
    );
    await expect(company).toHaveFocus();
    await expect(company).toHaveValue("Linden Retail");
    await userEvent.clear(company);
    await userEvent.type(company, "北极");
    await userEvent.click(await screen.findByRole("option", { name: "北极星电子商务有限公司" }));
    await userEvent.click(form.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("北极星电子商务有限公司 is listed")).toBeInTheDocument();
  },
};

/** A company that was deleted since is no name any more. */
export const CompanyGone: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listCompanyNames, { list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A company that is no longer there")).toBeVisible();
  },
};

/** Somebody else was quicker: the refusal stays in the dialog. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(update, failWith("mis.changed_meanwhile")), ...handlersFor(remove, {})),
  play: async ({ canvas, userEvent }) => {
    const open = async (item: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: "Actions for ada@linden.example" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: item }));
    };
    await open("Switch off");
    const ask = within(await screen.findByRole("dialog", { name: "Switch off ada@linden.example?" }));
    await userEvent.click(ask.getByRole("button", { name: "Switch off" }));
    await waitFor(() => expect(ask.getByText(/changed this entry meanwhile/)).toBeVisible());
    await userEvent.click(ask.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await open("Delete");
    const gone = within(await screen.findByRole("dialog", { name: /^Delete ada@linden\.example/ }));
    await userEvent.click(gone.getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText("ada@linden.example is deleted")).toBeInTheDocument();
  },
};

/** Nobody is listed: the page says that everyone may ask. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(list, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody is listed")).toBeVisible();
    await expect(await canvas.findByText(/^Everyone whose company has the AI helper/)).toBeVisible();
  },
};

/** Its first entry takes the button of the empty list away: the focus goes on to the one above the rows. */
export const AddsFirst: Story = {
  beforeEach: ({ msw }) => {
    const entries: typeof ENTRIES = [];
    msw.use(
      ...handlersFor(list, () => pageOf([...entries])),
      ...handlersFor(create, ({ key }) => {
        const made = { ...PERSON, key };
        entries.push(made);
        return made;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Nobody is listed");
    canvas.getByRole("button", { name: "Add entry" }).focus();
    await userEvent.keyboard("{Enter}");
    const form = within(await screen.findByRole("dialog", { name: "Add to the whitelist" }));
    await userEvent.type(form.getByRole("textbox", { name: /^E-mail/ }), "ada@linden.example{Enter}");
    await expect(await canvas.findByRole("row", { name: /^ada@linden\.example/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add entry" })).toHaveFocus());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(list, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(list, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(list, failWith("common.forbidden"))),
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
