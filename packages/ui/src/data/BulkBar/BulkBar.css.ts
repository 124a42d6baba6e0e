import { style } from "@vanilla-extract/css";
import { keepsInk, narrow } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

/** What 200 % zoom leaves: hardly an action fits beside another. */
const tight = "screen and (width < 360px)";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  boxSizing: "border-box",
  minHeight: 48,
  padding: `${space[2]} ${space[7]}`,
  background: color.ink,
  color: color.onInk,
  ...type(2),
  "@media": { [narrow]: { paddingInline: space[4] }, ...keepsInk },
});

export const text = style({
  marginInlineEnd: space[3],
  fontWeight: vars.weight.bold,
  "@media": { [tight]: { order: -1, flex: "1 1 calc(100% - 60px)" } },
});

const onInk = {
  ":hover": { background: color.inkHover },
  ":focus-visible": { outlineColor: color.onInk },
} as const;

export const action = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  boxSizing: "border-box",
  minHeight: 32,
  padding: `5px ${space[3]}`,
  textAlign: "start",
  border: `1px solid color-mix(in srgb, ${color.onInk} 34%, transparent)`,
  borderRadius: vars.radius.r4,
  color: "inherit",
  fontWeight: vars.weight.medium,
  selectors: { "&:disabled": { opacity: 0.5, cursor: "not-allowed" } },
  ...onInk,
});

export const clear = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  marginInlineStart: "auto",
  // At the end of the first line when the actions take lines of their own.
  "@media": { [tight]: { order: -1 } },
  borderRadius: vars.radius.r4,
  color: "inherit",
  ...onInk,
});
