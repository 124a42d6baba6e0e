import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { labelColors, tagColors, tagTextColors } from "./colors.ts";
import { ColorLabel, Tag } from "./Tag.tsx";

const meta = {
  title: "UI/Badges/Tag",
  component: Tag,
  decorators: [onSheet],
  args: { children: "Text file" },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fills: Story = {
  render: () => (
    <div className={css.row}>
      {tagColors.map((color) => (
        <Tag color={color} key={color}>
          {color}
        </Tag>
      ))}
    </div>
  ),
};

export const Labels: Story = {
  render: () => (
    <div className={css.row}>
      {labelColors.map((color) => (
        <ColorLabel color={color} key={color}>
          {color}
        </ColorLabel>
      ))}
    </div>
  ),
};

/** Each fill with each text colour that is allowed on it. */
export const Pairs: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {tagTextColors.map((textColor) => (
        <div className={css.row} key={textColor}>
          {tagColors.map((color) => (
            <Tag color={color} textColor={textColor} key={color}>
              {color}
            </Tag>
          ))}
        </div>
      ))}
    </div>
  ),
};
export const PairsDark: Story = { ...Pairs, decorators: [inDark] };

export const LongLabel: Story = {
  args: { color: "cyan", children: "Precise location, sampled every second while the app is open" },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};

export const RightToLeft: Story = { args: { color: "teal", children: "إعلانات (3)" } };

export const Chinese: Story = { args: { color: "gold", children: "广告", lang: "zh-CN" } };

export const Dark: Story = { ...Fills, decorators: [inDark] };
