import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5], maxWidth: 600 });
export const now = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
export const note = style([text({ size: 2, tone: "muted" })]);
export const readOnly = style([note, { marginBlockStart: vars.space[4] }]);
/** Takes no room of the grid while it is empty, and is there to be read out. */
export const alert = style({ ":empty": { marginBlockStart: `calc(-1 * ${vars.space[5]})` } });
export const failure = style([text({ size: 2, tone: "danger" })]);
