import { CircleDashed, Unplug } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { cx } from "../../internal/cx.ts";
import * as css from "./ConnectionState.css.ts";

export const connectionStates = ["connecting", "connected", "error", "unknown"] as const;
export type ConnectionStateName = (typeof connectionStates)[number];

/** The numbers a server tells a connection's state by: initial, connecting, connected, error. */
export const connectionCodes = { 0: "connecting", 1: "connecting", 11: "connected", 12: "error" } as const;

/** The state a number stands for. */
export function connectionStateOf(code: number): ConnectionStateName {
  return (connectionCodes as Record<number, ConnectionStateName>)[code] ?? "unknown";
}

export interface ConnectionStateProps extends Omit<ComponentProps<"span">, "children"> {
  /** A state nobody knows is drawn as unknown. */
  state: ConnectionStateName;
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
  unknown: <Icon of={CircleDashed} size={14} />,
};

/** Whether something outside is reached. */
export function ConnectionState({ state: given, label, className, ...rest }: ConnectionStateProps) {
  const state = connectionStates.includes(given) ? given : "unknown";
  return (
    <span {...rest} className={cx(css.state[state], className)}>
      {signs[state]}
      {label}
    </span>
  );
}
