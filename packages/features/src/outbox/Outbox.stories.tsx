import { listMail } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { Outbox } from "./components/Outbox.tsx";
import { mails } from "./fixtures.ts";
import { outboxAddress } from "./outbox-state.ts";

const [kept, , failed, , script] = mails;
if (!kept || !failed || !script) throw new Error("The fixtures have too few messages");

/** The outbox in the state that its address has. */
const Addressed = () => <Outbox address={useAddress(outboxAddress)} />;

const meta = {
  title: "Features/Outbox",
  component: Addressed,
  parameters: { address: "/view-mis/outbox" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMail, { list: mails, total: mails.length })),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const article = within(await canvas.findByRole("article", { name: kept.subject }));
    await expect(article.getByText("Kept in the outbox: no mail server is set up")).toBeVisible();
    await expect(article.getByTitle(`HTML form of “${kept.subject}”`)).toHaveAttribute("sandbox", "");
    await userEvent.click(article.getByRole("radio", { name: "Text" }));
    await expect(article.getByText(/Open the results: https:/)).toBeVisible();
  },
};

/** An address names a page beyond the last: the last one is shown. */
export const BeyondTheLast: Story = {
  parameters: { address: "/view-mis/outbox?page=99" },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listMail, ({ page }) => ({ list: page === 1 ? mails : [], total: mails.length }))),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("article", { name: kept.subject })).toBeVisible();
    await expect(address(canvasElement)).toHaveTextContent(/^\/view-mis\/outbox$/);
  },
};

/** What an address asks for that is not known is left out, and named until it was read. */
export const Unknown: Story = {
  parameters: { address: "/view-mis/outbox?state=nope&page=99" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const note = await canvas.findByText(/left out: state=nope/);
    await expect(note).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
    await expect(address(canvasElement)).toHaveTextContent(/^\/view-mis\/outbox$/);
  },
};

/** A message of a further page opens on that page. */
export const FurtherPage: Story = {
  parameters: { address: "/view-mis/outbox?page=2" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMail, { list: mails, total: 25 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: new RegExp(failed.subject) })).toHaveAttribute(
      "href",
      `/view-mis/outbox?page=2&mail=${failed.id}`,
    );
  },
};

export const NotDelivered: Story = {
  parameters: { address: `/view-mis/outbox?mail=${failed.id}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Not delivered: Connection refused by mail.example.com"),
    ).toBeVisible();
  },
};

export const ScriptInMail: Story = {
  parameters: { address: `/view-mis/outbox?mail=${script.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole("article", { name: script.subject });
    await expect(document.title).not.toBe("taken over");
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMail, "pending")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Outbox" })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMail, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No messages yet")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Outbox" })).toBeInTheDocument();
  },
};

export const NoMatch: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listMail, ({ search }) =>
        search === "" ? { list: mails, total: mails.length } : { list: [], total: 0 },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Search messages"), "x");
    const said = { name: "No messages match this search" };
    await expect(await canvas.findByRole("heading", said)).toBeVisible();
    // The field above has a button of its own.
    await expect(canvas.getByRole("button", { name: "Clear search" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show all messages" }));
    await expect(await canvas.findByRole("link", { name: new RegExp(kept.subject) })).toBeVisible();
  },
};

/** A phone has room for the list alone: it says so itself. */
export const NoMatchNarrow: Story = { ...NoMatch, globals: { viewport: { value: "narrow" } } };

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMail, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
