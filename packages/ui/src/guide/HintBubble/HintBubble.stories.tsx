import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { HintBubble } from "./HintBubble.tsx";

const meta = {
  title: "UI/Guide/HintBubble",
  component: HintBubble,
  decorators: [onSheet],
  args: {
    title: "You can reopen the guide here",
    text: "Help, then Getting started.",
    gotItLabel: "Got it",
    secondsText: (seconds) => `${seconds} s`,
    onEnd: () => {},
  },
} satisfies Meta<typeof HintBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { text: undefined } };
export const ArrowTop: Story = { args: { arrow: "top" } };
export const ArrowBottom: Story = { args: { arrow: "bottom" } };
export const LongLabel: Story = {
  args: {
    title: "You can reopen the guide for Donaudampfschifffahrtsgesellschaftskapitän from the help menu here",
    text: "Help, then Getting started, in the top bar of every page of this company’s portal.",
    gotItLabel: "I have understood",
  },
};
export const RightToLeftText: Story = { args: { text: <bdi>المساعدة ثم البدء</bdi> } };
export const Chinese: Story = {
  args: {
    title: "可在此重新打开引导",
    text: "点击“帮助”，再点击“新手引导”。",
    gotItLabel: "知道了",
    secondsText: (seconds) => `${seconds} 秒`,
    lang: "zh-CN",
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
/** 320 px, which is also 640 px at a zoom of 200 %. A pointer on it holds its seconds. */
export const Least: Story = {
  tags: ["visual"],
  ...LongLabel,
  globals: { viewport: { value: "least" } },
  play: ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole("button")),
};
export const Dark: Story = { decorators: [inDark] };
