import { getNews } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NewsScreen } from "./components/NewsScreen.tsx";
import { ARTICLE, CHINESE_ARTICLE } from "./fixtures.ts";

const meta = {
  title: "Features/News/NewsScreen",
  component: NewsScreen,
  args: { id: ARTICLE.id, homeHref: "/homepage" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getNews, ARTICLE)),
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "What to do" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Source: authority.example" })).toHaveAttribute(
      "href",
      "https://authority.example/decisions/2026-11",
    );
    await expect(canvas.getByRole("link", { name: "Download the file (PDF, 1.2 MB)" })).toHaveAttribute(
      "download",
      `${ARTICLE.title}.pdf`,
    );
    await expect(canvas.getByText(/alert\(1\)/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "跨境传输自查清单" })).toHaveAttribute("lang", "zh-CN");
    await expect(canvas.queryByText(/available in/)).toBeNull();
  },
};

/** An article in Chinese for a reader of Chinese: no note, and the other article is marked as English. */
export const Chinese: Story = {
  globals: { language: "cn" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getNews, CHINESE_ARTICLE)),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1, name: CHINESE_ARTICLE.title });
    await expect(title).toHaveAttribute("lang", "zh-CN");
    await expect(canvas.getByRole("link", { name: "来源：authority.example" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "下载文件（PDF，1.2 MB）" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: ARTICLE.title })).toHaveAttribute("lang", "en-GB");
    await expect(canvas.queryByText(/本文仅提供/)).toBeNull();
  },
};

/** An article without the reader's language says so. */
export const OtherLanguage: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("本文仅提供英文版。")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en-GB");
  },
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getNews, failWith("news.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such article")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the home page" })).toHaveAttribute(
      "href",
      "/homepage",
    );
  },
};

/** An address such as `/news-detail/%00`: there is nothing to try again. */
export const ImpossibleAddress: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getNews, failWith("common.characters"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such article")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getNews, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Loading the article", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getNews, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(getNews, { ...ARTICLE, title: "很长的标题".repeat(40), language: "cn" })),
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
