import type { ReactNode } from "react";
import * as css from "./Counter.css.ts";

/** Limit of a text control and the words that tell it. */
export interface BoundProps {
  /** A change is accepted only when the new length is below this number, so "at most 14" is 15. */
  bound?: number;
  /** Says how much is used, such as "12 of 14". */
  counterText?: (used: number, most: number) => ReactNode;
  /** Added from 90 % on: what happens to changes that would reach the bound. */
  boundNote?: ReactNode;
}

/** "12 of 14" under a field, in the medium colour from 90 %. Nothing without a bound and a text. */
export function counter(used: number, { bound, counterText, boundNote }: BoundProps): ReactNode {
  if (bound === undefined || !counterText) return null;
  const most = bound - 1;
  const near = used >= most * 0.9;
  return (
    <>
      <span className={near ? css.near : undefined}>{counterText(used, most)}</span>
      {near && boundNote && <span>{boundNote}</span>}
    </>
  );
}
