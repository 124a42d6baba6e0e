import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { ConnectionState, connectionStateOf } from "./ConnectionState.tsx";

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
  tags: ["visual"],
  render: () => (
    <div className={css.row}>
      <ConnectionState label="Connecting" state="connecting" />
      <ConnectionState label="Connected" state="connected" />
      <ConnectionState label="Connection error" state="error" />
    </div>
  ),
};

export const Codes: Story = {
  render: () => (
    <div className={css.row}>
      {[0, 1, 11, 12, 99].map((code) => (
        <ConnectionState key={code} label={`${code}`} state={connectionStateOf(code)} />
      ))}
    </div>
  ),
};

export const Unknown: Story = { args: { state: "unknown", label: "Unknown state (99)" } };

export const Chinese: Story = { args: { state: "error", label: "连接错误", lang: "zh-CN" } };

export const Dark: Story = { ...All, decorators: [inDark] };
