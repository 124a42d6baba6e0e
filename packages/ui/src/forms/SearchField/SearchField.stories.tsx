import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "UI/Forms/SearchField",
  component: SearchField,
  decorators: [inRail, onSheet],
  args: { "aria-label": "Search checks", placeholder: "Search checks", clearLabel: "Clear search" },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Filled: Story = { args: { defaultValue: "cookie" } };

export const Dark: Story = { decorators: [inDark] };
