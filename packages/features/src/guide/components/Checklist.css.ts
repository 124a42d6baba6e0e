import { hidden, text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const heading = style([text({ size: 1, tone: "muted" }), { marginBlockEnd: space[2] }]);

export const list = style({ display: "grid", gap: space[2] });

export const item = style([text({ size: 2, tone: "muted" }), { display: "flex", gap: space[2] }]);

export const done = style([text({ size: 2 }), { display: "flex", gap: space[2] }]);

/** Level with the first line of its words. */
export const mark = style({ flex: "none", marginBlockStart: 3 });

export const unseen = hidden;
