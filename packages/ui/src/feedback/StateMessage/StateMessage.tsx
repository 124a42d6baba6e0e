import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./StateMessage.css.ts";

export interface StateMessageProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** What is the case, as a short sentence. */
  title: ReactNode;
  /** What follows from it, or what to do. */
  description?: ReactNode;
  /** One button or link; a second one only beside a first. */
  action?: ReactNode;
}

interface WithIllustration extends StateMessageProps {
  illustration: ReactNode;
}

/** The common form of empty, failed and forbidden content: drawing, sentence, next step. */
export function StateMessage({
  title,
  description,
  action,
  illustration,
  className,
  ...rest
}: WithIllustration) {
  return (
    <div {...rest} className={cx(css.root, className)}>
      <div className={css.illustration}>{illustration}</div>
      <h2 className={css.title}>{title}</h2>
      {description && <p className={css.text}>{description}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
