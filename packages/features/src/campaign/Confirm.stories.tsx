import type { ReplyOf } from "@candor/api/contract";
import { confirmCampaign } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import * as z from "zod/mini";
import { usePlatform } from "../platform/index.ts";
import { ConfirmPage } from "./components/ConfirmPage.tsx";

/** A square of modules: what a code looks like from far away. */
const MODULES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="${Array.from(
  { length: 21 * 21 },
  (_, index) =>
    (index * 7 + Math.floor(index / 21) * 3) % 5 < 2
      ? `M${index % 21} ${Math.floor(index / 21)}h1v1h-1z`
      : "",
).join("")}"/></svg>`;
const qrcode_url = `data:image/svg+xml,${encodeURIComponent(MODULES)}`;

const CONFIRMED: ReplyOf<typeof confirmCampaign> = { show_type: 1, qrcode_url, confirmed: false };

interface Args {
  onLanguage: (language: "en" | "cn") => void;
  onTitle: (title: string) => void;
}

function Page(args: Args) {
  const { client, language } = usePlatform();
  return <ConfirmPage {...args} code="a-code" client={client} language={language} />;
}

const meta = {
  title: "Features/Campaign/Confirm",
  component: Page,
  args: { onLanguage: fn(), onTitle: fn() },
  globals: { language: "cn" },
  beforeEach({ msw }) {
    msw.use(...handlersFor(confirmCampaign, CONFIRMED));
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole("heading", { level: 1, name: "申请确认成功" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText(/申请已确认/)).toHaveTextContent(
      "您的数据跨境传输风险评估申请已确认。我们的团队会尽快处理，评估结果将发送至您的邮箱，感谢您的耐心等待。如有疑问，欢迎扫码咨询。",
    );
    const code = canvas.getByRole("img", { name: "联系合规顾问的二维码" });
    await expect([code.clientWidth, code.clientHeight]).toEqual([120, 120]);
    await expect(title.parentElement?.offsetWidth).toBe(512);
  },
};

/** The card is the screen but for 24 px on each side. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" }, theme: "dark" },
  async play({ canvasElement }) {
    const title = await within(canvasElement).findByRole("heading", { level: 1, name: "申请确认成功" });
    const screen = document.documentElement.clientWidth;
    await expect(title.parentElement?.offsetWidth).toBe(Math.min(512, screen - 48));
  },
};

/** Confirmed before, by a campaign of a type that this page does not know and without a code to scan. */
export const Again: Story = {
  globals: { language: "en" },
  beforeEach({ msw }) {
    const newer = { ...confirmCampaign, reply: z.extend(confirmCampaign.reply, { show_type: z.int() }) };
    msw.use(...handlersFor(newer, { show_type: 3, qrcode_url: "", confirmed: true }));
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "No need to confirm again" });
    await expect(canvas.getByText(/is confirmed/)).toHaveTextContent("Your assessment request");
    await expect(canvas.queryByRole("figure")).toBeNull();
  },
};

/** A refusal leaves it loading, with the server's words; so does a network that fails, which can be tried again. */
export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(confirmCampaign, failWith("campaign.link_invalid")));
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const words = "该确认链接无效或已过期，请重新提交申请。";
    await waitFor(() => expect(canvas.getAllByText(words)).toHaveLength(2));
    await expect(canvas.getByRole("img", { name: "正在确认您的申请" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "重试" })).toBeNull();
  },
};

export const NetworkError: Story = {
  beforeEach({ msw }) {
    let tries = 0;
    msw.use(
      ...handlersFor(confirmCampaign, () => {
        tries += 1;
        return tries === 1 ? "network" : CONFIRMED;
      }),
    );
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("网络错误"));
    await userEvent.click(await canvas.findByRole("button", { name: "重试" }));
    await canvas.findByRole("heading", { level: 1, name: "申请确认成功" });
  },
};
