import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { narrow as narrowScreen } from "./media.ts";

/** The paper a story lies on. */
export const sheet = style({
  padding: vars.space[7],
  background: vars.color.sheet,
  color: vars.color.text,
  "@media": { [narrowScreen]: { padding: vars.space[4] } },
});
// A story in the dark lies on paper of its own: the gutter is that paper's, there is no second one.
globalStyle(`${sheet}:has(${sheet})`, { padding: 0 });
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  justifyItems: "start",
});
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });
export const narrow = style({ maxWidth: 390 });
export const rail = style({ width: 336, maxWidth: "100%" });
export const form = style({ width: 424, maxWidth: "100%" });
// Paper of its own comes with a gutter on both sides.
globalStyle(`${rail}:has(${sheet})`, { width: `calc(336px + 2 * ${vars.space[7]})` });
globalStyle(`${form}:has(${sheet})`, { width: `calc(424px + 2 * ${vars.space[7]})` });
export const full = style({ width: "100%" });
