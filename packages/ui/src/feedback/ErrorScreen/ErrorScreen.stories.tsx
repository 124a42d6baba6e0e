import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const meta = {
  title: "UI/Feedback/ErrorScreen",
  component: ErrorScreen,
  decorators: [onSheet],
  args: {
    title: "This page stopped working",
    description:
      "The page could not be drawn. What you saved is unaffected, and the error has been reported. Reload to continue.",
    reloadLabel: "Reload",
    onReload: () => {},
    action: <Button size={40}>Go to dashboard</Button>,
    references: [
      { label: "Report", value: "8F3A-21C7" },
      { label: "Build", value: "20261118_V3.0.1" },
    ],
    copyLabel: "Copy",
    copiedLabel: "Copied",
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutReport: Story = { args: { references: [] } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { decorators: [inDark] };
