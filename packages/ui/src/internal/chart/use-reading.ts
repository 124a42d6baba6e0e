import { type KeyboardEvent, useState } from "react";

export interface Reading {
  /** The place under the cursor or the pointer; null when neither is there. */
  index: number | null;
  /** The pointer is at a place, or has left. */
  point: (index: number | null) => void;
  /** Goes on the {@link ReadingCursor}. */
  keys: {
    valueNow: number;
    valueMax: number;
    valueText: string;
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Where a key leads from `index`; undefined when the key is none of the cursor's. */
export function stepTo(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(last, target));
}

/**
 * A chart's reading by keyboard: it is one stop of the tab order, arrow keys, Home and End walk its points, and each
 * is spoken. `start` is where the first visit begins. Enter or Space acts on the place where `onPick` is given.
 */
export function useReading(
  count: number,
  start: number,
  describe: (index: number) => string,
  onPick?: (index: number) => void,
): Reading {
  const [kept, setKept] = useState(start);
  const [index, setIndex] = useState<number | null>(null);
  const here = Math.max(0, Math.min(count - 1, index ?? kept));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, here, count);
    if (next !== undefined) {
      setIndex(next);
      setKept(next);
    } else if (onPick && (event.key === "Enter" || event.key === " ")) onPick(here);
    else if (event.key === "Escape") setIndex(null);
    else return;
    event.preventDefault();
  };
  return {
    index: index === null || count === 0 ? null : here,
    point: setIndex,
    keys: {
      valueNow: here + 1,
      valueMax: count,
      valueText: count > 0 ? describe(here) : "",
      onKeyDown,
      onFocus: () => setIndex(here),
      onBlur: () => setIndex(null),
    },
  };
}
