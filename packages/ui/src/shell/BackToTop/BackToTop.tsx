import { useEffect, useState } from "react";
import { ArrowUpIcon } from "../../internal/icons.tsx";
import * as css from "./BackToTop.css.ts";

/** Share of the window's height after which the button appears. */
const threshold = 0.4;

export interface BackToTopProps {
  /** Word on the button, at most four letters. */
  text: string;
  /** Name for assistive technology; begins with the word on the button. */
  label: string;
}

/** Appears after scrolling 40 % of the window's height and leads back to the top of the page. */
export function BackToTop({ text, label }: BackToTopProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > window.innerHeight * threshold);
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, []);

  if (!shown) return null;
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <ArrowUpIcon size={16} />
      {text}
    </button>
  );
}
