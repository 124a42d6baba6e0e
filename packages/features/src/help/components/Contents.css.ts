import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const wide = "screen and (width >= 900px)";

export const contents = style({
  marginBlockStart: vars.space[3],
  selectors: {
    "&::details-content": { "@media": { [wide]: { contentVisibility: "visible", display: "block" } } },
  },
});

export const heading = style([
  text({ size: 1, tone: "muted", weight: "medium" }),
  { padding: `${vars.space[3]} ${vars.space[2]} 6px` },
]);

export const link = style([
  text({ size: 2, tone: "text" }),
  {
    position: "relative",
    display: "block",
    padding: `7px ${vars.space[2]}`,
    borderRadius: vars.radius.r4,
    textDecoration: "none",
    selectors: {
      "&:hover": { background: vars.color.sunken },
      "&[aria-current]": { background: vars.color.navActive, fontWeight: vars.weight.strong },
    },
  },
]);

export const summary = style([
  text({ size: 2, weight: "title" }),
  {
    paddingBlock: vars.space[2],
    cursor: "pointer",
    "@media": { [wide]: { display: "none" } },
  },
]);
