import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const narrow = "(max-width: 1199px)";

export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 548px) minmax(0, 1fr)",
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});
export const two = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  gap: vars.space[3],
  alignItems: "start",
});
export const set = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  justifyItems: "start",
  minInlineSize: 0,
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[2],
  maxWidth: "100%",
});
export const side = style([text({ size: 2, weight: "bold" })]);
export const wrong = style([text({ size: 1, tone: "danger" })]);
export const quiet = style([text({ size: 1, tone: "muted" })]);
export const note = style([text({ size: 2 }), { padding: `${vars.space[2]} ${vars.space[7]}` }]);

/** In line with the title over it. */
export const failure = style({
  paddingInline: vars.space[7],
  "@media": { "(max-width: 899px)": { paddingInline: vars.space[4] } },
  selectors: { "&:has(p)": { paddingBlock: vars.space[2] } },
});

export const flags = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });

export const preview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  background: vars.color.canvas,
  minWidth: 0,
});
export const previewHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
});
globalStyle(`${previewHead} > *, ${line} > *`, { maxWidth: "100%", minWidth: 0 });
export const sheet = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.r4,
  background: vars.color.sheet,
  minWidth: 0,
});
export const breaks = style([
  text({ size: 2 }),
  {
    padding: vars.space[4],
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.r4,
    background: vars.color.sheet,
  },
]);
export const list = style({ paddingInlineStart: vars.space[5], listStyle: "disc" });
export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(320px, 1fr))",
  gap: vars.space[4],
});
/** Something inside something: conditions nest. */
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  justifyItems: "start",
  inlineSize: "100%",
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.line}`,
});
/** What is read and not changed. */
export const fixed = style({ minInlineSize: 0 });
/** A file and what replaces it. */
export const file = style({ display: "grid", gap: vars.space[3], minInlineSize: 0 });
/** Fields of a dialog, one under the other. */
export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
