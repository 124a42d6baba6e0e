import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { ConnectionState } from "./ConnectionState.tsx";

const meta = {
  title: "UI/Badges/ConnectionState",
  component: ConnectionState,
  decorators: [onSheet],
  args: { state: "connected", label: "Connected" },
} satisfies Meta<typeof ConnectionState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <div className={css.row}>
      <ConnectionState label="Connecting" state="connecting" />
      <ConnectionState label="Connected" state="connected" />
      <ConnectionState label="Connection error" state="error" />
    </div>
  ),
};

export const Dark: Story = { ...All, decorators: [inDark] };
