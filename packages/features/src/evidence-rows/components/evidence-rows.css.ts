import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const remark = style({ display: "grid", justifyItems: "start", gap: vars.space[1] });
export const quiet = style([text({ size: 1, tone: "muted" })]);
