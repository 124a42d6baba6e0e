import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "flex", flexDirection: "column", gap: vars.space[5] });

export const failure = style([
  text({ size: 2, tone: "danger" }),
  { selectors: { "&:empty": { display: "none" } } },
]);
