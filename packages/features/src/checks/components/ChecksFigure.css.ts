import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const scale = style([text({ size: 1, tone: "muted" })]);
export const room = style({ visibility: "hidden" });
export const legend = style({ marginBlockStart: vars.space[2] });
