import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

/** Under 900 px heading and score share one line. */
export const head = style({
  "@media": {
    [narrow]: { display: "flex", alignItems: "baseline", justifyContent: "space-between" },
  },
});

export const title = style([text({ size: 2, weight: "bold" })]);

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[3],
  marginBlock: `${vars.space[3]} ${vars.space[6]}`,
  "@media": { [narrow]: { margin: `0 0 ${vars.space[3]}` } },
});

export const reading = style({ display: "flex", alignItems: "baseline", gap: vars.space[3] });

export const score = style([
  text({ size: 9 }),
  {
    "@media": {
      [narrow]: {
        fontSize: vars.size[7],
        lineHeight: vars.line[7],
        letterSpacing: vars.tracking[7],
      },
    },
  },
]);

export const of = style([text({ size: 3, tone: "muted" }), { "@media": { [narrow]: { display: "none" } } }]);

export const ofLevel = style([
  text({ size: 2, tone: "muted" }),
  { display: "none", "@media": { [narrow]: { display: "block" } } },
]);

export const levelLine = style([
  text({ size: 1, tone: "muted" }),
  {
    paddingBottom: vars.space[1],
    textAlign: "end",
    "@media": { [narrow]: { display: "none" } },
  },
]);

export const level = style([text({ size: 3, weight: "bold", tone: "text" }), { display: "block" }]);

export const before = style([
  text({ size: 1, tone: "muted" }),
  { display: "flex", alignItems: "center", gap: vars.space[2], marginTop: 14 },
]);

export const caret = style({ fill: "none", stroke: vars.color.text2 });
