import { askAi } from "@candor/api/endpoints";
import { type AiEvent, PRODUCT_FEATURES } from "@candor/api/entities";
import { failWith, handlersFor, streamFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { owner } from "../shell/fixtures.ts";
import { Assistant } from "./Assistant.tsx";

const ANSWER: AiEvent[] = [
  { type: "start", model: null },
  {
    type: "sources",
    sources: [
      { kind: "help", id: "read-results", title: "Read a result" },
      {
        kind: "check",
        id: "web.consent.cookies-before",
        title: "Cookies are set before the visitor consents",
      },
    ],
  },
  { type: "text", text: "No AI model is configured.\n\n" },
  { type: "text", text: "- **Read a result**: an optional cookie needs consent." },
];

const meta = {
  title: "Features/Assistant",
  component: Assistant,
  args: {
    user: {
      ...owner,
      company: { ...owner.company, product_type: 1 | PRODUCT_FEATURES.assistant },
    },
  },
  decorators: [(Story) => <div style={{ minHeight: 720 }}>{Story()}</div>],
  beforeEach: ({ msw }) => msw.use(...streamFor(askAi, ANSWER)),
} satisfies Meta<typeof Assistant>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: /Ask the assistant|询问助手/ }));
  await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
};
const ask: Play = async (context) => {
  await open(context);
  await context.userEvent.keyboard("When does a cookie need consent?{Enter}");
};

export const Default: Story = {};

export const Empty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await waitFor(() => expect(canvas.getByRole("list", { name: "Examples" })).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/Write a question first/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ask the assistant" })).toHaveFocus());
  },
};

export const Answered: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await ask(context);
    await step("an answer with what it rests on, and that no model wrote it", async () => {
      await waitFor(() => expect(canvas.getByText(/an optional cookie needs consent/)).toBeVisible());
      await waitFor(() =>
        expect(canvas.getByText("No AI model is configured: answers come from a search")).toBeVisible(),
      );
      await expect(canvas.getByRole("link", { name: "Read a result" })).toHaveAttribute(
        "href",
        "/pages/help/read-results",
      );
    });
    await step("it is still there when the panel opens again", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await open(context);
      await waitFor(() => expect(canvas.getByText("When does a cookie need consent?")).toBeVisible());
    });
  },
};

export const Stopped: Story = {
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...streamFor(askAi, ANSWER.slice(0, 3), { open: true })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context);
    await waitFor(() => expect(canvas.getByText("No AI model is configured.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await waitFor(() => expect(canvas.getByText("Stopped. What was written stays.")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("No AI model is configured.")).toBeVisible());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ask" })).toBeVisible());
  },
};

export const Writing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...streamFor(askAi, [{ type: "start", model: "a-model" }], { open: true })),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole("button", { name: "Stop" })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(askAi, failWith("ai.failed"))),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await ask(context);
    const again = await canvas.findByRole("button", { name: "Ask again" });
    msw.use(...streamFor(askAi, ANSWER));
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByText(/an optional cookie needs consent/)).toBeVisible());
    await expect(canvas.getAllByText("When does a cookie need consent?")).toHaveLength(1);
  },
};

/** What is written outlasts the page, and what the session's end kept from being asked: it is there to be asked again. */
export const KeptOverSignIn: Story = {
  beforeEach: ({ msw }) => {
    sessionStorage.setItem("candor.draft.question", JSON.stringify("Which law"));
    msw.use(...handlersFor(askAi, failWith("common.unauthenticated")));
    return () => sessionStorage.removeItem("candor.draft.question");
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await open(context);
    await expect(canvas.getByRole("textbox")).toHaveValue("Which law");
    await userEvent.keyboard(" needs consent?{Enter}");
    await expect(await canvas.findByRole("button", { name: "Ask again" })).toBeVisible();
    await expect(sessionStorage.getItem("candor.draft.question")).toBe('"Which law needs consent?"');
    msw.use(...streamFor(askAi, ANSWER));
    await userEvent.click(canvas.getByRole("button", { name: "Ask again" }));
    await waitFor(() => expect(sessionStorage.getItem("candor.draft.question")).toBeNull());
  },
};

/** A text that is too long is not taken, and said to be too long. */
export const TooLong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.paste("why ".repeat(1000));
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Longer text is not accepted.");
  },
};

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(askAi, failWith("common.rate_limited"))),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(/Too many questions/)).toBeVisible();
  },
};

export const Chinese: Story = { globals: { language: "cn" }, play: open };
export const Dark: Story = { globals: { theme: "dark" }, play: ask };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: ask };

/** A company whose product does not have it. */
export const NotInTheProduct: Story = {
  args: { user: owner },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
