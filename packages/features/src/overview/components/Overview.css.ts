import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;
const rule = `1px solid ${color.line}`;

/** All of it stands on one sheet of A4: a little smaller, and closer together. */
export const sheet = style({ "@media": { print: { zoom: 0.78 } } });
globalStyle(`html:has(${sheet}) header`, { "@media": { print: { display: "none" } } });
globalStyle(`${sheet} section, ${sheet} > div`, { "@media": { print: { breakInside: "avoid" } } });

/** Buttons and links that paper cannot follow. */
export const screenOnly = style({ "@media": { print: { display: "none" } } });
export const buttons = style([screenOnly, { display: "flex", flexWrap: "wrap", gap: space[2] }]);

export const heading = style([text({ size: 4, weight: "bold" }), { marginBlockEnd: space[3] }]);
export const note = style([text({ size: 1, tone: "muted" }), { marginBlockStart: space[2] }]);
export const muted = style({ color: color.text2 });

export const reading = style({
  display: "flex",
  alignItems: "baseline",
  gap: space[3],
  marginBlockEnd: space[4],
});
export const score = style([text({ size: 8 })]);

export const table = style([
  text({ size: 2 }),
  { width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
]);
const cellBase = {
  paddingBlock: 6,
  paddingInlineEnd: space[3],
  textAlign: "start",
  verticalAlign: "top",
} as const;
export const head = style([
  text({ size: 1, tone: "muted", weight: "medium" }),
  { ...cellBase, borderBlockEnd: `1px solid ${color.line2}` },
]);
export const cell = style({
  ...cellBase,
  borderBlockEnd: rule,
  fontWeight: "inherit",
  overflowWrap: "anywhere",
});
/** A number stays whole. */
export const figure = style({
  textAlign: "end",
  paddingInline: `${space[2]} 0`,
  overflowWrap: "normal",
});
export const plain = style({ color: "inherit", textDecorationThickness: 1, textUnderlineOffset: 3 });
/** Two lines at most: a long name does not push the sheet over its end. */
export const clamp = text({ lines: 2 });
export const decisions = style([
  text({ size: 2 }),
  { display: "grid", gap: space[2], marginBlockStart: space[3] },
]);
