import { vars } from "../theme/contract.css.ts";

/** The button of what is chosen in the top bar, to spread into a style. */
export const pickerButton = {
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  boxSizing: "border-box",
  height: 40,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r4,
  background: vars.color.sheet,
  color: vars.color.text,
} as const;
