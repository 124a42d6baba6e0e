import { vars } from "../theme/contract.css.ts";
import { type } from "./type.ts";

const { color, space } = vars;

/** Looks that code and JSON share; spread into a style. */
export const codeFrame = {
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r4,
  background: color.canvas,
} as const;

/** The line of tools over it. */
export const codeTools = {
  display: "flex",
  justifyContent: "flex-end",
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.text2,
  ...type(1),
} as const;

/** Code runs left to right, whatever the page does; a name in Arabic inside it keeps its own direction. */
export const codeText = {
  fontFamily: vars.font.mono,
  fontSize: vars.size[1],
  lineHeight: "20px",
  fontVariantLigatures: "none",
  direction: "ltr",
  textAlign: "left",
} as const;

/** Height a long piece is held to before it scrolls. */
export const codeHeight = "min(480px, 70vh)";
