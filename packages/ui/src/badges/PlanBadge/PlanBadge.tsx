import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./PlanBadge.css.ts";

/** Plans, smallest first, and one this version does not know. */
export const planTiers = ["trial", "essential", "professional", "enterprise", "unknown"] as const;
export type PlanTier = (typeof planTiers)[number];

/** The numbers a server tells a plan by. */
export const planVersions = { 1: "essential", 2: "professional", 3: "enterprise", 10: "trial" } as const;

/** The plan a number stands for. */
export function planTierOf(version: number): PlanTier {
  return (planVersions as Record<number, PlanTier>)[version] ?? "unknown";
}

export interface PlanBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** A plan nobody knows is drawn as unknown. */
  tier: PlanTier;
  /** The plan's name. */
  label: ReactNode;
}

/** The plan a company is on. */
export function PlanBadge({ tier, label, className, ...rest }: PlanBadgeProps) {
  return (
    <span {...rest} className={cx(css.tier[planTiers.includes(tier) ? tier : "unknown"], className)}>
      {label}
    </span>
  );
}
