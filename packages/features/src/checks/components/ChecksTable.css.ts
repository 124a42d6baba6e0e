import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Titles wrap to two lines, never to one cut line. */
export const title = style([text({ size: 2, weight: "title", lines: 2 }), { textWrap: "pretty" }]);
export const category = style([text({ size: 1, tone: "muted", ellipsis: true }), { display: "block" }]);
export const muted = style({ color: vars.color.text2 });
export const person = style({ display: "flex", alignItems: "center", gap: vars.space[2], minWidth: 0 });
export const name = style({ minWidth: 0, overflowWrap: "anywhere" });

export const narrow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  minWidth: 0,
});
export const narrowTop = style({ display: "flex", alignItems: "center", gap: vars.space[3] });
export const narrowObject = style([
  text({ size: 1, tone: "muted", ellipsis: true }),
  { marginInlineStart: "auto", maxWidth: "50%" },
]);
export const narrowTitle = style([text({ size: 3, weight: "title" }), { overflowWrap: "anywhere" }]);
export const cite = style([text({ size: 1, tone: "muted" })]);
