import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const changes = style({
  display: "grid",
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  minWidth: 0,
});
export const line = style([text({ size: 2 }), { margin: 0 }]);

/** What was said before stands beside what is said after it, or above it where there is no room. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space[3],
  margin: 0,
  "@media": { "(max-width: 899px)": { gridTemplateColumns: "1fr" } },
});
export const label = style([
  text({ size: 1, weight: "medium", tone: "muted" }),
  { marginBlockEnd: vars.space[1] },
]);
export const said = style([
  text({ size: 2 }),
  { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere", marginBlockEnd: vars.space[1] },
]);
export const none = style([text({ size: 2, tone: "muted" }), { margin: 0 }]);
