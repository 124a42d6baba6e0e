import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** Neighbours share their rules: each card draws its end and its bottom. */
export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  minWidth: 0,
  minHeight: "112px",
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.line2}`,
  borderInlineEnd: `1px solid ${vars.color.line2}`,
  overflowWrap: "anywhere",
  "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
});

export const open = style({ ":hover": { background: vars.color.hover } });

export const chosen = style({
  background: vars.color.selected,
  boxShadow: `inset 3px 0 0 ${vars.color.ink}`,
  ":hover": { background: vars.color.selected },
});

export const name = style([text({ size: 2, weight: "strong" }), { paddingInlineEnd: vars.space[8] }]);

/** The whole card is the label: a click anywhere ticks it. */
globalStyle(`${open} ${name} label::after`, { content: "", position: "absolute", inset: 0 });

export const body = style({ paddingInlineStart: "24px", display: "grid", gap: vars.space[2] });
export const meta = style([text({ size: 1, tone: "muted" })]);
export const blocked = style({ opacity: 0.62 });

export const corner = style({
  position: "absolute",
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  zIndex: 1,
});

/** The box itself stays on top, for pointers that aim at it. */
globalStyle(`${name} input`, { position: "relative", zIndex: 1 });
