import { type ReactNode, useId } from "react";
import * as css from "./PublicLayout.css.ts";

export interface PublicLayoutProps {
  /** Mark and name; shown left on wide screens, above the form on narrow ones. */
  brand: ReactNode;
  /** The promise: headline, text and figure of the left side. Hidden under 900 px. */
  promise: ReactNode;
  /** Line at the foot of the left side. */
  promiseFooter?: ReactNode;
  /** Figure between brand and form under 900 px. */
  figure?: ReactNode;
  /** At the top end of the form's side, such as the language choice. */
  corner?: ReactNode;
  /** Links and imprint at the foot of the form's side. */
  footer?: ReactNode;
  /** The form, at most 424 px wide. */
  children: ReactNode;
}

/** A public page: what the product does on the left, a form of 424 px in a column of 600 px on the right. */
export function PublicLayout(props: PublicLayoutProps) {
  const brandId = useId();
  return (
    <div className={css.page}>
      <aside className={css.left} aria-labelledby={brandId}>
        <div id={brandId}>{props.brand}</div>
        <div className={css.promise}>{props.promise}</div>
        {props.promiseFooter && <div className={css.footer}>{props.promiseFooter}</div>}
      </aside>
      <div className={css.right}>
        <header className={css.head}>
          <div className={css.narrowBrand}>{props.brand}</div>
          <div className={css.corner}>{props.corner}</div>
        </header>
        {props.figure && <div className={css.figure}>{props.figure}</div>}
        <main className={css.form}>{props.children}</main>
        {props.footer && <footer className={css.footer}>{props.footer}</footer>}
      </div>
    </div>
  );
}
