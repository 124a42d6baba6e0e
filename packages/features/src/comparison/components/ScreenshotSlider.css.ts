import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const figure = style({ display: "grid", gap: vars.space[2], margin: 0, minWidth: 0 });
export const caption = style([text({ size: 1, tone: "muted" }), { overflowWrap: "anywhere" }]);

export const pictures = style({
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r4,
  background: vars.color.sunken,
});
export const picture = style({ display: "block", width: "100%", height: "auto" });
export const over = style({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
});
export const edge = style({
  position: "absolute",
  insetBlock: 0,
  width: "2px",
  marginLeft: "-1px",
  background: vars.color.text,
});
export const range = style({ width: "100%", accentColor: vars.color.text, margin: 0, minHeight: "24px" });
export const ends = style([
  text({ size: 1, tone: "muted" }),
  { display: "flex", justifyContent: "space-between", gap: vars.space[2] },
]);
