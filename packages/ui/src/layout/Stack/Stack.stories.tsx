import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "UI/Layout/Stack",
  component: Stack,
  decorators: [inRail, onSheet],
  args: {
    children: [
      <TextField key="name" label="Name" />,
      <TextField key="address" label="Address" />,
      <TextField key="contact" label="Contact" />,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Within one thing. */
export const Close: Story = {
  args: { space: 1, children: [<b key="1">Linden Shop</b>, <span key="2">Website</span>] },
};

export const Chinese: Story = {
  args: { children: [<TextField key="name" label="名称" />, <TextField key="address" label="网址" />] },
  decorators: [inChinese],
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { decorators: [inDark] };
