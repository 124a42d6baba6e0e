import { style } from "@vanilla-extract/css";
import { codeFrame, codeHeight, codeText, codeTools } from "../../internal/code.ts";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const block = style(codeFrame);

export const tools = style({ ...codeTools, flexWrap: "wrap", gap: space[4] });

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

export const empty = style({ padding: `${space[3]} ${space[4]}`, color: color.text2, ...type(2) });

export const scroll = style({ paddingBlock: space[3], maxHeight: codeHeight });

export const code = style({
  margin: 0,
  width: "max-content",
  minWidth: "100%",
  ...codeText,
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
