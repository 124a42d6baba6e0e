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
  /** Heading level of the title: 1 where this is all the page holds. Default 2. */
  level?: 1 | 2;
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
  level = 2,
  className,
  ...rest
}: WithIllustration) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div {...rest} className={cx(css.root, className)}>
      <div className={css.illustration}>{illustration}</div>
      <Heading className={css.title}>{title}</Heading>
      {description && <p className={css.text}>{description}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
