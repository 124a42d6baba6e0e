import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const step = style({
  display: "grid",
  gap: vars.space[5],
  alignContent: "start",
  padding: `${vars.space[5]} ${vars.space[5]}`,
  maxWidth: "760px",
});
export const heading = style([text({ size: 4 })]);
export const lead = style([text({ size: 3, prose: true })]);
export const object = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[4],
});
export const name = style([text({ size: 3, weight: "strong" }), { overflowWrap: "anywhere" }]);
export const facts = style([
  text({ size: 2 }),
  {
    display: "grid",
    gridTemplateColumns: "minmax(96px, 152px) minmax(0, 1fr)",
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginBlockStart: vars.space[2],
  },
]);
export const term = style({ color: vars.color.text2 });
export const value = style({ overflowWrap: "anywhere" });
export const mono = style([text({ mono: true }), { overflowWrap: "anywhere" }]);
