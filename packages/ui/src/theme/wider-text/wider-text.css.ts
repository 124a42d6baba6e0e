import { globalStyle, style } from "@vanilla-extract/css";
import { wider } from "../../internal/type.ts";

/** Words that nobody sees, as wide as they are. */
export const probe = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: "max-content",
  visibility: "hidden",
  letterSpacing: 0,
  wordSpacing: 0,
});

globalStyle(":root[data-wider-text]", {
  vars: { [wider.overflow]: "visible", [wider.whiteSpace]: "normal", [wider.lines]: "none" },
});
