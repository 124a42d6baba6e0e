import { text } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style([text({ size: 2, weight: "medium", ellipsis: true }), { display: "block" }]);
export const note = style([text({ size: 1, tone: "muted", ellipsis: true }), { display: "block" }]);
