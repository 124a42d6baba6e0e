import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { BarRates } from "./BarRates.tsx";

const meta = {
  title: "UI/Figures/BarRates",
  component: BarRates,
  decorators: [
    (Story) => (
      <div className={css.rail}>
        <Story />
      </div>
    ),
    onSheet,
  ],
  args: {
    caption: "Pass rate per framework",
    rates: [
      { id: "gdpr", label: "GDPR", value: 78, text: "78%" },
      { id: "pipl", label: "PIPL", value: 71, text: "71%" },
      { id: "cpra", label: "CPRA", value: 84, text: "84%" },
      { id: "coppa", label: "COPPA", value: 92, text: "92%" },
      { id: "27701", label: "ISO/IEC 27701", value: 88, text: "88%" },
    ],
  },
} satisfies Meta<typeof BarRates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Bounds: Story = {
  args: {
    rates: [
      { id: "none", label: "ePrivacy Directive and its national laws", value: 0, text: "0%" },
      { id: "all", label: "CCPA", value: 100, text: "100%" },
    ],
  },
};

export const Dark: Story = { decorators: [inDark] };

export const OneRate: Story = { args: { rates: [{ id: "gdpr", label: "GDPR", value: 78, text: "78%" }] } };

export const NotRated: Story = { args: { rates: [{ id: "appi", label: "APPI", value: null, text: "–" }] } };

export const RightToLeft: Story = {
  args: { rates: [{ id: "pdpl", label: "نظام حماية البيانات (PDPL)", value: 64, text: "64%" }] },
};

export const Loading: Story = { args: { rates: [], loading: "Loading rates" } };

export const Empty: Story = { args: { rates: [], empty: "No framework has a result yet." } };

export const Chinese: Story = {
  args: {
    caption: "各项法规与标准的通过率",
    rates: [
      { id: "pipl", label: "个人信息保护法", value: 71, text: "71%" },
      { id: "gdpr", label: "GDPR", value: 78, text: "78%" },
    ],
  },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};
