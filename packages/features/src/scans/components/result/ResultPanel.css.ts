import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const rule = `1px solid ${vars.color.line}`;
const narrow = "screen and (width < 900px)";

export const panel = style({ minWidth: 0 });

export const block = style({
  padding: `${vars.space[6]} ${vars.space[7]}`,
  selectors: { "& + &": { borderBlockStart: rule } },
  "@media": { [narrow]: { padding: `${vars.space[5]} ${vars.space[4]}` } },
});

export const eyebrow = style([
  text({ size: 1, tone: "muted" }),
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] },
]);

export const title = style([
  text({ size: 5 }),
  { margin: `${vars.space[2]} 0 0`, overflowWrap: "anywhere", textWrap: "balance", outline: "none" },
]);

export const heading = style([text({ size: 4 }), { margin: `0 0 ${vars.space[3]}` }]);

export const prose = style([text({ size: 3, prose: true }), { margin: 0 }]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
});

/** Engine and expert side by side, with one rule between them. */
export const words = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  "@media": { [narrow]: { gridTemplateColumns: "1fr" } },
});

export const word = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  selectors: {
    "& + &": { borderInlineStart: rule, paddingInlineStart: vars.space[6] },
  },
  "@media": {
    [narrow]: {
      selectors: {
        "& + &": { borderInlineStart: 0, paddingInlineStart: 0, paddingBlockStart: vars.space[4] },
      },
    },
  },
});

export const label = style([text({ size: 1, tone: "muted" })]);

export const said = style([text({ size: 2, weight: "medium" })]);

export const by = style([text({ size: 1, tone: "muted" })]);

export const mono = style([text({ mono: true })]);

export const present = style([
  text({ size: 2 }),
  {
    padding: `${vars.space[3]} ${vars.space[7]}`,
    borderBlockEnd: rule,
    background: vars.color.selected,
    overflowWrap: "anywhere",
    "@media": { [narrow]: { paddingInline: vars.space[4] } },
  },
]);
