import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const block = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r4,
  background: color.canvas,
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[4],
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.text2,
  ...type(1),
});

export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: 24,
  borderRadius: vars.radius.r2,
  ":hover": { color: color.text },
  ":focus-visible": focusRing,
  selectors: { "&[aria-pressed=true]": { color: color.text, fontWeight: vars.weight.strong } },
});

export const scroll = style({ paddingBlock: space[3], maxHeight: "min(480px, 70vh)" });

export const code = style({
  margin: 0,
  width: "max-content",
  minWidth: "100%",
  fontFamily: vars.font.mono,
  fontSize: vars.size[1],
  lineHeight: "20px",
  fontVariantLigatures: "none",
  // Code runs left to right, whatever the page does; a name in Arabic inside it keeps its own direction.
  direction: "ltr",
  textAlign: "left",
});

export const wrapped = style({
  width: "auto",
  minWidth: 0,
  flexShrink: 1,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const line = style({ display: "block", paddingInline: space[4], unicodeBidi: "isolate" });

export const highlight = style({
  background: vars.severity.critical.soft,
  color: vars.severity.critical.text,
  "@media": { "(forced-colors: active)": { borderInlineStart: "3px solid Highlight" } },
});
