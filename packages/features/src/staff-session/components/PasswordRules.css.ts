import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const rules = style([
  text({ size: 1, tone: "muted" }),
  { display: "flex", flexDirection: "column", gap: "2px", margin: `calc(-1 * ${vars.space[3]}) 0 0` },
]);

export const list = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `2px ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const rule = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const met = style({ color: vars.severity.passed.text });
