import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

export const page = style({ minHeight: "100vh", background: vars.color.sheet });

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[5],
  height: 64,
  paddingInline: vars.space[7],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [narrow]: { paddingInline: vars.space[4], gap: vars.space[3] } },
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.ink,
  textDecoration: "none",
});

export const wordmark = style([text({ size: 4, tone: "inherit" })]);
export const section = style([text({ size: 4, tone: "muted", weight: "regular" })]);
export const end = style({
  marginInlineStart: "auto",
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
});

export const body = style({
  display: "grid",
  gridTemplateColumns: "280px minmax(0, 1fr)",
  minHeight: "calc(100vh - 65px)",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const side = style({
  padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[8]}`,
  background: vars.color.canvas,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [narrow]: {
      padding: vars.space[4],
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const main = style({
  padding: `${vars.space[8]} ${vars.space[9]} ${vars.space[9]}`,
  outline: "none",
  "@media": { [narrow]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[8]}` } },
});
