import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

export const select = style({
  position: "relative",
  cursor: "pointer",
  ":hover": { color: color.text },
});

export const quiet = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  height: 32,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.r4,
  color: color.text,
  ...type(2, "medium"),
  ":hover": { background: color.sunken },
  selectors: { "&:has(:focus-visible)": focusRing },
});

export const active = style({ borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` });

/** Covers the whole frame, so that a press on the icon or the arrow opens the list too. */
export const native = style({
  appearance: "none",
  flex: 1,
  minWidth: 0,
  height: "100%",
  margin: "0 -24px 0 0",
  padding: "0 24px 0 0",
  border: 0,
  outline: 0,
  background: "none",
  color: color.text,
  font: "inherit",
  textOverflow: "ellipsis",
  cursor: "inherit",
  selectors: {
    '&:has(option[value=""]:checked)': { color: color.text2 },
    "&:disabled": { color: color.text2, opacity: 1 },
  },
});

/** Where the browser draws the list itself, it takes its colours from the entries. */
export const option = style({ color: color.text, background: color.raised });

export const chevron = style({ flex: "none", pointerEvents: "none" });
