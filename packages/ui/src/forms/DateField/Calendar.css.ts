import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const coarse = "(pointer: coarse)";

export const root = style({ position: "relative", padding: space[3] });

export const caption = style({
  display: "flex",
  alignItems: "center",
  height: 32,
  marginInlineStart: space[2],
  ...type(2, "bold"),
});

export const nav = style({
  position: "absolute",
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: "flex",
});

export const step = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
  selectors: { "&[aria-disabled=true]": { opacity: 0.4, cursor: "not-allowed", background: "none" } },
  "@media": { [coarse]: { width: 40, height: 40 } },
});

export const grid = style({ borderSpacing: 0, marginBlockStart: space[1] });
export const weekday = style({ width: 36, height: 28, padding: 0, color: color.text2, ...type(1, "medium") });
export const cell = style({ padding: 0, textAlign: "center" });

export const day = style({
  width: 36,
  height: 36,
  borderRadius: vars.radius.r4,
  fontVariantNumeric: "tabular-nums",
  ...type(2),
  ":hover": { background: color.sunken },
  ":focus-visible": { ...focusRing, outlineOffset: -2 },
  "@media": { [coarse]: { width: 40, height: 40 } },
});

export const outside = style({ color: color.text2 });
/** A tick under the number. */
export const today = style({
  fontWeight: vars.weight.bold,
  backgroundImage: `linear-gradient(${color.ink}, ${color.ink})`,
  backgroundSize: "12px 2px",
  backgroundPosition: "50% calc(100% - 3px)",
  backgroundRepeat: "no-repeat",
});
export const disabled = style({});
export const selected = style({});

// The state stands on the cell; what it looks like is drawn on the button inside.
export const dayIn = style([
  day,
  {
    selectors: {
      [`${selected} > &`]: { background: color.ink, color: color.onInk, fontWeight: vars.weight.medium },
      [`${selected} > &:focus-visible`]: { outlineOffset: 2 },
      [`${disabled} > &`]: { color: color.text2, cursor: "not-allowed", textDecoration: "line-through" },
      [`${disabled} > &:hover`]: { background: "none" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          [`${selected} > &`]: {
            forcedColorAdjust: "none",
            outline: "2px solid Highlight",
            outlineOffset: -2,
          },
        },
      },
    },
  },
]);
