import { style } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { text } from "../text.css.ts";

export const both = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(360px, 100%), 1fr))",
});
export const half = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[5],
  padding: vars.space[6],
  background: vars.color.sheet,
  color: vars.color.text,
});
export const title = style([text({ size: 4 })]);
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: vars.space[2],
});
export const item = style([
  text({ mono: true }),
  { display: "flex", alignItems: "center", gap: vars.space[2], minWidth: 0 },
]);
export const swatch = style({
  flex: "none",
  width: 28,
  height: 28,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.r4,
});
export const level = style([
  text({ size: 2 }),
  {
    display: "grid",
    gridTemplateColumns: "28px 1fr 1fr",
    alignItems: "center",
    gap: vars.space[3],
    padding: `${vars.space[1]} 0`,
    borderTop: `1px solid ${vars.color.line}`,
  },
]);
export const word = style({ padding: `${vars.space[1]} ${vars.space[2]}`, borderRadius: vars.radius.r2 });
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const step = style({ padding: `${vars.space[1]} 0`, borderTop: `1px solid ${vars.color.line}` });
