import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./Page.css.ts";
import { counted, hasLongPhrase } from "./phrases.tsx";

export interface PageHeaderProps extends Omit<ComponentProps<"div">, "title"> {
  /** The page's one `h1`. */
  title: ReactNode;
  /** `page` 20/28 for a name, `sentence` 24/32 for what the page says. Default `page`. */
  size?: "page" | "sentence";
  /** Line over the title: status label, position. */
  eyebrow?: ReactNode;
  /** Beside the title, small: a count. */
  meta?: ReactNode;
  /** Under the title. */
  subtitle?: ReactNode;
  /** Buttons at the end; they go under the title on narrow screens. */
  actions?: ReactNode;
  /** Under the whole header: a Vernier with its legend. */
  children?: ReactNode;
}

/** Head of a page: one title, and what belongs to the page as a whole. */
export function PageHeader(props: PageHeaderProps) {
  const { title, size = "page", eyebrow, meta, subtitle, actions, className, children, ...rest } = props;
  return (
    <div {...rest} className={cx(css.header, className)}>
      <div className={css.headerLine}>
        <div className={css.headerText}>
          {eyebrow && <div className={css.eyebrow}>{eyebrow}</div>}
          <div className={css.titleLine}>
            <h1 className={cx(css.title, css.titleSize[size], !hasLongPhrase(title) && css.phrased)}>
              {counted(title)}
            </h1>
            {meta && <span className={css.meta}>{meta}</span>}
          </div>
          {subtitle && <p className={cx(css.subtitle, css.subtitleSize[size])}>{subtitle}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children && <div className={css.headerBody}>{children}</div>}
    </div>
  );
}
