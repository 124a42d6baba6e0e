import { vars } from "../theme/contract.css.ts";

/** The focus ring every control draws, two px outside its edge. */
export const focusRing = {
  outline: `2px solid ${vars.color.accLine}`,
  outlineOffset: 2,
} as const;
