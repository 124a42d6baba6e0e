import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({ display: "grid", minWidth: 0 });

export const tile = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  width: "100%",
  minWidth: 0,
  textAlign: "start",
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r4,
  overflow: "hidden",
  transition: `border-color ${vars.motion.fast}`,
  ":hover": { borderColor: color.edge },
});

/** The top of a tall page says most: the picture is cut below, never squeezed. */
export const thumb = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "320 / 196",
  objectFit: "cover",
  objectPosition: "top",
  background: color.sunken,
});

export const caption = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockStart: `1px solid ${color.line2}`,
  color: color.text2,
  overflowWrap: "anywhere",
  ...type(2),
});

export const failed = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space[2],
  boxSizing: "border-box",
  minHeight: 160,
  padding: space[4],
  background: color.sunken,
  color: color.text2,
  textAlign: "center",
  ...type(1),
});

export const frame = style({
  maxHeight: "70vh",
  border: `1px solid ${color.line}`,
  background: color.sunken,
});

export const fit = style({
  width: "auto",
  maxWidth: "100%",
  height: "auto",
  margin: "0 auto",
});

export const zoomed = style({ maxWidth: "none", margin: "0 auto" });

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  marginBlockStart: space[3],
  color: color.text2,
  fontVariantNumeric: "tabular-nums",
  ...type(2),
});

export const factor = style({ minWidth: 72, textAlign: "center" });

export const push = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  marginInlineStart: "auto",
});
