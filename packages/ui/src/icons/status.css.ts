import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Sets `color` to what a result is drawn in on sheet. */
export const statusColor = styleVariants(vars.severity, ({ solid }) => ({ color: solid }));
