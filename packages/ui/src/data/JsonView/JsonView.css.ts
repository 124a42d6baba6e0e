import { style, styleVariants } from "@vanilla-extract/css";
import { codeFrame, codeHeight, codeText, codeTools } from "../../internal/code.ts";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const view = style(codeFrame);

export const tools = style(codeTools);

export const tree = style({
  paddingBlock: space[2],
  maxHeight: codeHeight,
  overflowY: "auto",
  outline: 0,
  ...codeText,
});

export const line = style({
  display: "flex",
  minHeight: 24,
  paddingBlock: 2,
  paddingInlineEnd: space[3],
  boxSizing: "border-box",
  ":focus-visible": { ...focusRing, outlineOffset: -2 },
  // Long documents: lines out of view are not laid out.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 24px",
});

export const acts = style({ cursor: "pointer", ":hover": { background: color.sunken } });

export const arrow = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 18,
  height: 20,
  color: color.text2,
});

export const content = style({ minWidth: 0, overflowWrap: "anywhere", unicodeBidi: "isolate" });

export const name = style({ color: color.accText });
export const place = style({ color: color.text2 });
export const count = style({ color: color.text2 });

export const more = style({
  color: color.accText,
  textDecoration: `underline ${color.accUnderline}`,
  textUnderlineOffset: 3,
});

// Kinds differ by their own signs (quotes, digits, words) before they differ by tone.
export const value = styleVariants({
  string: { whiteSpace: "pre-wrap" },
  number: { color: color.text, fontWeight: vars.weight.strong },
  boolean: { fontWeight: vars.weight.strong },
  null: { color: color.text2 },
});

export const invalid = style({
  padding: `${space[2]} ${space[4]}`,
  color: color.text2,
  borderBlockEnd: `1px solid ${color.line}`,
  ...type(1),
});

export const empty = style({ padding: `${space[3]} ${space[4]}`, color: color.text2, ...type(2) });

export const scroll = style({ maxHeight: codeHeight });

export const raw = style({ margin: 0, padding: `${space[3]} ${space[4]}`, ...codeText });
