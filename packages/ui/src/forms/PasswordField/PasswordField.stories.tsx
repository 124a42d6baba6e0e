import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "UI/Forms/PasswordField",
  component: PasswordField,
  decorators: [onSheet],
  args: { label: "Password", showLabel: "Show password", hideLabel: "Hide password" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = {
  args: {
    defaultValue: "not the one",
    error: "The email or the password is incorrect.",
    labelEnd: <a href="/forgot-password">Forgot password</a>,
  },
};

export const Dark: Story = { decorators: [inDark] };
