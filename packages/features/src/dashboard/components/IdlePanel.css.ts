import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const remark = style([text({ size: 2, tone: "muted" }), { marginBottom: vars.space[4] }]);
