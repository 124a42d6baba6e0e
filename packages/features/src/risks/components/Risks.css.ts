import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Titles wrap to two lines, never to one cut line. */
export const title = style([text({ size: 2, weight: "medium", lines: 2 }), { textWrap: "pretty" }]);
export const small = style([text({ size: 1, tone: "muted", ellipsis: true }), { display: "block" }]);
export const muted = style({ color: vars.color.text2 });
export const issues = style({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[2]}` });
export const legend = style({ marginBlockStart: vars.space[2] });
export const room = style({ visibility: "hidden" });
