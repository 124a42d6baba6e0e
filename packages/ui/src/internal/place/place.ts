/** Sides of its anchor on which a surface may stand. */
export const anchorSides = ["end", "bottom", "top"] as const;
export type AnchorSide = (typeof anchorSides)[number];

export interface Placing {
  /** Side that is taken while there is room. Default `bottom`. */
  side?: AnchorSide;
  /** Below and above: the edge that it shares with its anchor, or middle on middle. Default `start`. */
  align?: "start" | "center" | "end";
  /** Px between the anchor and the surface. Default 4. */
  gap?: number;
}

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

export interface Place {
  left: number;
  top: number;
  /** Where an arrow to the anchor's middle stands along the edge it stands at, from the surface's first corner. */
  arrow: number;
  /** The side that was taken: at the end there may be no room, and the surface then stands below or above. */
  side: AnchorSide;
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Px kept to the window's edges. */
const margin = 12;
/** The arrow: half its side, and the bounds that keep it off a surface's round corners. */
const half = 6;
const corner = 8;
/** How far a surface's start lies from that of its anchor, in parts of what the one is shorter than the other. */
const shares = { start: 0, center: 0.5, end: 1 };

/** Where a surface stands beside its anchor so that all of it is in the window, in px of the window. */
export function place(
  anchor: Box,
  surface: Size,
  view: Size,
  { side: wanted = "bottom", align = "start", gap = 4 }: Placing,
): Place {
  const along = (start: number, length: number, own: number, whole: number, share: number) => {
    const at = within(start + (length - own) * share, margin, Math.max(margin, whole - own - margin));
    return { at, arrow: within(start + length / 2 - at - half, corner, own - corner - half * 2) };
  };
  const right = anchor.left + anchor.width + gap;
  if (wanted === "end" && right + surface.width + margin <= view.width) {
    const { at, arrow } = along(anchor.top, anchor.height, surface.height, view.height, 0.5);
    return { side: wanted, left: right, top: at, arrow };
  }
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - surface.height;
  // Px that would be left over.
  const over = { bottom: view.height - below - surface.height - margin, top: above - margin };
  const [first, second] = wanted === "top" ? (["top", "bottom"] as const) : (["bottom", "top"] as const);
  const side = over[first] >= 0 || over[first] >= over[second] ? first : second;
  const { at, arrow } = along(anchor.left, anchor.width, surface.width, view.width, shares[align]);
  return { side, left: at, top: side === "bottom" ? below : above, arrow };
}
