import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

export const options = style({ display: "flex", flexDirection: "column", gap: vars.space[1] });

export const option = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  boxSizing: "border-box",
  minHeight: 24,
  paddingBlock: 2,
  cursor: "pointer",
  overflowWrap: "anywhere",
  ...type(2),
  selectors: {
    "&:has(:disabled)": { color: color.text2, cursor: "not-allowed" },
  },
});

export const optionHint = style({ display: "block", color: color.text2, ...type(1) });

export const dot = style({
  appearance: "none",
  flex: "none",
  boxSizing: "border-box",
  width: 16,
  height: 16,
  margin: 0,
  marginBlock: 2,
  border: `1px solid ${color.edge}`,
  borderRadius: "50%",
  background: color.sheet,
  cursor: "inherit",
  ":focus-visible": focusRing,
  selectors: {
    "&:checked": { border: `5px solid ${color.ink}` },
    "&:disabled": { background: color.sunken, borderColor: color.line2 },
  },
});
