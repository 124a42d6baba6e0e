import { helpCategories, helpContent, searchHelp } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { HelpScreen } from "./components/HelpScreen.tsx";
import { ARTICLE, CONTENTS, HITS } from "./fixtures.ts";

const meta = {
  title: "Features/Help",
  component: HelpScreen,
  args: { id: undefined, onTitle: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(helpCategories, { list: CONTENTS }),
      ...handlersFor(helpContent, ARTICLE),
      ...handlersFor(searchHelp, { list: HITS }),
    ),
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args, step }) => {
    await step("an article, named in the contents and in the document", async () => {
      await expect(await canvas.findByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
      await expect(await canvas.findByRole("link", { current: "page" })).toHaveAccessibleName(ARTICLE.title);
      await expect(args.onTitle).toHaveBeenLastCalledWith(`${ARTICLE.title} · Help · Candor`);
    });
    await step("its links lead on, and raw HTML stays text", async () => {
      await expect(canvas.getByRole("link", { name: "how results are told" })).toHaveAttribute(
        "href",
        "/pages/help/read-results",
      );
      await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
      await expect(canvas.getByRole("link", { name: /Next/ })).toHaveAttribute(
        "href",
        "/pages/help/plans-and-limits",
      );
    });
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expect(canvas.getByText("Contents").closest("details")).not.toHaveAttribute("open");
    await userEvent.click(await canvas.findByText("Contents"));
    await expect(canvas.getByRole("link", { name: "Plans and limits" })).toBeVisible();
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search the help" }), "cookies");
    await expect(await canvas.findByRole("heading", { level: 1, name: "2 results" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Assessments of websites" })).toHaveAttribute(
      "href",
      "/pages/help/1.0-assessments",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(ARTICLE.title));
  },
};

export const NothingFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(searchHelp, { list: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search the help" }), "zebra");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nothing found" })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { id: "nowhere" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(helpContent, failWith("help.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This article is not here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the first article" })).toHaveAttribute(
      "href",
      "/pages/help",
    );
  },
};

/** An address such as `/pages/help/%00`: there is nothing to try again. */
export const ImpossibleAddress: Story = {
  args: { id: "\u0000" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(helpContent, failWith("common.characters"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This article is not here" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(helpContent, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(helpContent, "pending")),
};
