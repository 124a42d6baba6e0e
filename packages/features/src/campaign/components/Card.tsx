import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./Card.css.ts";

export interface CardProps {
  /** 180 px, decoration. */
  drawing: ReactNode;
  title: string;
  children: ReactNode;
}

/** What has happened, on a page of its own. Its title takes the focus, so that it is read aloud. */
export function Card({ drawing, title, children }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <section className={css.card}>
      {drawing}
      <h1 className={css.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </section>
  );
}
