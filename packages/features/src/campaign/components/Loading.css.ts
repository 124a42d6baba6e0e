import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const loading = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space[5],
  minHeight: 320,
  height: "100%",
});

export const failure = style([text({ size: 3, tone: "muted" }), { maxWidth: "42em", textAlign: "center" }]);
