import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { Notice } from "./Notice.tsx";

const meta = {
  title: "UI/Notices/Notice",
  component: Notice,
  decorators: [onSheet],
  args: { kind: "success", text: "Check marked resolved.", closeLabel: "Close", onClose: () => {} },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Info: Story = { args: { kind: "info", text: "A new assessment can start in 12 days." } };
export const Warning: Story = {
  args: { kind: "warning", text: "The Jira connection is no longer valid. Reconnect it in Settings." },
};
export const ErrorWithReference: Story = {
  args: { kind: "error", text: "Network error. Check the connection and try again.", reference: "8F3A-21C7" },
};

export const ReferenceToCopy: Story = {
  args: { ...ErrorWithReference.args, copy: { label: "Copy", copiedLabel: "Copied" } },
};
export const LongLabel: Story = {
  args: {
    kind: "info",
    text: "The assessment of a-very-long-host-name-that-somebody-registered.subdomain.department.example.com starts once the two before it are complete.",
  },
};
export const RightToLeft: Story = { args: { text: "تم حفظ Example Retail." } };
export const Chinese: Story = {
  args: {
    kind: "error",
    text: "网络错误，请检查网络连接后重试。",
    reference: "8F3A-21C7",
    copy: { label: "复制", copiedLabel: "已复制" },
    closeLabel: "关闭",
  },
  decorators: [inChinese],
};
export const Narrow: Story = { ...LongLabel, globals: { viewport: { value: "narrow" } } };
/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { tags: ["visual"], ...LongLabel, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark] };
