import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const title = style([text({ size: 6 }), { fontWeight: vars.weight.bold }]);
export const subtitle = style([text({ size: 3, tone: "muted" }), { margin: `4px 0 ${vars.space[6]}` }]);
export const form = style({ display: "flex", flexDirection: "column", gap: vars.space[5] });
export const prefix = style([text({ size: 3, tone: "muted" })]);
export const privacy = style([text({ size: 1, tone: "muted" })]);
