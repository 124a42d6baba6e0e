import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5], maxWidth: 480 });
export const note = style([text({ size: 2, tone: "muted" })]);
export const language = style({ maxWidth: 480 });

export const device = style([
  text({ size: 2, weight: "medium" }),
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] },
]);
