import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "UI/Badges/Avatar",
  component: Avatar,
  decorators: [onSheet],
  args: { name: "Lin Yue" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const People: Story = {
  tags: ["visual"],
  render: () => (
    <div className={css.row}>
      {["Lin Yue", "Marta Keller", "Jonas Weber", "林悦", null].map((name) => (
        <Avatar key={name} name={name} size={32} />
      ))}
      {["Lin Yue", "Marta Keller", "Jonas Weber", "林悦", null].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};

export const FailingImage: Story = { args: { src: "data:image/png;base64,nothing", size: 32 } };

export const Dark: Story = { ...People, decorators: [inDark] };
