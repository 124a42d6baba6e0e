import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { UserMenu } from "./UserMenu.tsx";

const meta = {
  title: "UI/Menus/UserMenu",
  component: UserMenu,
  decorators: [onSheet],
  args: {
    label: "Lin Yue",
    name: "Lin Yue",
    email: "lin.yue@example.com",
    avatar: <Avatar name="Lin Yue" />,
    language: {
      label: "Language",
      value: "en",
      options: [
        { value: "en", label: "English", lang: "en" },
        { value: "cn", label: "简体中文", lang: "zh-CN" },
      ],
      onChange: () => {},
    },
    timeZone: { label: "Time zone", value: "Asia/Shanghai, UTC+8" },
    logOut: { label: "Log out", onSelect: () => {} },
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { decorators: [inDark] };
