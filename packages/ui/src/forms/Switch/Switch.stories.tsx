import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "UI/Forms/Switch",
  component: Switch,
  decorators: [onSheet],
  args: { label: "Enabled" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };

export const LongLabel: Story = {
  args: { label: "Tell everybody in the company by mail when an assessment is published" },
  decorators: [inRail],
};
export const Chinese: Story = { args: { label: "启用" }, decorators: [inChinese] };
export const Dark: Story = { decorators: [inDark] };
