import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const number = style([text({ mono: true }), { fontWeight: 600, color: vars.color.text }]);
export const small = style([text({ size: 1, tone: "muted" }), { display: "block" }]);
/** One line, however long what stands beside it is. */
export const ago = style([small, { flex: "none" }]);
export const company = style([text({ size: 2, weight: "title", ellipsis: true }), { display: "block" }]);

export const person = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });
export const muted = style([text({ size: 2, tone: "muted" })]);

export const narrow = style({ display: "grid", gap: vars.space[2], minWidth: 0 });
export const narrowLine = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[3],
  minWidth: 0,
});
