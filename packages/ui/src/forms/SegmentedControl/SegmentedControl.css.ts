import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { keepsInk } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

/** What a segment at an end rounds off to stay inside the frame's 1 px edge, at any radius a theme may choose. */
const inside = `max(0px, ${vars.radius.r4} - 1px)`;

export const group = style({
  display: "inline-flex",
  alignSelf: "flex-start",
  justifySelf: "start",
  boxSizing: "border-box",
  maxWidth: "100%",
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r4,
  selectors: { "&:has(:focus-visible)": focusRing },
});

/** Labels too long for one line take a second one. */
export const size = styleVariants({ 28: { minHeight: 28 }, 32: { minHeight: 32 } });

export const segment = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 6,
  paddingInline: vars.space[3],
  paddingBlock: 2,
  borderInlineStart: `1px solid ${color.line2}`,
  color: color.text2,
  minWidth: 0,
  cursor: "pointer",
  ...type(2),
  ":hover": { color: color.text },
  selectors: {
    "&:first-child": { borderInlineStart: 0, borderStartStartRadius: inside, borderEndStartRadius: inside },
    "&:last-child": { borderStartEndRadius: inside, borderEndEndRadius: inside },
    "&:has(:checked)": { background: color.ink, color: color.onInk, fontWeight: vars.weight.medium },
    "&:has(:disabled)": { cursor: "not-allowed", color: color.onDisabled, background: color.disabled },
  },
  "@media": keepsInk,
});

export const input = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  outline: 0,
  cursor: "inherit",
});
