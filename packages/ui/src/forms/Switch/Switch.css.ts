import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { forced } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

export const row = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  minHeight: 24,
  paddingBlock: 2,
  overflowWrap: "anywhere",
  cursor: "pointer",
  ...type(2),
  selectors: { "&:has(:disabled)": { color: color.text2, cursor: "not-allowed" } },
});

export const toggle = style({
  appearance: "none",
  position: "relative",
  flex: "none",
  width: 32,
  height: 18,
  margin: 0,
  marginBlock: 1,
  borderRadius: 9,
  background: color.edge,
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.curve}`,
  ":focus-visible": focusRing,
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: 2,
    insetInlineStart: 2,
    width: 14,
    height: 14,
    borderRadius: "50%",
    background: color.sheet,
    transition: `transform ${vars.motion.fast} ${vars.motion.curve}`,
  },
  "@media": { [forced]: { border: "1px solid CanvasText" } },
  selectors: {
    "&:checked": { background: color.ink },
    "&:checked::before": { background: color.onInk, transform: "translateX(14px)" },
    "&:disabled": { background: color.line2, cursor: "not-allowed" },
  },
});
