import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { issueStatuses } from "../../icons/status.ts";
import * as css from "../../internal/stories.css.ts";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { IssueBadge } from "./IssueBadge.tsx";

const words = {
  assets: "of 5 assets",
  issues: "Issues",
  passed: "All passed",
  none: "Not assessed",
  issuesTip: "There are 3 issues in your assets",
  passedTip: "All assets passed this check",
};

const meta = {
  title: "UI/Badges/IssueBadge",
  component: IssueBadge,
  decorators: [onSheet],
  args: { level: "critical", count: 3, total: 5, words },
} satisfies Meta<typeof IssueBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: (args) => (
    <div className={css.row}>
      {issueStatuses.map((level) => (
        <IssueBadge key={level} {...args} level={level} />
      ))}
    </div>
  ),
};

export const IssuesOnly: Story = { args: { colorType: 1, count: 22 } };

export const ColorTypes: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className={css.row}>
      {([0, 1, 2] as const).map((colorType) => (
        <IssueBadge key={colorType} {...args} colorType={colorType} />
      ))}
    </div>
  ),
};

export const AllPassed: Story = { args: { count: 0 } };

export const NotAssessed: Story = { args: { count: 0, total: 0 } };

export const AssetType: Story = { args: { assetType: <Icon of={Globe} size={14} /> } };

export const UnknownLevel: Story = { args: { level: "severe" as "critical" } };

export const Chinese: Story = {
  args: {
    words: {
      assets: "共 5 个资产",
      issues: "问题",
      passed: "全部通过",
      none: "未评估",
      issuesTip: "您的资产中有 3 个问题",
      passedTip: "所有资产均通过此检查",
    },
  },
  decorators: [inChinese],
};

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { ...Levels, globals: { viewport: { value: "least" } } };
export const Dark: Story = { ...Levels, decorators: [inDark] };
