import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const item = style({
  display: "grid",
  gridTemplateColumns: "18px minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { "screen and (width < 900px)": { gridTemplateColumns: "18px minmax(0, 1fr)" } },
});

export const name = style([text({ size: 2, weight: "strong" }), { overflowWrap: "anywhere" }]);
export const sub = style([text({ size: 1, tone: "muted" }), { overflowWrap: "anywhere" }]);
export const failure = style([text({ size: 2, tone: "danger" })]);

export const end = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "grid",
    gap: vars.space[1],
    width: 240,
    "@media": { "screen and (width < 900px)": { gridColumn: "2" } },
  },
]);

/** Ticks, and beside them their counts. */
export const result = style({
  display: "grid",
  gridTemplateColumns: "144px 180px",
  alignItems: "center",
  alignSelf: "center",
  columnGap: vars.space[5],
  "@media": {
    "screen and (width < 900px)": { gridColumn: "2", display: "flex", flexWrap: "wrap", gap: vars.space[3] },
  },
});
