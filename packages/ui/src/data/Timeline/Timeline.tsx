import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Timeline.css.ts";

export interface TimelineEvent {
  id: string;
  /** What happened. */
  title: ReactNode;
  /** When, in words. */
  time: ReactNode;
  /** The same moment for machines, ISO 8601. */
  dateTime?: string;
  /** Who, or why. */
  detail?: ReactNode;
  /** A measurement rather than somebody's decision: a longer tick. */
  major?: boolean;
}

export interface TimelineProps extends Omit<ComponentProps<"ol">, "children"> {
  /** Newest first. */
  events: readonly TimelineEvent[];
}

/** What happened, one tick an event on a ruler. */
export function Timeline({ events, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={cx(css.list, className)}>
      {events.map((event) => (
        <li key={event.id} className={cx(css.event, event.major && css.major)}>
          <div className={css.line}>
            <span className={css.title}>{event.title}</span>
            <time className={css.time} dateTime={event.dateTime}>
              {event.time}
            </time>
          </div>
          {event.detail && <div className={css.detail}>{event.detail}</div>}
        </li>
      ))}
    </ol>
  );
}
