import { CircleCheck, FlaskConical } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./EnvironmentBadge.css.ts";

export interface EnvironmentBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** The environment's own name; always written. One that contains "prod" counts as production. */
  name: string;
}

/** Tells production from any other environment. */
export function EnvironmentBadge({ name, className, ...rest }: EnvironmentBadgeProps) {
  const production = name.toLowerCase().includes("prod");
  return (
    <span {...rest} className={cx(production ? css.production : css.other, className)}>
      <Icon of={production ? CircleCheck : FlaskConical} size={14} />
      <span className={css.name}>{name}</span>
    </span>
  );
}
