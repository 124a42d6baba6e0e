import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const note = style([text({ size: 1, tone: "muted" }), { marginTop: vars.space[3] }]);
