import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkStatuses } from "../../icons/status.ts";
import { chinese, english } from "../../internal/samples.ts";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { PassFail } from "./PassFail.tsx";
import { statusOfRank } from "./ranks.ts";
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
  tags: ["visual"],
  render: () => (
    <div className={css.row}>
      {checkStatuses.map((status) => (
        <StatusLabel key={status} label={english[status]} look="soft" status={status} />
      ))}
    </div>
  ),
};

export const Ranks: Story = {
  render: () => (
    <div className={css.row}>
      {[1, 2, 3, 4, 5, 6, 8].map((rank) => {
        const status = statusOfRank(rank);
        return (
          <StatusLabel
            key={rank}
            label={status === "unknown" ? "Unknown" : english[status]}
            status={status}
          />
        );
      })}
    </div>
  ),
};

export const Unknown: Story = {
  render: () => (
    <div className={css.row}>
      <StatusLabel label="Unknown status (7)" status={statusOfRank(7)} />
      <StatusLabel label="Unknown status (7)" look="soft" status={statusOfRank(7)} />
    </div>
  ),
};

export const PassOrFail: Story = {
  render: () => (
    <div className={css.row}>
      <PassFail label="Passed" passed />
      <PassFail label="Failed" passed={false} />
      <PassFail label="No result" passed={null} />
    </div>
  ),
};

export const LongLabel: Story = {
  args: { label: "Failed because the page could not be reached from any region", look: "soft" },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
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
