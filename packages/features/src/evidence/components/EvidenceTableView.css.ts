import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const table = style([text({ size: 2 }), { width: "100%", borderCollapse: "collapse" }]);

export const head = style([
  text({ size: 1, weight: "medium", tone: "muted" }),
  {
    height: "36px",
    textAlign: "start",
    paddingInline: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.line2}`,
    whiteSpace: "nowrap",
    selectors: { "&:first-child": { paddingInlineStart: 0 }, "&:last-child": { paddingInlineEnd: 0 } },
  },
]);

export const cell = style({
  height: vars.row.line,
  padding: `${vars.space[2]} ${vars.space[2]}`,
  verticalAlign: "middle",
  maxWidth: "420px",
  overflowWrap: "break-word",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { paddingInlineStart: 0 }, "&:last-child": { paddingInlineEnd: 0 } },
});

export const end = style({ textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const foot = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space[3],
    paddingBlockStart: vars.space[3],
  },
]);
