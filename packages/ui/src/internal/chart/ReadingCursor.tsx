import * as css from "./ChartFrame.css.ts";
import type { Reading } from "./use-reading.ts";

interface ReadingCursorProps {
  /** What is read, such as the chart's title. */
  label: string;
  keys: Reading["keys"];
}

/**
 * The focus of a chart. A slider is the one role whose arrow keys every screen reader hands to the page and whose
 * position it speaks as words; what it slides along is the chart's points.
 */
export function ReadingCursor({ label, keys }: ReadingCursorProps) {
  return (
    <div
      aria-label={label}
      aria-valuemax={keys.valueMax}
      aria-valuemin={1}
      aria-valuenow={keys.valueNow}
      aria-valuetext={keys.valueText}
      className={css.cursor}
      onBlur={keys.onBlur}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      role="slider"
      tabIndex={0}
    />
  );
}

interface ReadingTipProps {
  /** Px from the left and top of the chart's place. */
  x: number;
  y: number;
  /** Width of the place, px. */
  width: number;
  /** Px it keeps from x; default 8. */
  clear?: number;
  children: string;
}

/** The description of the place under the cursor, for those who see. */
export function ReadingTip({ x, y, width, clear = 8, children }: ReadingTipProps) {
  const side = x > width / 2 ? { right: Math.max(0, width - x + clear) } : { left: Math.max(0, x + clear) };
  return (
    <div aria-hidden="true" className={css.tip} style={{ ...side, top: y }}>
      {children}
    </div>
  );
}
