import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const note = style([text({ size: 2, tone: "muted" }), { maxWidth: 640 }]);
export const must = style({
  display: "grid",
  gap: vars.space[2],
  justifyItems: "start",
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
});
export const mustTitle = style([text({ size: 3, weight: "title" })]);

export const name = style([text({ size: 2, weight: "medium" }), { display: "block" }]);

/** Cameras read dark on white, in a dark theme too. */
export const qr = style({
  width: "min(208px, 100%)",
  marginInline: "auto",
  background: "white",
  fill: "black",
});
export const key = style({ display: "grid", gap: vars.space[1], justifyItems: "start" });
export const keyLabel = style([text({ size: 2, weight: "medium" })]);
export const code = style([text({ size: 2, mono: true }), { overflowWrap: "anywhere" }]);
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  listStyle: "none",
});
export const keep = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
});
export const download = style({
  fontSize: "inherit",
  color: vars.color.accText,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});
