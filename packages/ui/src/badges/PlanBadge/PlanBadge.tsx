import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./PlanBadge.css.ts";

/** Plans, smallest first. */
export const planTiers = ["trial", "essential", "professional", "enterprise"] as const;

export interface PlanBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  tier: (typeof planTiers)[number];
  /** The plan's name. */
  label: ReactNode;
}

/** The plan a company is on. */
export function PlanBadge({ tier, label, className, ...rest }: PlanBadgeProps) {
  return (
    <span {...rest} className={cx(css.tier[tier], className)}>
      {label}
    </span>
  );
}
