import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const company = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
export const name = style([text({ size: 3, weight: "title" }), { overflowWrap: "anywhere" }]);
export const note = style([text({ size: 2, tone: "muted" })]);
export const plan = style({ display: "grid", gap: vars.space[4] });
