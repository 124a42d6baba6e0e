/** Sides of the anchor on which a bubble may stand. */
export const anchorSides = ["end", "bottom", "top"] as const;
export type AnchorSide = (typeof anchorSides)[number];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** Where the arrow stands along the edge it stands at, from the bubble's first corner. */
  arrow: number;
  /** The side that was taken: at the end there may be no room, and the bubble then stands below or above. */
  side: AnchorSide;
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Px between the anchor and the bubble: its arrow reaches across. */
const gap = 10;
/** Px kept to the window's edges. */
const margin = 12;
/** The arrow: half its side, and the bounds that keep it off the bubble's round corners. */
const half = 6;
const corner = 8;
const onEdge = (value: number, length: number) => within(value, corner, length - corner - half * 2);

/** Where a bubble stands beside its anchor so that all of it is in the window, in px of the window. */
export function placeBeside(anchor: Box, bubble: Size, view: Size, side: AnchorSide): Place {
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  const right = anchor.left + anchor.width + gap;
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - bubble.height;

  if (side === "end" && right + bubble.width + margin <= view.width) {
    const top = within(middleY - bubble.height / 2, margin, view.height - bubble.height - margin);
    return {
      side,
      left: right,
      top,
      arrow: onEdge(middleY - top - half, bubble.height),
    };
  }
  const fitsBelow = below + bubble.height + margin <= view.height;
  const taken = side === "top" ? (above >= margin ? "top" : "bottom") : fitsBelow ? "bottom" : "top";
  const left = within(middleX - bubble.width / 2, margin, view.width - bubble.width - margin);
  return {
    side: taken,
    left,
    top: taken === "bottom" ? below : above,
    arrow: onEdge(middleX - left - half, bubble.width),
  };
}
