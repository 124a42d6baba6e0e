import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./Card.css.ts";

export interface CardProps {
  /** 180 px, decoration. */
  drawing: ReactNode;
  title: string;
  /** It is shown inside another page: its title takes no focus. */
  preview?: boolean | undefined;
  children: ReactNode;
}

/** What has happened, on a page of its own. Its title takes the focus, so that it is read aloud. */
export function Card({ drawing, title, preview = false, children }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Title = preview ? "h2" : "h1";
  useEffect(() => {
    if (preview) return;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [preview]);
  return (
    <section className={css.card}>
      {drawing}
      <Title className={css.title} tabIndex={preview ? undefined : -1} ref={heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
