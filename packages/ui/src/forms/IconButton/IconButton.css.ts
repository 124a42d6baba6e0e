import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const square = (side: number) => ({
  width: side,
  paddingInline: 0,
  color: vars.color.text2,
  // An icon is drawn in the tone a disabled text has: it steps further back, as in a row of pages.
  selectors: { "&:disabled, &[aria-disabled=true]:not([aria-busy])": { opacity: 0.4 } },
});

export const sizes = styleVariants({ 24: square(24), 32: square(32), 40: square(40) });
