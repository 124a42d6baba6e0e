import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListChecks } from "lucide-react";
import * as css from "../../internal/stories.css.ts";
import { onSheet } from "../../internal/stories.tsx";
import { Icon, iconSizes } from "./Icon.tsx";

const meta = {
  title: "UI/Icons/Icon",
  component: Icon,
  decorators: [onSheet],
  args: { of: ListChecks, label: "Checks" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The stroke stays 1.6 px. */
export const Sizes: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className={css.row}>
      {iconSizes.map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </div>
  ),
};
