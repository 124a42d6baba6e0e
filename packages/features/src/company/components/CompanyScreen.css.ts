import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5], maxWidth: 600 });
export const note = style([text({ size: 2, tone: "muted" })]);
export const readOnly = style([note, { marginBlockStart: vars.space[4] }]);
