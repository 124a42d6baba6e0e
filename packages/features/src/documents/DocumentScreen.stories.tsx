import { readLegalDocument } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DocumentScreen } from "./components/DocumentScreen.tsx";
import { NOTICE } from "./fixtures.ts";

const meta = {
  title: "Features/Documents",
  component: DocumentScreen,
  args: { id: "cookie-notice", onTitle: fn() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(readLegalDocument, NOTICE)),
} satisfies Meta<typeof DocumentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args, step }) => {
    await step("the text, and its name in the document", async () => {
      await expect(await canvas.findByRole("heading", { level: 2, name: "One cookie" })).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(NOTICE.title);
      await expect(args.onTitle).toHaveBeenLastCalledWith("Cookie notice · Candor");
    });
    await step("the ways to the other two", async () => {
      const names = canvas.getAllByRole("link").map(({ textContent }) => textContent);
      await expect(names.slice(-2)).toEqual(["Privacy policy", "Terms of use"]);
      await expect(canvas.getByRole("link", { name: "Terms of use" })).toHaveAttribute(
        "href",
        "/pages/term-of-use",
      );
    });
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(readLegalDocument, {
        ...NOTICE,
        title: "Cookie 声明",
        markdown: "Candor 在您的浏览器中只保存必需的少量数据。\n\n## 您的选择\n\n没有可以拒绝的选项。",
      }),
    ),
};
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(readLegalDocument, "pending")),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Cookie notice" })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(readLegalDocument, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
