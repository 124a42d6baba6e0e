import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const summary = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  minHeight: "100%",
  padding: `${vars.space[5]} ${vars.space[6]}`,
  "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
});

export const title = style([text({ size: 4 })]);

export const list = style({ marginBlockStart: vars.space[3] });

export const item = style([
  text({ size: 2 }),
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space[2],
    minHeight: "40px",
    borderBlockStart: `1px solid ${vars.color.line2}`,
    ":last-child": { borderBlockEnd: `1px solid ${vars.color.line2}` },
  },
]);

export const name = style({ overflowWrap: "anywhere", flex: 1, minWidth: 0 });
export const type = style([text({ size: 1, tone: "muted" }), { whiteSpace: "nowrap" }]);

export const facts = style([
  text({ size: 2 }),
  { display: "grid", gridTemplateColumns: "104px minmax(0, 1fr)", gap: `${vars.space[3]} ${vars.space[2]}` },
]);
export const term = style({ color: vars.color.text2 });
export const tags = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  marginBlockStart: "auto",
});
export const note = style([text({ size: 1, tone: "muted" })]);
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
// The last one fills its line, which is a second one where both do not fit.
globalStyle(`${actions} > :last-child`, { flex: "1 1 auto", width: "auto" });
