import { style } from "@vanilla-extract/css";
import { type } from "../internal/type.ts";
import { vars } from "../theme/contract.css.ts";

/** The box tags and citations share. */
export const box = style([
  type(1),
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    minHeight: 20,
    padding: "0 6px",
    borderRadius: vars.radius.r2,
    whiteSpace: "nowrap",
    maxWidth: "100%",
    // On paper its words take a second line instead of leaving.
    "@media": { print: { whiteSpace: "normal" } },
  },
]);
