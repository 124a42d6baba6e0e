import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Page.css.ts";

export interface SectionProps extends Omit<ComponentProps<"section">, "title"> {
  /** Its heading; names the region. */
  title?: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 2 | 3;
  /** Beside the heading, small. */
  meta?: ReactNode;
  /** At the end of the heading's line: a link, a button. */
  actions?: ReactNode;
  /** `flush`: the content runs from rule to rule, as a table does. Default `padded`. */
  inset?: "padded" | "flush";
}

/** A region of the sheet. Neighbours share one rule. */
export function Section(props: SectionProps) {
  const { title, level = 2, meta, actions, inset = "padded", className, children, ...rest } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      {...rest}
      className={cx(css.section, css.inset[inset], className)}
    >
      {title !== undefined && (
        <div className={css.sectionHead}>
          <Heading id={id} className={css.sectionTitle}>
            {title}
          </Heading>
          {meta && <span className={css.meta}>{meta}</span>}
          {actions && <div className={css.sectionActions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
