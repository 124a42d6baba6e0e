import { text } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const single = style([text({ size: 2, tone: "muted" })]);
