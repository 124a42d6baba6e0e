import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { helpProps } from "../samples.tsx";
import { HelpMenu } from "./HelpMenu.tsx";

const meta = {
  title: "UI/Menus/HelpMenu",
  component: HelpMenu,
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end", minHeight: 360 }}>
        <Story />
      </div>
    ),
    onSheet,
  ],
  args: helpProps,
} satisfies Meta<typeof HelpMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const news = helpProps.news;

export const Default: Story = {};
export const AllRead: Story = { args: { news: news && { ...news, unreadLabel: undefined } } };
export const FewNews: Story = { args: { news: news && { ...news, entries: news.entries.slice(0, 2) } } };
export const NoNews: Story = { args: { news: news && { ...news, entries: [] } } };
export const WithoutFeedback: Story = { args: { feedback: undefined } };
export const Dark: Story = { decorators: [inDark] };
