import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;
const narrow = "screen and (width < 900px)";

export const main = style({
  maxWidth: 1040,
  marginInline: "auto",
  padding: `${space[7]} ${space[7]} ${space[9]}`,
  outline: "none",
  "@media": { [narrow]: { padding: `${space[6]} ${space[4]} ${space[8]}` }, print: { padding: 0 } },
});

/** On paper the bar over the page leads nowhere. */
export const sheet = style({});
globalStyle(`html:has(${sheet}) body header:not(${sheet} *)`, { "@media": { print: { display: "none" } } });
export const screenOnly = style({ "@media": { print: { display: "none" } } });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[4],
  marginBlockEnd: space[6],
});
/** What the report says stands over what it is of. */
export const title = style([text({ size: 3, tone: "muted" }), { marginBlock: space[1] }]);
export const about = style([text({ size: 2, tone: "muted" })]);
export const sentence = style([text({ size: 6 }), { marginBlockEnd: space[5] }]);
export const legend = style({ marginBlockStart: space[4] });
export const score = style([text({ size: 3 }), { marginBlockStart: space[4] }]);
export const section = style([text({ size: 4, weight: "bold" }), { marginBlock: `${space[7]} ${space[3]}` }]);
export const foot = style([text({ size: 1, tone: "muted" }), { marginBlockStart: space[6] }]);

export const table = style([
  text({ size: 2 }),
  { width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
]);
const cellBase = {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: "start",
  verticalAlign: "top",
  "@media": { [narrow]: { paddingInlineEnd: space[2] } },
} as const;
export const column = style([
  text({ size: 1, tone: "muted", weight: "medium" }),
  { ...cellBase, borderBlockEnd: `1px solid ${color.line2}`, whiteSpace: "nowrap" },
]);
export const cell = style({
  ...cellBase,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: "inherit",
  overflowWrap: "anywhere",
});
/** Words that stay whole: on a phone the frame scrolls. */
export const whole = style([cell, { whiteSpace: "nowrap" }]);
/** A name that breaks between its words alone. */
export const name = style([cell, { overflowWrap: "normal" }]);
/** Numbers line up at their end. */
export const number = style({ textAlign: "end" });
/** On a phone what a row says of itself stands under its name. */
export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } });
export const wide = style([cell, wideOnly]);
export const figure = style([wide, { minWidth: 200 }]);
globalStyle(`${table} tr`, { breakInside: "avoid" });
export const small = style([text({ size: 1, tone: "muted" }), { display: "block" }]);

export const gate = style({ maxWidth: 424, marginInline: "auto", display: "grid", gap: space[4] });
export const actions = style({ display: "flex", gap: space[3] });
export const narrowOnly = style([small, { display: "none", "@media": { [narrow]: { display: "block" } } }]);
