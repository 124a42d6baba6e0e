import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { cx } from "../../internal/cx.ts";
import { useHoverOrFocus } from "../use-hover-or-focus.ts";
import * as css from "./HintBubble.css.ts";
import { hintSeconds, useCountdown } from "./use-countdown.ts";

/** Edge of the bubble at which its arrow stands. */
export const hintArrows = ["start", "top", "bottom"] as const;
export type HintArrow = (typeof hintArrows)[number];

/** What ended a hint: the button, or the countdown. */
export const hintEnds = ["gotIt", "time"] as const;
export type HintEnd = (typeof hintEnds)[number];

export interface HintBubbleProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  title: ReactNode;
  text?: ReactNode;
  /** Word of the button that ends it. */
  gotItLabel: string;
  /** What is left, such as "3 s"; written beside the ticks, not read aloud each second. */
  secondsText: (seconds: number) => string;
  /** Called once, by the button or at the end of five seconds. */
  onEnd: (end: HintEnd) => void;
  /** Default `start`. */
  arrow?: HintArrow;
}

/** One tick a second, counted from one. */
const ticks = Array.from({ length: hintSeconds }, (_, index) => index + 1);

/** A word about a place on the page. It goes by itself after five seconds; hover and focus hold it. Takes no focus. */
export function HintBubble(props: HintBubbleProps) {
  const { title, text, gotItLabel, secondsText, onEnd, arrow = "start", className, ...rest } = props;
  const { held, handlers } = useHoverOrFocus();
  const left = useCountdown(hintSeconds, held, () => onEnd("time"));
  // A region is announced when words enter it, so it stands empty for a moment.
  const [told, setTold] = useState(false);
  useEffect(() => setTold(true), []);

  return (
    <div {...rest} {...handlers} className={cx(css.bubble, css.arrow[arrow], className)}>
      <div role="status">
        {told && (
          <>
            <div className={css.title}>{title}</div>
            {text && <div className={css.text}>{text}</div>}
          </>
        )}
      </div>
      <div className={css.foot}>
        <span className={css.clock} aria-hidden="true">
          <span className={css.ticks}>
            {ticks.map((tick) => (
              <i key={tick} className={cx(css.tick, tick > left && css.spent)} />
            ))}
          </span>
          {secondsText(left)}
        </span>
        <button type="button" className={css.gotIt} onClick={() => onEnd("gotIt")}>
          {gotItLabel}
        </button>
      </div>
    </div>
  );
}
