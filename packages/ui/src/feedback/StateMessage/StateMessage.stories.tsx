import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox } from "lucide-react";
import { Button } from "../../forms/Button/Button.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { StateMessage } from "./StateMessage.tsx";

const meta = {
  title: "UI/Feedback/StateMessage",
  component: StateMessage,
  decorators: [onSheet],
  args: { title: "No mail yet", illustration: <Icon of={Inbox} size={20} /> },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Whole: Story = {
  args: {
    description: "Mail that the server sends is kept here until a mail server is set up.",
    action: <Button>Set up mail</Button>,
  },
};

export const PageTitle: Story = { args: { level: 1 } };

export const LongLabel: Story = {
  args: {
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    description: "https://shop.example.com/a/very/long/address/that/has/no/place/to/break/at/all/and/goes/on",
  },
};

export const RightToLeft: Story = { args: { title: "لا يوجد بريد في Example Retail (3)" } };

export const Narrow: Story = { ...LongLabel, globals: { viewport: { value: "narrow" } } };

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { tags: ["visual"], ...LongLabel, globals: { viewport: { value: "least" } } };

export const Dark: Story = { ...Whole, decorators: [inDark] };
