import type { ReactNode } from "react";
import * as css from "./ListRow.css.ts";

export interface ListRowProps {
  /** First line, at the start: the status. */
  status?: ReactNode;
  /** First line, at the end: the owner. */
  aside?: ReactNode;
  title: ReactNode;
  /** Last line: a citation, a date. */
  foot?: ReactNode;
}

/** What `renderNarrow` draws of a row: status and owner over the title, and one line below it. */
export function ListRow({ status, aside, title, foot }: ListRowProps) {
  return (
    <span className={css.row}>
      {(status || aside) && (
        <span className={css.top}>
          <span className={css.status}>{status}</span>
          {aside}
        </span>
      )}
      <span className={css.title}>{title}</span>
      {foot && <span className={css.foot}>{foot}</span>}
    </span>
  );
}
