import { Unplug } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./ConnectionState.css.ts";

export const connectionStates = ["connecting", "connected", "error"] as const;

export interface ConnectionStateProps extends Omit<ComponentProps<"span">, "children"> {
  state: (typeof connectionStates)[number];
  /** The state in words. */
  label: ReactNode;
}

const signs: Record<ConnectionStateProps["state"], ReactNode> = {
  connecting: (
    <span aria-hidden="true" className={css.ticks}>
      <i className={css.tickAt[0]} />
      <i className={css.tickAt[200]} />
      <i className={css.tickAt[400]} />
    </span>
  ),
  connected: <SeverityGlyph status="passed" />,
  error: <Icon of={Unplug} size={14} />,
};

/** Whether something outside is reached. */
export function ConnectionState({ state, label, className, ...rest }: ConnectionStateProps) {
  return (
    <span {...rest} className={cx(css.state[state], className)}>
      {signs[state]}
      {label}
    </span>
  );
}
