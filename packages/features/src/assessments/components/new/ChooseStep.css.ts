import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  "@media": { [narrow]: { paddingInline: vars.space[4] } },
});
export const search = style({
  flex: "0 1 224px",
  minWidth: "160px",
  "@media": { [narrow]: { flex: "1 1 160px" } },
});

export const error = style([
  text({ size: 2, tone: "danger" }),
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}`,
  },
]);

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
  // Beside the summary the last card's rule is the summary's.
  "@media": { "screen and (width >= 1200px)": { marginInlineEnd: "-1px" } },
  borderBlockStart: `1px solid ${vars.color.line2}`,
  overflow: "hidden",
});
