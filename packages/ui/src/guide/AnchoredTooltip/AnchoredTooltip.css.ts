import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const floating = style({ position: "fixed", zIndex: vars.z.drawer, boxShadow: vars.shadow.menu });

/** Its anchor is not on the page. */
export const unplaced = style({ visibility: "hidden" });
