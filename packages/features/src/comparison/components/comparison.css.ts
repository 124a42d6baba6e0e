import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const quiet = style([text({ size: 2, tone: "muted" }), { margin: 0 }]);

export const figure = style({ display: "grid", gap: vars.space[4], minWidth: 0 });

export const versions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  alignItems: "end",
  "@media": { "(max-width: 899px)": { width: "100%" } },
});
export const version = style({
  minWidth: "240px",
  "@media": { "(max-width: 899px)": { minWidth: 0, flex: "1 1 100%" } },
});

export const title = style([text({ size: 2, weight: "medium" }), { overflowWrap: "anywhere" }]);
export const small = style([
  text({ size: 1, tone: "muted" }),
  { display: "block", overflowWrap: "anywhere" },
]);
export const statuses = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
});
export const arrow = style({ color: vars.color.text2, flex: "none" });

export const narrow = style({ display: "grid", gap: vars.space[1], minWidth: 0 });

export const side = style({ display: "grid", gap: vars.space[2], alignContent: "start", minWidth: 0 });
export const sideHead = style([text({ size: 1, weight: "medium", tone: "muted" }), { margin: 0 }]);
export const sideText = style([text({ size: 2 }), { margin: 0, overflowWrap: "anywhere" }]);
