import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

export const note = style([
  text({ size: 2, tone: "muted" }),
  {
    padding: `0 ${vars.space[7]} ${vars.space[4]}`,
    "@media": { [narrow]: { paddingInline: vars.space[4] } },
  },
]);
export const search = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  padding: `0 ${vars.space[7]} ${vars.space[4]}`,
  "@media": { [narrow]: { paddingInline: vars.space[4] } },
});
export const box = style({ flex: "0 1 264px", minWidth: 0 });
export const found = style([text({ size: 2, weight: "bold" })]);

export const person = style({ display: "flex", alignItems: "center", gap: vars.space[3], minWidth: 0 });
export const words = style({ minWidth: 0, display: "grid", justifyItems: "start" });
export const nameLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  minWidth: 0,
  maxWidth: "100%",
});
export const name = style([text({ size: 2, weight: "title", ellipsis: true }), { minWidth: 0 }]);
export const email = style([text({ size: 1, tone: "muted", ellipsis: true }), { maxWidth: "100%" }]);
export const state = style({ display: "grid", justifyItems: "start", minWidth: 0 });
export const muted = style([text({ size: 1, tone: "muted" })]);
export const actions = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[2],
});
export const reason = style([muted, { textAlign: "end", textWrap: "balance" }]);

export const narrowRow = style({ display: "grid", gap: vars.space[2] });
export const narrowFoot = style([
  text({ size: 2 }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${vars.space[2]} ${vars.space[3]}`,
  },
]);
