import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const filters = style({ borderBlockStart: `1px solid ${vars.color.line}` });
