import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { cx } from "../../internal/cx.ts";
import { AlertIcon } from "../../internal/icons.tsx";
import * as css from "./CommentList.css.ts";

/** Where a comment stands: on the server, on its way there, or turned away. */
export const commentStates = ["sent", "pending", "failed"] as const;
export type CommentState = (typeof commentStates)[number];

export interface CommentEntry {
  id: string;
  /** Who wrote it; null for somebody who is gone. */
  author: string | null;
  /** The author in words; `author` alone draws the initials. */
  authorText: ReactNode;
  /** When, in words. */
  time: ReactNode;
  /** The same moment for machines, ISO 8601. */
  dateTime?: string;
  /** What was written; line breaks are kept. */
  text: ReactNode;
  /** Behind the time, such as "Edited". */
  note?: ReactNode;
  /** At the end of the author's line: edit, delete. */
  actions?: ReactNode;
  /** In the place of the text while it is being changed. */
  editor?: ReactNode;
  /** Default `sent`. */
  state?: CommentState;
  /** Under the text of one that is on its way or failed: what is the case, and the button that tries again. */
  stateText?: ReactNode;
}

export interface CommentListProps extends Omit<ComponentProps<"section">, "children" | "aria-label"> {
  /** Name of the list. */
  label: string;
  /** Oldest first. */
  comments: readonly CommentEntry[];
  /** In the list's place while nobody has written. */
  empty?: ReactNode;
  /** Under the list: where the next one is written. */
  composer?: ReactNode;
}

/** What people wrote about one thing, and the place to write. */
export function CommentList({ label, comments, empty, composer, className, ...rest }: CommentListProps) {
  return (
    <section {...rest} aria-label={label} className={cx(css.root, className)}>
      {comments.length === 0 ? (
        empty && <div className={css.empty}>{empty}</div>
      ) : (
        <ol className={css.list}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {composer}
    </section>
  );
}

function Comment({ comment }: { comment: CommentEntry }) {
  const {
    author,
    authorText,
    time,
    dateTime,
    text,
    note,
    actions,
    editor,
    state = "sent",
    stateText,
  } = comment;
  return (
    <li className={css.comment} aria-busy={state === "pending" || undefined}>
      <Avatar name={author} className={css.avatar} />
      <div className={css.main}>
        <div className={css.head}>
          <span className={css.author}>{authorText}</span>
          <time className={css.time} dateTime={dateTime}>
            {time}
          </time>
          {note && <span className={css.time}>{note}</span>}
          {actions && <span className={css.actions}>{actions}</span>}
        </div>
        {editor && <div className={css.editor}>{editor}</div>}
        {!editor && <div className={cx(css.text, state === "pending" && css.pending)}>{text}</div>}
        {stateText && (
          <div className={css.state[state]} role={state === "failed" ? "alert" : "status"}>
            {state === "failed" && <AlertIcon size={14} />}
            {stateText}
          </div>
        )}
      </div>
    </li>
  );
}
