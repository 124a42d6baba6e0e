import { listChangelog, markChangelogRead, trackEvent } from "@candor/api/endpoints";
import type { EventType } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { PortalHelpMenu } from "./PortalHelpMenu.tsx";

const releases = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `1.${count - at}-release`,
    title: `Release 1.${count - at}`,
  }));

/** Types of the events that were counted, in order. */
const tracked: EventType[] = [];
const markedRead = fn();

const meta = {
  title: "Features/Help menu",
  component: PortalHelpMenu,
  args: { onGuide: fn(), onFeedback: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end", minHeight: 420, padding: 12 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => {
    tracked.length = 0;
    markedRead.mockClear();
    // A story stays on its page: what opens in a new tab is only noted down.
    const stay = (event: Event) => (event.target as Element).closest("a[target]") && event.preventDefault();
    document.addEventListener("click", stay);
    msw.use(
      ...handlersFor(listChangelog, { list: releases(6), notice: true }),
      ...handlersFor(markChangelogRead, () => {
        markedRead();
        return {};
      }),
      ...handlersFor(trackEvent, ({ type }) => {
        tracked.push(type);
        return {};
      }),
    );
    return () => document.removeEventListener("click", stay);
  },
} satisfies Meta<typeof PortalHelpMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = await canvas.findByRole("button", { name: "Help · Unread" });
    await step("the help document, in a new tab", async () => {
      await userEvent.click(button);
      const document = canvas.getByRole("menuitem", { name: /^Help document/ });
      await expect(document).toHaveAttribute("href", "/pages/help");
      await expect(document).toHaveAttribute("target", "_blank");
      await userEvent.click(document);
      await waitFor(() => expect(tracked).toEqual(["help_document"]));
    });
    await step("feedback", async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole("menuitem", { name: "Feedback" }));
      await expect(args.onFeedback).toHaveBeenCalledOnce();
      await waitFor(() => expect(tracked).toEqual(["help_document", "help_feedback"]));
    });
    await step("the guide", async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole("menuitem", { name: "Getting started" }));
      await expect(args.onGuide).toHaveBeenCalledOnce();
      await waitFor(() => expect(tracked.at(-1)).toBe("help_guide"));
    });
    await step("nothing of it is read yet", async () => {
      await expect(canvas.getByRole("button", { name: "Help · Unread" })).toBeVisible();
      await expect(markedRead).not.toHaveBeenCalled();
    });
  },
};

/** Four of six and the way to all of them; the dot goes once an entry was opened and the server knows. By keys alone. */
export const News: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole("button", { name: "Help · Unread" });
    await step("four, and all of them at the first", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}{ArrowDown}{ArrowLeft}");
      const entries = () => canvas.getAllByRole("menuitem", { name: /^Release/ });
      await waitFor(() => expect(entries()).toHaveLength(4));
      await expect(canvas.getByRole("menuitem", { name: "Full changelog" })).toHaveAttribute(
        "href",
        "/pages/help/1.6-release",
      );
    });
    await step("an opened entry is read", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(await canvas.findByRole("button", { name: "Help" })).toHaveFocus();
      await expect(markedRead).toHaveBeenCalledOnce();
      await expect(tracked).toEqual(["help_whatisnew"]);
    });
  },
};

/** The server did not take it: still unread. */
export const MarkReadFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(markChangelogRead, () => {
        markedRead();
        return failWith("common.internal");
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Help · Unread" }));
    await userEvent.click(canvas.getByRole("menuitem", { name: /^What’s new/ }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Release 1.5" }));
    await waitFor(() => expect(markedRead).toHaveBeenCalled());
    await expect(canvas.getByRole("button", { name: "Help · Unread" })).toBeVisible();
  },
};

/** Five stand in the list by themselves. */
export const FiveNews: Story = {
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChangelog, { list: releases(5), notice: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Help" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "What’s new" }));
    await waitFor(() => expect(canvas.getAllByRole("menuitem", { name: /^Release/ })).toHaveLength(5));
    await expect(canvas.queryByRole("menuitem", { name: "Full changelog" })).toBeNull();
  },
};

/** Nothing new, and no feedback form: two rows. */
export const Bare: Story = {
  args: { onFeedback: undefined },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChangelog, { list: [], notice: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Help" }));
    const rows = canvas.getAllByRole("menuitem").map(({ textContent }) => textContent);
    await expect(rows).toEqual(["Help document", "Getting started"]);
  },
};

const opened: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: /^(?:Help|帮助)/ }));
  await userEvent.click(await canvas.findByRole("menuitem", { name: /^(?:What’s new|新功能)/ }));
  await waitFor(() => expect(canvas.getAllByRole("menuitem", { name: /^Release/ })).toHaveLength(4));
};
export const Chinese: Story = { globals: { language: "cn" }, play: opened };
export const Dark: Story = { globals: { theme: "dark" }, play: opened };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: opened };
