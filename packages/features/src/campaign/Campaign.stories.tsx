import type { ReplyOf } from "@candor/api/contract";
import { campaignInfo, submitCampaign } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { usePlatform } from "../platform/index.ts";
import { CampaignPage } from "./components/CampaignPage.tsx";

const CROSS_BORDER: ReplyOf<typeof campaignInfo> = { show_type: 1, allow_assets: ["Website"] };

interface Args {
  onLanguage: (language: "en" | "cn") => void;
  onTitle: (title: string) => void;
}

function Page(args: Args) {
  const { client, language } = usePlatform();
  return <CampaignPage {...args} cid="spring" client={client} language={language} />;
}

const meta = {
  title: "Features/Campaign/Start",
  component: Page,
  args: { onLanguage: fn(), onTitle: fn() },
  globals: { language: "cn" },
  beforeEach({ msw }) {
    msw.use(...handlersFor(campaignInfo, CROSS_BORDER));
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const ready = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole("textbox", { name: "公司名称" });
  return canvas;
};
const field = (canvas: Canvas, name: string) => canvas.getByRole("textbox", { name });
const start = (canvas: Canvas) => canvas.getByRole("button", { name: "开始评估" });

async function fill(canvas: Canvas) {
  await userEvent.type(field(canvas, "公司名称"), " 示例科技（上海）有限公司 ");
  await userEvent.type(field(canvas, "网站"), "https://www.example.com/cn");
  await userEvent.type(field(canvas, "工作邮箱"), "chen.jing@example.com");
  await userEvent.type(field(canvas, "手机号码"), "13800138000");
  await userEvent.click(canvas.getByRole("checkbox"));
  await waitFor(() => expect(start(canvas)).toBeEnabled());
}

export const Default: Story = {
  async play({ canvasElement }) {
    await ready(canvasElement);
  },
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...Default, globals: { theme: "dark" } };

/** The other kind of assessment, in English; the menu asks for Chinese. */
export const English: Story = {
  globals: { language: "en" },
  beforeEach({ msw }) {
    msw.use(...handlersFor(campaignInfo, { show_type: 2, allow_assets: ["Website", "iOS"] }));
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "Third-party data sharing risk assessment" });
    await userEvent.click(canvas.getByRole("button", { name: "Language: English" }));
    await userEvent.click(canvas.getByRole("menuitemradio", { name: "简体中文" }));
    await expect(args.onLanguage).toHaveBeenCalledWith("cn");
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(campaignInfo, "pending"));
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "正在加载" })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Websites are not among what it assesses: it stays as it was, and says so. */
export const NotStarted: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(campaignInfo, { show_type: 1, allow_assets: ["Android"] }));
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText("活动未开始或异常")).toHaveLength(2));
    await expect(canvas.getByRole("heading", { level: 1, name: "免费网站风险评估" })).toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "正在加载" })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** The call did not get through; once it does, the form is there. */
export const LoadFailed: Story = {
  beforeEach({ msw }) {
    let tries = 0;
    msw.use(
      ...handlersFor(campaignInfo, () => {
        tries += 1;
        return tries === 1 ? "network" : CROSS_BORDER;
      }),
    );
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("网络错误"));
    await userEvent.click(await canvas.findByRole("button", { name: "重试" }));
    await ready(canvasElement);
  },
};

export const Invalid: Story = {
  async play({ canvasElement, step }) {
    const canvas = await ready(canvasElement);
    await expect(start(canvas)).toBeDisabled();
    await step("each field says on leaving it what it needs", async () => {
      await userEvent.click(field(canvas, "公司名称"));
      await userEvent.tab();
      await waitFor(() => expect(field(canvas, "公司名称")).toHaveAccessibleDescription("请输入公司名称。"));
      for (const [name, typed, wrong] of [
        ["网站", "example", "请输入有效的网址，例如 https://www.example.com。"],
        ["工作邮箱", "chen.jing", "请输入有效的邮箱。"],
        ["手机号码", "1280013800", "请输入 11 位中国大陆手机号码，以 13–19 开头。"],
      ] as const) {
        await userEvent.type(field(canvas, name), typed);
        await expect(field(canvas, name)).not.toHaveAttribute("aria-invalid");
        await userEvent.tab();
        await waitFor(() => expect(field(canvas, name)).toHaveAccessibleDescription(wrong));
      }
    });
    await step("all five are needed", async () => {
      await userEvent.type(field(canvas, "公司名称"), "示例科技");
      await userEvent.type(field(canvas, "网站"), ".com");
      await userEvent.type(field(canvas, "工作邮箱"), "@example.com");
      await userEvent.clear(field(canvas, "手机号码"));
      await userEvent.type(field(canvas, "手机号码"), "13800138000");
      await waitFor(() => expect(field(canvas, "手机号码")).not.toHaveAttribute("aria-invalid"));
      await expect(start(canvas)).toBeDisabled();
      await userEvent.click(canvas.getByRole("checkbox"));
      await waitFor(() => expect(start(canvas)).toBeEnabled());
      await userEvent.click(canvas.getByRole("checkbox"));
      await waitFor(() => expect(start(canvas)).toBeDisabled());
      await userEvent.tab();
      await waitFor(() =>
        expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("请勾选同意后继续。"),
      );
    });
  },
};

