import { style } from "@vanilla-extract/css";
import { type } from "../../../internal/type.ts";
import { vars } from "../../../theme/contract.css.ts";

const { color, space } = vars;

export const list = style({ margin: 0, padding: 0, borderBlockStart: `1px solid ${color.line}` });

export const item = style({ borderBlockEnd: `1px solid ${color.line}` });

export const chosen = style({
  background: color.selected,
  boxShadow: `inset 3px 0 0 ${color.ink}`,
});

export const line = style({ display: "flex", alignItems: "flex-start" });

export const row = style({
  display: "block",
  flex: 1,
  boxSizing: "border-box",
  minWidth: 0,
  padding: `14px ${space[4]}`,
  color: color.text,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  ":focus-visible": { outlineOffset: -2 },
});

/** 40 px to press, at the level of the first line. */
export const check = style({
  placeContent: "center",
  flex: "none",
  width: 40,
  height: 40,
  marginBlockStart: 6,
  // The box itself stands on the gutter.
  marginInline: `4px -12px`,
});

export const toggle = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  marginBlock: 4,
  marginInlineEnd: space[1],
  color: color.text2,
  borderRadius: vars.radius.r4,
  ":focus-visible": { outlineOffset: -2 },
});

/** Entries that do not open keep the arrow's place where others have one, so that their ends line up. */
export const noToggle = style({ flex: "none", width: 40, marginInlineEnd: space[1] });

export const detail = style({ padding: `0 ${space[4]} ${space[4]}`, ...type(2) });

export const group = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  boxSizing: "border-box",
  width: "100%",
  minHeight: 40,
  padding: `${space[2]} ${space[4]}`,
  background: color.canvas,
  color: color.text,
  textAlign: "start",
  ...type(2, "bold"),
  ":focus-visible": { outlineOffset: -2 },
});
