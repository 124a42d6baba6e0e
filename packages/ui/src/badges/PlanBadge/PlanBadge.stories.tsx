import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { PlanBadge, planTierOf, planTiers } from "./PlanBadge.tsx";

const meta = {
  title: "UI/Badges/PlanBadge",
  component: PlanBadge,
  decorators: [onSheet],
  args: { tier: "professional", label: "Professional" },
} satisfies Meta<typeof PlanBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const names = {
  trial: "Trial",
  essential: "Essential",
  professional: "Professional",
  enterprise: "Enterprise",
  unknown: "Plan 7",
} satisfies Record<(typeof planTiers)[number], string>;

export const Tiers: Story = {
  tags: ["visual"],
  render: () => (
    <div className={css.row}>
      {planTiers.map((tier) => (
        <PlanBadge key={tier} label={names[tier]} tier={tier} />
      ))}
    </div>
  ),
};

export const Unknown: Story = { args: { tier: planTierOf(7), label: "Plan 7" } };

export const Chinese: Story = { args: { label: "专业版", lang: "zh-CN" } };

export const Dark: Story = { ...Tiers, decorators: [inDark] };
