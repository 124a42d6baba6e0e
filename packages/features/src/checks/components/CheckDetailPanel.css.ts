import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const citations = style({ marginBlockStart: vars.space[4], flexWrap: "wrap" });
export const uncertain = style([text({ size: 3, prose: true })]);
