import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style([text({ size: 2, weight: "medium", ellipsis: true }), { display: "block" }]);
export const small = style([text({ size: 1, tone: "muted", ellipsis: true }), { display: "block" }]);
export const legend = style([text({ size: 2, weight: "medium" }), { marginBlockEnd: vars.space[3] }]);
export const boxes = style({ display: "grid", gap: vars.space[3] });
export const code = style([text({ size: 1, mono: true }), { overflowWrap: "anywhere" }]);
