import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed } from "../../internal/stories.tsx";
import { text } from "../../theme/text.css.ts";
import { guideLabels, guideLabelsChinese, guidePages, guidePagesChinese } from "../samples.ts";
import { GuideDialog } from "./GuideDialog.tsx";

const meta = {
  title: "UI/Guide/GuideDialog",
  component: GuideDialog,
  parameters: framed,
  args: { open: true, pages: guidePages, labels: guideLabels, onClose: () => {} },
} satisfies Meta<typeof GuideDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyImages: Story = { args: { startAt: 1 } };
export const LastWithoutImage: Story = { args: { startAt: 4 } };
export const FailingImage: Story = {
  args: {
    pages: guidePages.map((page) => ({
      ...page,
      images: [{ src: "data:image/png;base64,nothing", alt: "All checks" }],
    })),
  },
};
export const LongLabel: Story = {
  args: {
    pages: guidePages.map((page) => ({
      ...page,
      label: `${page.label} for Donaudampfschifffahrtsgesellschaft and its subsidiaries`,
      title: `${page.title} Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft`,
      text: Array.from({ length: 8 }, () => page.text).join(" "),
    })),
  },
};
export const RightToLeftText: Story = {
  args: {
    pages: guidePages.map((page) => ({ ...page, text: <bdi>اختر المواقع والتطبيقات ثم أرسل الطلب.</bdi> })),
  },
};
const aside = (
  <div className={text({ size: 2 })}>
    <strong>So far</strong>
    <ul className={text({ tone: "muted" })}>
      <li>Assessment submitted</li>
      <li>Nobody has joined yet</li>
    </ul>
  </div>
);
export const WithAside: Story = { tags: ["visual"], args: { aside, startAt: 1 } };
export const WithAsideNarrow: Story = {
  args: { aside, startAt: 1 },
  globals: { viewport: { value: "narrow" } },
};
export const Chinese: Story = {
  args: { pages: guidePagesChinese, labels: guideLabelsChinese, startAt: 1, lang: "zh-CN" },
};
export const Narrow: Story = { args: { startAt: 1 }, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { args: { startAt: 1 }, globals: { theme: "dark" } };
