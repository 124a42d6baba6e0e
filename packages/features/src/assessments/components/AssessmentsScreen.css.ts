import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const number = style([text({ mono: true })]);
export const state = style({ display: "grid", gap: vars.space[1] });
export const word = style([text({ size: 2, weight: "medium" })]);
export const failed = style([word, { color: vars.color.dangerText }]);
export const muted = style([text({ size: 1, tone: "muted" })]);
export const objects = style([text({ size: 2, ellipsis: true }), { display: "block" }]);

/** Four ticks, one a step: done in ink, the one under way longer. */
export const steps = style({ display: "flex", alignItems: "center", gap: "4px", height: "12px" });
const tick = { height: "2px", width: "12px", background: vars.color.track };
export const next = style(tick);
export const done = style([tick, { background: vars.color.ink }]);
export const now = style([tick, { background: vars.color.ink, width: "20px", height: "3px" }]);
export const broken = style([tick, { background: vars.color.danger, width: "20px", height: "3px" }]);

export const note = style([
  text({ size: 2, tone: "muted" }),
  {
    padding: `0 ${vars.space[7]} ${vars.space[4]}`,
    "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
  },
]);
export const narrow = style({ display: "grid", gap: vars.space[2], minWidth: 0 });
export const narrowTop = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});
