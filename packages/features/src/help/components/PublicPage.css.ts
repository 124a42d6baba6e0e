import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

export const page = style({ minHeight: "100vh", background: vars.color.sheet });

export const skip = style([
  text({ size: 2, weight: "medium" }),
  {
    position: "fixed",
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: vars.z.notice,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.r4,
    background: vars.color.ink,
    color: vars.color.onInk,
    textDecoration: "none",
    selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
    // The browser would lay paper behind words of the colour of paper.
    "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
  },
]);

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