const sent = fn();

/** Sent once, however often Enter is pressed; then it says what was sent. */
export const Submitted: Story = {
  beforeEach({ msw }) {
    sent.mockReset();
    msw.use(
      ...handlersFor(submitCampaign, async (request) => {
        sent(request);
        return { repeat: false };
      }),
    );
  },
  async play({ canvasElement }) {
    const canvas = await ready(canvasElement);
    await fill(canvas);
    await userEvent.type(field(canvas, "手机号码"), "{Enter}{Enter}");
    const title = await canvas.findByRole("heading", { level: 1, name: "信息提交成功！" });
    await waitFor(() => expect(title).toHaveFocus());
    const values = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(values).toEqual([
      "示例科技（上海）有限公司",
      "https://www.example.com/cn",
      "chen.jing@example.com",
      "13800138000",
    ]);
    await expect(sessionStorage).toHaveLength(0);
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ cid: "spring", company: "示例科技（上海）有限公司", consent: true }),
    );
  },
};

export const Submitting: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(submitCampaign, "pending"));
  },
  async play({ canvasElement }) {
    const canvas = await ready(canvasElement);
    await fill(canvas);
    await userEvent.click(start(canvas));
    await waitFor(() => expect(start(canvas)).toHaveAttribute("aria-busy", "true"));
  },
};

/** What was typed stays, and the field that is meant says so. */
export const Refused: Story = {
  tags: ["visual"],
  beforeEach({ msw }) {
    const website = "campaign.website_unreachable";
    msw.use(...handlersFor(submitCampaign, failWith(website, { website })));
  },
  async play({ canvasElement, msw, step }) {
    const canvas = await ready(canvasElement);
    await fill(canvas);
    const website = field(canvas, "网站");
    await userEvent.click(start(canvas));
    await step("a website that cannot be visited", async () => {
      await waitFor(() =>
        expect(website).toHaveAccessibleDescription("无法从互联网访问该网站，请检查网址。"),
      );
      await expect(website).toHaveFocus();
      await expect(website).toHaveValue("https://www.example.com/cn");
      await expect(canvas.getByRole("status", { name: "" })).toHaveTextContent("无法从互联网访问该网站");
    });
    await step("no network", async () => {
      msw.use(...handlersFor(submitCampaign, "network"));
      await userEvent.type(website, "/home");
      await waitFor(() => expect(start(canvas)).toBeEnabled());
      await userEvent.click(start(canvas));
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("网络错误"));
      await expect(field(canvas, "工作邮箱")).toHaveValue("chen.jing@example.com");
      await expect(start(canvas)).toBeEnabled();
    });
  },
};

/** Too many: the way back leads to what was typed. */
export const TooMany: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(submitCampaign, { repeat: true }));
  },
  async play({ canvasElement }) {
    const canvas = await ready(canvasElement);
    await fill(canvas);
    await userEvent.click(start(canvas));
    await canvas.findByRole("heading", { level: 1, name: "提交次数太多了！" });
    await userEvent.click(canvas.getByRole("button", { name: "返回表单" }));
    await waitFor(() => expect(field(canvas, "工作邮箱")).toHaveValue("chen.jing@example.com"));
    await waitFor(() => expect(start(canvas)).toBeEnabled());
    await userEvent.click(start(canvas));
    await canvas.findByRole("heading", { level: 1, name: "提交次数太多了！" });
  },
};
