import { listFeedback } from "@candor/api/endpoints";
import type { Feedback } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { feedbackAddress } from "./address.ts";
import { FeedbackInbox } from "./components/FeedbackInbox.tsx";

/** One grey dot. */
const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACwAAAAAAQABAAACAkQBADs=";

const letter = (number: number, text: string, change: Partial<Feedback> = {}): Feedback => ({
  id: `0198c000-0000-7000-8000-00000000060${number}`,
  at: `2026-11-20T09:1${number}:00.000Z`,
  text,
  page: "/checks",
  by: "Lin Yue",
  email: "lin.yue@example.com",
  company: "Linden Shop",
  screenshot_url: null,
  ...change,
});
const LETTERS = [
  letter(1, "The export is exactly what our counsel asked for.\n\nCould it name the article too?", {
    screenshot_url: DOT,
  }),
  letter(2, "数据跨境页面的说明很清楚。", { by: "陈洁", email: "chen.jie@example.com", page: null }),
  letter(3, "The picture is gone by now", {
    by: "Marta Keller",
    screenshot_url: "data:image/png;base64,AAAA",
  }),
];
const pageOf = (list: Feedback[]) => ({ list, total: list.length });

function Held() {
  return <FeedbackInbox address={useAddress(feedbackAddress)} />;
}

const meta = {
  title: "Features/Operations/FeedbackInbox",
  component: Held,
  parameters: { address: feedbackAddress.href({}) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listFeedback, ({ search }) =>
        pageOf(LETTERS.filter(({ text }) => text.includes(search ?? ""))),
      ),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "All that Lin Yue wrote" }));
    await expect(await canvas.findByRole("img", { name: "The page as Lin Yue saw it" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "lin.yue@example.com" })).toHaveAttribute(
      "href",
      "mailto:lin.yue@example.com",
    );
    await userEvent.click(canvas.getByRole("button", { name: "All that Marta Keller wrote" }));
    await expect(await canvas.findByText(/^The picture could not be loaded/)).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { address: feedbackAddress.href({ search: "nothing of the kind" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody wrote that")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listFeedback, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody has written yet")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listFeedback, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listFeedback, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listFeedback, failWith("common.forbidden"))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "反馈人" })).toBeVisible();
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/, With a picture$/)).length).toBeGreaterThan(0);
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
