import { text } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style([text({ size: 3, weight: "title" }), { overflowWrap: "anywhere" }]);
export const note = style([text({ size: 2, tone: "muted" })]);
