import { vars } from "../theme/contract.css.ts";
import { focusRing } from "./focus.ts";
import { type } from "./type.ts";

const { color } = vars;

/** A box or a dot with its label beside it, which may take several lines; spread into a style. */
export const choiceRow = {
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  boxSizing: "border-box",
  minHeight: 24,
  paddingBlock: 2,
  overflowWrap: "anywhere",
  ...type(2),
  selectors: { "&:has(:disabled)": { color: color.text2, cursor: "not-allowed" } },
} as const;

/** The 16 px control itself. */
export const choiceControl = {
  appearance: "none",
  flex: "none",
  boxSizing: "border-box",
  width: 16,
  height: 16,
  margin: 0,
  marginBlock: 2,
  border: `1px solid ${color.edge}`,
  background: color.sheet,
  ":focus-visible": focusRing,
} as const;
