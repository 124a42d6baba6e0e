import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const square = (side: number) => ({ width: side, paddingInline: 0, color: vars.color.text2 });

export const sizes = styleVariants({ 24: square(24), 32: square(32), 40: square(40) });
