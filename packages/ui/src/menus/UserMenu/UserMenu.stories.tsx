import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { userProps } from "../samples.tsx";
import { UserMenu } from "./UserMenu.tsx";

const meta = {
  title: "UI/Menus/UserMenu",
  component: UserMenu,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <div style={{ display: "flex", justifyContent: "flex-end" }}>
          <Story />
        </div>
      </div>
    ),
    onSheet,
  ],
  args: userProps,
} satisfies Meta<typeof UserMenu>;

const open = pressed("button", /^Lin Yue/);

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { tags: ["visual"], play: open };

/** A product in English alone says so. */
export const OneLanguage: Story = {
  args: {
    language: {
      label: "Language",
      value: "en",
      options: [{ value: "en", label: "English", lang: "en" }],
      onChange: () => undefined,
    },
  },
  play: open,
};

/** Where the language is fixed there is no row for it. */
export const FixedLanguage: Story = { args: { language: undefined }, play: open };

export const FailingImage: Story = {
  args: { avatar: <Avatar name="Lin Yue" src="data:image/png;base64,nothing" size={32} /> },
};

export const Dark: Story = { decorators: [inDark], play: open };
