import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { framed, inChinese, inDark } from "../../internal/stories.tsx";
import { AnchoredTooltip } from "./AnchoredTooltip.tsx";

type HintProps = Omit<ComponentProps<typeof AnchoredTooltip>, "anchor">;

interface StageProps extends HintProps {
  item?: string;
  left?: number;
  top?: number;
}

/** An item as the sidebar has it, at a place of the window. */
function Stage({ item = "New assessment", left = 12, top = 120, ...hint }: StageProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ height: 400 }}>
      <Button ref={anchor} style={{ position: "absolute", left, top }}>
        {item}
      </Button>
      <AnchoredTooltip {...hint} anchor={anchor} />
    </div>
  );
}

const meta = {
  title: "UI/Guide/AnchoredTooltip",
  component: Stage,
  parameters: framed,
  args: {
    title: "Start the next assessment here",
    text: "Choose objects and submit. Results take about two days.",
    gotItLabel: "Got it",
    secondsText: (seconds) => `${seconds} s`,
    onEnd: () => {},
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer on it holds its seconds. */
export const Default: Story = {
  tags: ["visual"],
  play: ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole("button", { name: "Got it" })),
};
export const Below: Story = { args: { side: "bottom" } };
export const Above: Story = { args: { side: "top", top: 240 } };
export const Chinese: Story = {
  args: {
    title: "从这里开始下一次评估",
    text: "选择对象并提交，结果约需两天。",
    gotItLabel: "知道了",
    secondsText: (seconds) => `${seconds} 秒`,
    lang: "zh-CN",
    item: "新建评估",
  },
  decorators: [inChinese],
};
/** No room beside the item: the hint goes below it. */
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { decorators: [inDark] };
