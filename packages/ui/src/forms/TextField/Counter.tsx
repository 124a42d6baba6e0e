import type { ReactNode } from "react";
import * as css from "./Counter.css.ts";

/** Limit of a text control and the words that tell it. */
export interface BoundProps {
  /** A change is accepted only when the new length is below this number, so "at most 14" is 15. */
  bound?: number;
  /** Says how much is used, such as "12 of 14". */
  counterText?: (used: number, most: number) => ReactNode;
  /** What happens to changes that would reach the bound: from 90 % on, and announced when one was not accepted. */
  boundNote?: ReactNode;
}

interface Bounded {
  used: number;
  /** The last change was not accepted: without a word, a long text that was pasted would seem lost. */
  refused: boolean;
}

/** "12 of 14" under a field, in the medium colour from 90 %. Without a text only what was not accepted is told. */
export function counter(
  { used, refused }: Bounded,
  { bound, counterText, boundNote }: BoundProps,
): ReactNode {
  if (bound === undefined || !(counterText || (refused && boundNote))) return null;
  const most = bound - 1;
  const near = used >= most * 0.9;
  return (
    <>
      {counterText && <span className={near ? css.near : undefined}>{counterText(used, most)}</span>}
      {(near || refused) && boundNote && <span role={refused ? "alert" : undefined}>{boundNote}</span>}
    </>
  );
}
