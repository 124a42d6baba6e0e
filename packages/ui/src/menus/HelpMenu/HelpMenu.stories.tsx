import type { Meta, StoryObj } from "@storybook/react-vite";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { helpProps } from "../samples.tsx";
import { HelpMenu } from "./HelpMenu.tsx";

const meta = {
  title: "UI/Menus/HelpMenu",
  component: HelpMenu,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <div style={{ display: "flex", justifyContent: "flex-end" }}>
          <Story />
        </div>
      </div>
    ),
    onSheet,
  ],
  args: helpProps,
} satisfies Meta<typeof HelpMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = pressed("button", /^Help/);
const openNews: Story["play"] = async (context) => {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole("menuitem", { name: /What’s new/ }));
};

const news = helpProps.news;

export const Default: Story = {};
/** With its side list. */
export const Open: Story = { tags: ["visual"], play: openNews };
export const AllRead: Story = { args: { news: news && { ...news, unreadLabel: undefined } }, play: open };
export const FewNews: Story = {
  args: { news: news && { ...news, entries: news.entries.slice(0, 2) } },
  play: openNews,
};
export const NoNews: Story = { args: { news: news && { ...news, entries: [] } }, play: open };
export const WithoutFeedback: Story = { args: { feedback: undefined }, play: open };
export const Dark: Story = { decorators: [inDark], play: openNews };
