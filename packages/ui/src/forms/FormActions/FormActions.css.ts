import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const align = styleVariants({
  start: { justifyContent: "flex-start" },
  end: { justifyContent: "flex-end" },
});
