import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inForm, onSheet } from "../../internal/stories.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "UI/Forms/PasswordField",
  component: PasswordField,
  decorators: [inForm, onSheet],
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

const rules = [
  { id: "length", label: "At least 12 characters", met: (password: string) => password.length >= 12 },
  { id: "digit", label: "A digit", met: (password: string) => /\d/.test(password) },
  {
    id: "email",
    label: "Not your email address, your name or a word that is known from a leak of passwords",
    met: (password: string) => password !== "" && !password.includes("@"),
  },
];
const ruleWords = { met: ", met", open: ", not met yet" };

export const Rules: Story = { args: { rules, ruleWords } };
export const RulesPartlyMet: Story = { args: { rules, ruleWords, defaultValue: "ledger paper" } };
export const RulesMet: Story = {
  tags: ["visual"],
  args: { rules, ruleWords, defaultValue: "ledger paper 17" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "secret" } };
export const Chinese: Story = {
  args: {
    label: "密码",
    showLabel: "显示密码",
    hideLabel: "隐藏密码",
    defaultValue: "not the one",
    error: "邮箱或密码不正确。",
  },
  decorators: [inChinese],
};

export const Dark: Story = { decorators: [inDark] };
