import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const steps = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[7]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
});

export const keys = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    // Between lines, too, so that nothing of the next one is seen.
    gap: vars.space[3],
    // One line, however large its text: what has no room goes, the last first, instead of making the bar higher.
    height: "1.7em",
    overflow: "hidden",
    whiteSpace: "nowrap",
    "@media": { "screen and (width < 900px)": { display: "none" } },
  },
]);

export const key = style([
  text({ mono: true }),
  {
    marginInlineEnd: vars.space[1],
    padding: "0 5px",
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius.r2,
    background: vars.color.canvas,
  },
]);

/** A key in the button that it presses. */
export const keyInside = style([
  key,
  {
    marginInline: `${vars.space[1]} 0`,
    "@media": { "screen and (width < 900px)": { display: "none" } },
  },
]);

export const arrows = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[2],
  marginInlineStart: "auto",
});
export const left = style([text({ size: 1, tone: "muted" })]);

export const head = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** Where one result fills the screen, the scan's head makes room for it. */
export const wideOnly = style([head, { "@media": { "screen and (width < 900px)": { display: "none" } } }]);
