import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const panel = style({ display: "grid", gap: vars.space[6], minWidth: 0 });
export const title = style([text({ size: 2, weight: "bold" }), { marginBlockEnd: vars.space[2] }]);
export const count = style([
  text({ size: 1, tone: "muted" }),
  { marginInlineStart: vars.space[2], fontWeight: 400 },
]);
export const none = style([text({ size: 2, tone: "muted" })]);
