import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  alignContent: "start",
  "@media": { "screen and (width < 900px)": { gridTemplateColumns: "1fr 1fr" } },
});

export const item = style([
  text({ size: 2 }),
  {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minHeight: "40px",
    paddingInline: "10px 8px",
    borderRadius: vars.radius.r4,
    color: vars.color.text2,
  },
]);

export const current = style({
  color: vars.color.text,
  background: vars.color.navActive,
  fontWeight: vars.weight.strong,
});

/** A picture of staff's, as wide as the product's own icons. */
export const icon = style({ flexShrink: 0, width: "18px", height: "18px", objectFit: "contain" });

export const words = style({ minWidth: 0, overflowWrap: "anywhere", paddingBlock: vars.space[2] });
export const description = style([
  text({ size: 1, tone: "muted" }),
  { display: "block", fontWeight: "normal" },
]);

export const count = style([
  text({ size: 1 }),
  { marginInlineStart: "auto", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
]);

export const note = style([
  text({ size: 1, tone: "muted" }),
  { padding: `${vars.space[3]} 10px 0`, display: "grid", gap: vars.space[2] },
]);
