import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { Forbidden } from "./Forbidden.tsx";

const meta = {
  title: "UI/Feedback/Forbidden",
  component: Forbidden,
  decorators: [onSheet],
  args: {
    title: "Only administrators can see members",
    description: "You are a member of Example Retail. Ask Marta Keller to change your role.",
    action: <Button>Back to dashboard</Button>,
  },
} satisfies Meta<typeof Forbidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Chinese: Story = {
  args: {
    title: "仅管理员可以查看成员",
    description: "您是 Example Retail 的成员。如需更改角色，请联系 Marta Keller。",
    action: <Button>返回仪表盘</Button>,
  },
  decorators: [inChinese],
};

export const WithoutAction: Story = { args: { action: undefined } };

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { globals: { viewport: { value: "least" } } };

export const Dark: Story = { decorators: [inDark] };
