import { MODULES } from "@candor/api/entities";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { owner } from "../fixtures.ts";
import { Refused } from "./Refused.tsx";

const meta = {
  title: "Features/Shell/Refused",
  component: Refused,
  args: {
    refusal: "role",
    user: { ...owner, role: "viewer" },
    home: { id: "dashboard", path: "/dashboard", module: MODULES.dashboard, catalogues: [] },
  },
} satisfies Meta<typeof Refused>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = { tags: ["visual"] };
export const Product: Story = { args: { refusal: "product", home: null } };
export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
