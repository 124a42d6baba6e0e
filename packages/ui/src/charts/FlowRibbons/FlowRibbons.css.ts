import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { forced } from "../../internal/media.ts";
import { atMost, linkText, oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const drawing = style({ display: "block", overflow: "visible" });
export const ribbon = style({
  fill: "none",
  stroke: vars.color.line2,
  strokeOpacity: 0.62,
  transition: `stroke ${vars.motion.fast} ${vars.motion.curve}`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { transition: "none" },
    [forced]: { strokeOpacity: 0.35 },
  },
});
export const lit = style({
  stroke: vars.color.accStrong,
  strokeOpacity: 0.75,
  "@media": {
    [forced]: { stroke: "Highlight", strokeOpacity: 1 },
    // Paper is grey: the one in force is the darkest.
    print: { stroke: vars.color.text2, strokeOpacity: 0.6 },
  },
});
export const ticks = style({ fill: vars.color.ink, shapeRendering: "crispEdges" });

const label = style([
  type(2),
  {
    position: "absolute",
    display: "flex",
    minWidth: 0,
    lineHeight: vars.line[1],
    transform: "translateY(-50%)",
  },
]);
export const source = style([
  label,
  { left: 0, flexDirection: "column", textAlign: "right", alignItems: "stretch" },
]);
export const recipient = style([
  label,
  {
    right: 0,
    alignItems: "center",
    gap: 10,
    minHeight: 24,
    padding: `1px ${vars.space[2]} 1px 10px`,
    borderRadius: vars.radius.r4,
    textAlign: "left",
    selectors: {
      "button&": { cursor: "pointer" },
      "button&:hover": { background: vars.color.sunken },
      "&:focus-visible": focusRing,
    },
  },
]);
export const current = style({
  background: vars.color.accSoft,
  selectors: { "button&:hover": { background: vars.color.accSoft } },
  "@media": { [forced]: { outline: "1px solid Highlight" } },
});
export const glyph = style({ flex: "none" });
export const words = style({ minWidth: 0, flex: 1 });
export const line = style([oneLine, { display: "block" }]);
export const name = style({ fontWeight: vars.weight.title });
export const quiet = style([type(1), { color: vars.color.text2 }]);
export const amount = style([
  type(1),
  { flex: "none", color: vars.color.text2, fontVariantNumeric: "tabular-nums" },
]);
export const strong = style({ fontWeight: vars.weight.bold });
/** In a narrow place names take a second line instead of the notes. */
export const twoLines = style({ fontSize: vars.size[1], lineHeight: vars.line[1], ...atMost(2) });
export const dense = style({ gap: 6, paddingInline: "6px 4px" });
export const status = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });
export const more = style([
  type(2),
  {
    marginTop: vars.space[4],
    ...linkText,
    ":focus-visible": focusRing,
  },
]);
