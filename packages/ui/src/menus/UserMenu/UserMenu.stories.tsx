import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { userProps } from "../samples.tsx";
import { UserMenu } from "./UserMenu.tsx";

const meta = {
  title: "UI/Menus/UserMenu",
  component: UserMenu,
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end", minHeight: 280 }}>
        <Story />
      </div>
    ),
    onSheet,
  ],
  args: userProps,
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Where the language is fixed there is no row for it. */
export const FixedLanguage: Story = { args: { language: undefined } };

export const FailingImage: Story = {
  args: { avatar: <Avatar name="Lin Yue" src="data:image/png;base64,nothing" size={32} /> },
};

export const Dark: Story = { decorators: [inDark] };
