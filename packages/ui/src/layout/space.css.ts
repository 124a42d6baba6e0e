import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** The steps of the scale, as gaps. */
export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
