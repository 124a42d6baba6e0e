import { text, vars } from "@candor/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const stage = style([
  text({ size: 2 }),
  { display: "inline-flex", alignItems: "center", gap: vars.space[3], minWidth: 0 },
]);

export const ticks = style({
  display: "inline-flex",
  alignItems: "end",
  gap: "3px",
  height: "12px",
  flex: "none",
});

const tick = style({ width: "3px" });

export const done = styleVariants(
  { ink: vars.color.ink, failed: vars.severity.critical.solid },
  (background) => [
    tick,
    { height: "12px", background, "@media": { "(forced-colors: active)": { background: "CanvasText" } } },
  ],
);

export const rest = style([
  tick,
  {
    height: "6px",
    background: vars.color.line2,
    "@media": { "(forced-colors: active)": { background: "GrayText" } },
  },
]);

/** Where a reason makes it long, on a second line. */
export const word = style({ minWidth: 0, whiteSpace: "normal" });
