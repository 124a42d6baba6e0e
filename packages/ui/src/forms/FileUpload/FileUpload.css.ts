import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { forced } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const zone = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minHeight: 106,
  padding: space[4],
  border: `1px dashed ${color.edge}`,
  borderRadius: vars.radius.r4,
  background: color.sheet,
  color: color.text2,
  textAlign: "center",
  overflowWrap: "anywhere",
  ...type(2),
  ":hover": { background: color.hover },
  selectors: {
    "&:has(:focus-visible)": focusRing,
    "&:has([aria-invalid=true])": { borderWidth: 2, borderColor: color.danger, padding: 15 },
    "&:has(:disabled)": { background: color.sunken, borderColor: color.line2, cursor: "not-allowed" },
  },
});

/** A file hangs over it. */
export const over = style({
  background: color.accSoft,
  borderColor: color.ink,
  borderStyle: "solid",
  "@media": { [forced]: { borderColor: "Highlight" } },
});

/** Over the whole zone: a press or a drop anywhere reaches it. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});

export const choose = style({
  color: color.accText,
  textDecoration: "underline",
  textDecorationColor: color.accUnderline,
  textUnderlineOffset: 3,
  selectors: { [`${zone}:has(:disabled) &`]: { color: color.text2, textDecoration: "none" } },
});
export const limit = style(type(1));

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  marginBlockStart: 6,
});

const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minWidth: 0,
  padding: `${space[2]} ${space[3]} ${space[2]} 14px`,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r4,
  ...type(2),
});
const bad = style({ borderColor: color.danger });
export const state = styleVariants({
  waiting: [row],
  uploading: [row],
  stopped: [row],
  failed: [row, bad],
  done: [row],
  refused: [row, bad],
});

export const line = style({ display: "flex", alignItems: "center", gap: space[2], minHeight: 28 });
export const name = style({
  minWidth: 0,
  maxWidth: "100%",
  overflow: "hidden",
  fontWeight: vars.weight.medium,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const meta = style({
  flex: "none",
  color: color.text2,
  fontVariantNumeric: "tabular-nums",
  ...type(1),
});
/** On a narrow row the figures go under the name. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  flex: 1,
  columnGap: space[2],
  minWidth: 0,
});
export const problem = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 6,
  paddingBlockEnd: space[1],
  color: color.dangerText,
  ...type(1),
});
globalStyle(`${problem} > svg`, { flex: "none", marginBlockStart: "calc((1lh - 14px) / 2)" });
export const bar = style({ paddingBlockEnd: space[1] });
