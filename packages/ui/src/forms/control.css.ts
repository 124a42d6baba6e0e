import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../internal/focus.ts";
import { narrow } from "../internal/media.ts";
import { type } from "../internal/type.ts";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

const invalid = ":has([aria-invalid=true])";
const disabled = ":has(:disabled)";

/** The frame around a text control: edge, ring on focus, danger edge when what it holds is invalid. */
export const frame = style({
  boxSizing: "border-box",
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minWidth: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r4,
  background: color.sheet,
  color: color.text2,
  cursor: "text",
  selectors: {
    "&:focus-within:has(input:focus, textarea:focus, select:focus-visible)": focusRing,
    [`&${invalid}`]: { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    [`&${disabled}`]: { background: color.sunken, borderColor: color.line2, cursor: "not-allowed" },
  },
});

export const size = styleVariants({
  32: {
    height: 32,
    paddingInline: 10,
    ...type(2),
    // A finger needs 40.
    "@media": { [narrow]: { height: 40, ...type(3) } },
  },
  40: { height: 40, paddingInline: vars.space[3], ...type(3) },
});
