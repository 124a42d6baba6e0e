import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.ink,
});

export const wordmark = style([text({ size: 5, tone: "inherit", weight: "bold" })]);

export const headline = style([text({ size: 8 }), { maxWidth: "15em", textWrap: "balance" }]);

export const lead = style([
  text({ size: 4, tone: "muted", weight: "regular" }),
  { maxWidth: "34em", margin: `${vars.space[4]} 0 ${vars.space[9]}` },
]);

export const legend = style([
  text({ size: 2, tone: "muted" }),
  { display: "flex", flexWrap: "wrap", gap: `${vars.space[2]} ${vars.space[6]}`, marginTop: vars.space[5] },
]);

export const legendItem = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const imprint = style({ marginInlineStart: "auto" });
