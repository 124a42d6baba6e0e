import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "UI/Forms/Button",
  component: Button,
  decorators: [onSheet],
  args: { children: "Create scan" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Primary: Story = { args: { variant: "primary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const LinkLook: Story = { args: { variant: "link", size: 24, children: "Clear all" } };
export const Danger: Story = { args: { variant: "danger", icon: <Icon of={Trash2} />, children: "Remove" } };
export const Small: Story = { args: { size: 24 } };
export const Large: Story = { args: { size: 40, variant: "primary" } };
export const FullWidth: Story = { args: { size: 40, variant: "primary", fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
/** Its `title` says why, and is shown while it has the focus. */
export const OffWithReason: Story = {
  args: { "aria-disabled": true, title: "Two results are uncertain: confirm or change them first." },
  play: ({ canvas }) => canvas.getByRole("button").focus(),
};
export const Loading: Story = { args: { variant: "primary", loading: true, children: "Saving" } };
export const AsLink: Story = { args: { href: "/newassessment", children: "New assessment" } };
export const Chinese: Story = { args: { variant: "primary", lang: "zh-CN", children: "开始评估" } };

export const Dark: Story = { decorators: [inDark] };
