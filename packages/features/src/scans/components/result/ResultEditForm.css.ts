import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  maxWidth: "600px",
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space[5],
  width: "100%",
  "@media": { "screen and (width < 900px)": { gridTemplateColumns: "1fr" } },
});

export const overtaken = style([
  text({ size: 2 }),
  {
    display: "grid",
    justifyItems: "start",
    gap: vars.space[2],
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    overflowWrap: "anywhere",
  },
]);
export const theirs = style([text({ size: 2, tone: "muted" }), { margin: 0 }]);

export const texts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style([
  text({ size: 2, weight: "medium" }),
  { marginBlockEnd: vars.space[2], padding: 0 },
]);
export const hint = style([text({ size: 1, tone: "muted" }), { margin: 0 }]);
export const table = style({ width: "100%", minWidth: 0 });
