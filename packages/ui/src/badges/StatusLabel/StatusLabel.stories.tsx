import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkStatuses } from "../../icons/status.ts";
import { chinese, english } from "../../internal/samples.ts";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { StatusLabel } from "./StatusLabel.tsx";

const meta = {
  title: "UI/Badges/StatusLabel",
  component: StatusLabel,
  decorators: [onSheet],
  args: { status: "critical", label: english.critical },
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = {
  render: () => (
    <div className={css.row}>
      {checkStatuses.map((status) => (
        <StatusLabel key={status} label={english[status]} status={status} />
      ))}
    </div>
  ),
};

export const Soft: Story = {
  render: () => (
    <div className={css.row}>
      {checkStatuses.map((status) => (
        <StatusLabel key={status} label={english[status]} look="soft" status={status} />
      ))}
    </div>
  ),
};

export const Chinese: Story = {
  render: () => (
    <div className={css.row} lang="zh-CN">
      {checkStatuses.map((status) => (
        <StatusLabel key={status} label={chinese[status]} look="soft" status={status} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Soft, decorators: [inDark] };
