import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

export const area = style({
  boxSizing: "border-box",
  display: "block",
  width: "100%",
  minHeight: 72,
  margin: 0,
  padding: "10px 12px",
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r4,
  background: color.sheet,
  color: color.text,
  fontFamily: "inherit",
  resize: "vertical",
  fieldSizing: "content",
  ...type(3),
  ":focus": focusRing,
  "::placeholder": { color: color.text2, opacity: 1 },
  selectors: {
    "&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    "&:disabled": { background: color.sunken, borderColor: color.line2, color: color.text2, resize: "none" },
  },
});
