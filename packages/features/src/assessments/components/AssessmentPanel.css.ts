import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const progress = style({ display: "flex", alignItems: "center", gap: vars.space[4] });
export const percent = style([text({ size: 2, weight: "strong" }), { minWidth: "44px", textAlign: "end" }]);
export const lead = style([text({ size: 3, prose: true })]);
export const failure = style([text({ size: 2, tone: "danger" }), { marginBlockStart: vars.space[2] }]);
export const score = style([text({ size: 3 })]);
export const railBlock = style({
  padding: `${vars.space[6]} ${vars.space[7]}`,
  "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
});
export const after = style([text({ size: 2, tone: "muted" }), { marginBlockStart: vars.space[4] }]);
