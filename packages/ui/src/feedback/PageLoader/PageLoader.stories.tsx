import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { PageLoader } from "./PageLoader.tsx";

const meta = {
  title: "UI/Feedback/PageLoader",
  component: PageLoader,
  decorators: [onSheet],
  args: { label: "Loading" },
} satisfies Meta<typeof PageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Whole: Story = { args: { whole: true } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { decorators: [inDark] };
