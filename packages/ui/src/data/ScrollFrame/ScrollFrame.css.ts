import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { forced } from "../../internal/media.ts";
import { SHADE, shade, shadesShown, shadeTo } from "../../internal/shade.ts";

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
    width: SHADE,
    insetInlineStart: 0,
    marginInlineEnd: -SHADE,
    background: shadeTo("right"),
  },
  "::after": {
    ...shade,
    width: SHADE,
    insetInlineEnd: 0,
    marginInlineStart: -SHADE,
    background: shadeTo("left"),
  },
  selectors: shadesShown,
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
