import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { wrapping } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

// A button wider than the form takes a second line.
globalStyle(`${actions} > *`, wrapping);

export const align = styleVariants({
  start: { justifyContent: "flex-start" },
  end: { justifyContent: "flex-end" },
});
