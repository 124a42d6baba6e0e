import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const filter = style({
  width: "200px",
  "@media": { "screen and (width < 900px)": { width: "100%" } },
});

export const legend = style([text({ size: 2, weight: "bold" }), { marginBlockEnd: vars.space[2] }]);
export const asterisk = style([text({ tone: "danger" }), { marginInlineStart: "2px" }]);
export const boxes = style({ display: "grid", gap: vars.space[2] });
export const hint = style([text({ size: 2, tone: "muted" })]);
export const error = style([
  text({ size: 2, tone: "danger" }),
  { display: "flex", alignItems: "center", gap: vars.space[1], marginBlockStart: vars.space[2] },
]);

export const fields = style({ display: "grid", gap: vars.space[4] });
export const part = style([text({ size: 2, weight: "bold" })]);
/** As many rows as leave the buttons in sight. */
export const rows = style({ maxHeight: "320px" });
export const table = style([text({ size: 2 }), { width: "100%", borderCollapse: "collapse" }]);
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
