import { listMail } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { Outbox } from "./components/Outbox.tsx";
import { mails } from "./fixtures.ts";
import { outboxAddress } from "./outbox-state.ts";

const [kept, , failed, , script] = mails;
if (!kept || !failed || !script) throw new Error("The fixtures have too few messages");

const meta = {
  title: "Features/Outbox",
  component: Outbox,
  args: {
    state: outboxAddress.initial,
    onStateChange: fn(),
    hrefFor: (state) => outboxAddress.href(state),
  },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMail, { list: mails, total: mails.length })),
  render: function Held(args) {
    const [state, setState] = useState(args.state);
    const change: typeof args.onStateChange = (next) => {
      args.onStateChange(next);
      setState(next);
    };
    return <Outbox {...args} state={state} onStateChange={change} />;
  },
} satisfies Meta<typeof Outbox>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  args: { state: { ...outboxAddress.initial, page: 99 } },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listMail, ({ page }) => ({ list: page === 1 ? mails : [], total: mails.length }))),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("article", { name: kept.subject })).toBeVisible();
    await expect(args.onStateChange).toHaveBeenCalledTimes(1);
    await expect(args.onStateChange).toHaveBeenCalledWith(expect.objectContaining({ page: 1 }));
  },
};

export const NotDelivered: Story = {
  args: { state: { ...outboxAddress.initial, mailId: failed.id } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Not delivered: Connection refused by mail.example.com"),
    ).toBeVisible();
  },
};

export const ScriptInMail: Story = {
  args: { state: { ...outboxAddress.initial, mailId: script.id } },
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
    await expect(await canvas.findByText("No messages match this search")).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMail, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
