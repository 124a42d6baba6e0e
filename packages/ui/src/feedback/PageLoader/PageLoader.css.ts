import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const root = style({ display: "grid", placeItems: "center", minHeight: "50dvh" });

/** One colour from edge to edge, with nothing of the page that comes or goes. */
export const whole = style({ minHeight: "100dvh", background: vars.color.sheet });
