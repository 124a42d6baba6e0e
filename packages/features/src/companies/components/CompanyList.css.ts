import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style([text({ size: 2, weight: "medium", ellipsis: true }), { display: "block" }]);
export const muted = style([text({ size: 2, tone: "muted" })]);
export const narrow = style({ display: "grid", gap: vars.space[2], minWidth: 0 });
export const foot = style([
  text({ size: 1, tone: "muted" }),
  { display: "flex", flexWrap: "wrap", gap: `${vars.space[1]} ${vars.space[3]}` },
]);
/** What is to be done one after the other in a dialog. */
export const steps = style({ display: "grid", gap: vars.space[5] });
export const logo = style({ display: "block", maxWidth: 160, maxHeight: 40, objectFit: "contain" });
