import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { EnvironmentBadge } from "./EnvironmentBadge.tsx";

const meta = {
  title: "UI/Badges/EnvironmentBadge",
  component: EnvironmentBadge,
  decorators: [onSheet],
  args: { name: "prod-eu" },
} satisfies Meta<typeof EnvironmentBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Chinese: Story = { args: { name: "production", text: "生产环境", lang: "zh-CN" } };

export const Other: Story = { args: { name: "staging-2" } };

export const LongLabel: Story = {
  args: { name: "staging-for-the-release-candidate-of-december" },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};

export const Dark: Story = { ...Other, decorators: [inDark] };
