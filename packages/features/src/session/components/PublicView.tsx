import type { ReactNode, RefObject } from "react";
import * as css from "./PublicView.css.ts";

/** Id of the title, for the form that it names. */
export const TITLE_ID = "public-title";

export interface PublicViewProps {
  title: string;
  /** For a view that takes another one's place: its title can be given the focus, so that it is read. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  subtitle?: ReactNode;
  /** The subtitle is read aloud when it changes. */
  live?: boolean;
  /** Under the content, after a rule. */
  note?: ReactNode;
  children?: ReactNode;
}

/** What stands in a public frame: a title, what is to be done, and what else there is to know. */
export function PublicView({ title, titleRef, subtitle, live, note, children }: PublicViewProps) {
  return (
    <>
      <h1 id={TITLE_ID} className={css.title} ref={titleRef} tabIndex={titleRef && -1}>
        {title}
      </h1>
      {subtitle && (
        <p className={css.subtitle} role={live ? "status" : undefined}>
          {subtitle}
        </p>
      )}
      <div className={css.content}>{children}</div>
      {note && <p className={css.note}>{note}</p>}
    </>
  );
}
