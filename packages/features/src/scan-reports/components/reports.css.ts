import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const small = style([
  text({ size: 1, tone: "muted" }),
  { display: "block", overflowWrap: "anywhere" },
]);
export const quiet = style([text({ size: 2, tone: "muted" })]);
export const legend = style({ marginBlockStart: vars.space[3] });
export const note = style([text({ size: 2 }), { marginBlock: 0, overflowWrap: "anywhere" }]);
