import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const prose = style([
  text({ size: 3, prose: true }),
  { display: "grid", gap: vars.space[3], overflowWrap: "break-word" },
]);

export const steps = style([
  text({ size: 3, prose: true }),
  { display: "grid", gap: vars.space[2], counterReset: "fix", overflowWrap: "break-word" },
]);

export const step = style({
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr)",
  columnGap: vars.space[2],
  counterIncrement: "fix",
  "::before": {
    content: "counter(fix)",
    display: "grid",
    placeItems: "center",
    width: "22px",
    height: "22px",
    border: `1px solid ${vars.color.edge}`,
    borderRadius: "50%",
    fontSize: vars.size[1],
    lineHeight: 1,
    fontWeight: vars.weight.medium,
  },
});
