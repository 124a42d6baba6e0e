import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { vars } from "../../theme/contract.css.ts";

export const input = style({
  flex: 1,
  // By a share of its place, not by letters: else a field asks for the room of twenty.
  width: "100%",
  minWidth: 0,
  height: "100%",
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: vars.color.text,
  font: "inherit",
  letterSpacing: "inherit",
  "::placeholder": { color: vars.color.text2, opacity: 1 },
  selectors: {
    "&:disabled": { color: vars.color.text2, WebkitTextFillColor: "currentColor", cursor: "not-allowed" },
  },
});

/** 24 px to press, 20 px to see. */
export const clear = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  margin: -2,
  padding: 0,
  border: 0,
  borderRadius: "50%",
  background: `radial-gradient(circle, ${vars.color.press} 10px, transparent 10.5px)`,
  color: vars.color.text2,
  cursor: "pointer",
  ":hover": { color: vars.color.text },
  ":focus-visible": { ...focusRing, outlineOffset: 0 },
  selectors: { [`${input}:placeholder-shown ~ &`]: { visibility: "hidden" } },
});
