import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const dot = style({
  display: "inline-block",
  flex: "none",
  width: 7,
  height: 7,
  borderRadius: "50%",
  background: vars.severity.critical.solid,
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none", background: "Mark" } },
});

/** A ring in the paper's colour, for a dot that lies on an icon. */
export const ringed = style({ boxShadow: `0 0 0 2px ${vars.color.sheet}` });
