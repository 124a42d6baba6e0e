import { activityResult, activityResultDetail } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { COOKIES, REQUESTS } from "../evidence/fixtures.ts";
import { ResultPage } from "./components/ResultPage.tsx";

const meta = {
  title: "Features/Campaign/Result",
  component: ResultPage,
  args: { cid: "spring", rid: "a-result", onLanguage: fn(), onTitle: fn() },
  globals: { language: "cn" },
  beforeEach({ msw }) {
    msw.use(
      ...handlersFor(activityResult, {
        show_type: 1,
        company: "示例科技（上海）有限公司",
        website: "https://www.example.com/cn",
        assessed_at: "2026-11-18T06:20:00.000Z",
        published_at: "2026-11-19T06:20:00.000Z",
        summary: { hosts: 14, vendors: 6, regions: ["US", "IE"], outside: 3, sensitive: 2 },
      }),
      ...handlersFor(activityResultDetail, { show_type: 1, tables: [] }),
    );
  },
} satisfies Meta<typeof ResultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "数据跨境传输风险评估" });
    await expect(canvas.getByText(/^数据发往：美国/)).toBeVisible();
  },
};

/** On a phone each table is a list, and the page is no wider than the window. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach({ msw }) {
    msw.use(...handlersFor(activityResultDetail, { show_type: 1, tables: [REQUESTS, COOKIES] }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("list", { name: "请求" })).toBeVisible();
    const { left, right } = canvas.getByRole("article").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Not published, or no such address: it says so, and leads on. */
export const NotThere: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach({ msw }) {
    msw.use(...handlersFor(activityResult, failWith("check.analysis_not_found")));
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "暂时没有可查看的结果" });
    await expect(canvas.getByRole("link", { name: "前往首页" })).toHaveAttribute("href", "/");
  },
};
