import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const meta = {
  title: "UI/Feedback/ErrorScreen",
  component: ErrorScreen,
  decorators: [onSheet],
  args: {
    title: "This page stopped working",
    description:
      "The page could not be drawn. What you saved is unaffected, and the error has been reported. Reload to continue.",
    reloadLabel: "Reload",
    onReload: () => {},
    action: <Button size={40}>Go to dashboard</Button>,
    references: [
      { label: "Report", value: "8F3A-21C7" },
      { label: "Build", value: "20261118_V3.0.1" },
    ],
    copyLabel: "Copy",
    copiedLabel: "Copied",
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const WithoutReport: Story = { args: { references: [] } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const LongReport: Story = {
  args: {
    references: [
      { label: "Report", value: "8f3a21c7-41d2-4f5e-9b0c-77aa03e1d5b9" },
      { label: "Build", value: "20261118_V3.0.1_a3f9c2e81b7d4650_release_candidate" },
    ],
  },
  globals: { viewport: { value: "narrow" } },
};

export const Chinese: Story = {
  args: {
    title: "页面出错了",
    description: "页面无法显示。已保存的内容不受影响，错误已上报。重新加载即可继续。",
    reloadLabel: "重新加载",
    action: <Button size={40}>返回仪表盘</Button>,
    references: [{ label: "报告编号", value: "8F3A-21C7" }],
    copyLabel: "复制",
    copiedLabel: "已复制",
  },
  decorators: [inChinese],
};

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { ...LongReport, globals: { viewport: { value: "least" } } };

export const Dark: Story = { decorators: [inDark] };
