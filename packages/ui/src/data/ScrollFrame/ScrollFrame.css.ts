import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { forced } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

/** Px of the shade at an edge that hides something. */
const SHADE = 20;

const shade = {
  content: "",
  position: "sticky",
  zIndex: vars.z.sticky,
  flex: "none",
  alignSelf: "stretch",
  width: SHADE,
  opacity: 0,
  pointerEvents: "none",
  transition: `opacity ${vars.motion.fast}`,
} as const;

const tint = `color-mix(in srgb, ${color.text} 16%, transparent)`;

/**
 * The shades are sticky items of the frame's own row that take no room: they need no second element, and lie over
 * whatever scrolls below them.
 */
export const frame = style({
  // Hidden words inside, which are placed, must scroll with their row and not widen the page.
  position: "relative",
  display: "flex",
  minWidth: 0,
  overflow: "auto",
  overscrollBehaviorX: "contain",
  ":focus-visible": { ...focusRing, outlineOffset: -2 },
  "::before": {
    ...shade,
    insetInlineStart: 0,
    marginInlineEnd: -SHADE,
    background: `linear-gradient(to right, ${tint}, transparent)`,
  },
  "::after": {
    ...shade,
    insetInlineEnd: 0,
    marginInlineStart: -SHADE,
    background: `linear-gradient(to left, ${tint}, transparent)`,
  },
  selectors: {
    "&[data-more-start]::before, &[data-more-end]::after": { opacity: 1 },
  },
  "@media": {
    [forced]: {
      "::before": { background: "none", borderInlineStart: "2px solid CanvasText" },
      "::after": { background: "none", borderInlineEnd: "2px solid CanvasText" },
    },
    // Its greatest height stands in its own attribute, for the screen.
    print: {
      display: "block",
      maxHeight: "none !important",
      overflow: "visible",
      "::before": { display: "none" },
      "::after": { display: "none" },
    },
  },
});

globalStyle(`${frame} > *`, { flex: "1 0 auto" });
