import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { AlertIcon } from "../../internal/icons.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./AssistantMessage.css.ts";

/** Who speaks. */
export const messageAuthors = ["person", "assistant"] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** `writing`: more is to come. `failed`: it broke off. */
export const messageStates = ["done", "writing", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

export interface AssistantMessageProps extends ComponentProps<"div"> {
  author: MessageAuthor;
  /** Who speaks, in words; read aloud before the message. */
  authorLabel: string;
  /** Default `done`. */
  state?: MessageState;
  /** What the state means, such as "Writing…" or "The answer broke off". */
  stateText?: string;
  /** Under the message: sources, try again. */
  foot?: ReactNode;
}

/** One message. While it is written, ticks run after its last word. */
export function AssistantMessage(props: AssistantMessageProps) {
  const { author, authorLabel, state = "done", stateText, foot, className, children, ...rest } = props;
  return (
    <div {...rest} className={cx(css.message, css.author[author], className)}>
      <span className={hidden}>{authorLabel}</span>
      <div className={css.body}>
        {children}
        {state === "writing" && (
          <span className={css.writing}>
            <i className={css.tick} />
            <i className={css.tick} />
            <i className={css.tick} />
            <span className={hidden}>{stateText}</span>
          </span>
        )}
      </div>
      {state === "failed" && (
        <div className={css.failed}>
          <AlertIcon size={16} />
          <span>{stateText}</span>
        </div>
      )}
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}
