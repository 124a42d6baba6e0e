import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { TitleBar } from "./TitleBar.tsx";

const meta = {
  title: "UI/Shell/TitleBar",
  component: TitleBar,
  decorators: [onSheet],
  args: { title: "Check detail" },
} satisfies Meta<typeof TitleBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Back: Story = {
  args: { subtitle: "shop.example.com", back: { label: "Back to checks", href: "/checks" } },
};
export const WithTip: Story = {
  tags: ["visual"],
  args: { ...Back.args, tip: { label: "About this page", text: "Results of the assessment of 18 Nov 2026" } },
};
export const LongLabel: Story = {
  args: {
    ...Back.args,
    title: "Personal data leaves the Chinese mainland without a filed standard contract",
    subtitle:
      "Donaudampfschifffahrtsgesellschaft.shop.example.com · last assessment 18 Nov 2026, 14:20 (UTC+8)",
  },
  decorators: [
    (Story) => (
      <div className={css.rail}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeftText: Story = { args: { ...Back.args, title: <bdi>متجر المثال</bdi> } };
export const Chinese: Story = {
  args: {
    title: "检查详情",
    subtitle: "示例零售",
    back: { label: "返回检查列表", href: "/checks" },
    lang: "zh-CN",
  },
};
export const Narrow: Story = { args: LongLabel.args, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { args: WithTip.args, decorators: [inDark] };
