import { style } from "@vanilla-extract/css";
import { choiceControl, choiceRow } from "../../internal/choice.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

export const options = style({ display: "flex", flexDirection: "column", gap: vars.space[1] });

export const option = style({ ...choiceRow, cursor: "pointer" });

export const optionHint = style({ display: "block", color: color.text2, ...type(1) });

export const dot = style({
  ...choiceControl,
  borderRadius: "50%",
  cursor: "inherit",
  selectors: {
    "&:checked": { border: `5px solid ${color.ink}` },
    "[aria-invalid=true] &:not(:disabled)": {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    "&:disabled": { background: color.sunken, borderColor: color.line2 },
  },
});
