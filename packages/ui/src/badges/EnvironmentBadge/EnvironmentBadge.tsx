import { CircleCheck, FlaskConical } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./EnvironmentBadge.css.ts";

export interface EnvironmentBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** The environment's own name. One that contains "prod" counts as production. */
  name: string;
  /** What is written instead of the name, in the language of the page. The name itself without it. */
  text?: string | undefined;
}

/** Tells production from any other environment. */
export function EnvironmentBadge({ name, text, className, ...rest }: EnvironmentBadgeProps) {
  const production = name.toLowerCase().includes("prod");
  return (
    <span {...rest} className={cx(production ? css.production : css.other, className)}>
      <Icon of={production ? CircleCheck : FlaskConical} size={14} />
      <span className={css.name} translate={text ? undefined : "no"}>
        {text ?? name}
      </span>
    </span>
  );
}
