import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const none = style([text({ size: 2, tone: "muted" })]);
export const panel = style({ paddingBlockStart: vars.space[4] });
export const flush = style({ minWidth: 0 });
