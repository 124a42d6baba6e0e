import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const columnsHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
});
export const columns = style({ display: "grid", borderBlockStart: `1px solid ${vars.color.line}` });
export const column = style({ borderBlockEnd: `1px solid ${vars.color.line}` });
export const columnOpen = style([column, { background: vars.color.selected }]);
export const columnLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[1],
});
export const columnName = style([
  text({ size: 2 }),
  {
    flex: "1 1 160px",
    minHeight: "36px",
    textAlign: "start",
    overflowWrap: "anywhere",
    ":hover": { background: vars.color.hover },
  },
]);
export const fault = style([text({ size: 1, weight: "bold" }), { marginInlineStart: vars.space[2] }]);
export const positions = style({ display: "flex", gap: vars.space[2] });
export const columnBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  justifyItems: "start",
});
