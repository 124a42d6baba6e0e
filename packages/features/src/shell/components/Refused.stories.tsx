import type { Meta, StoryObj } from "@storybook/react-vite";
import { owner } from "../fixtures.ts";
import { Refused } from "./Refused.tsx";

const meta = {
  title: "Features/Shell/Refused",
  component: Refused,
  args: { refusal: "role", user: { ...owner, role: "viewer" }, homeHref: "/dashboard" },
} satisfies Meta<typeof Refused>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = { tags: ["visual"] };
export const Product: Story = { args: { refusal: "product", homeHref: null } };
export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
