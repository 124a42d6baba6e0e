import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { calm } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, severity, space } = vars;
const tint = createVar();

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const notice = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  boxSizing: "border-box",
  width: "fit-content",
  maxWidth: "min(400px, 100%)",
  padding: `${space[3]} ${space[3]} ${space[3]} 14px`,
  overflow: "hidden",
  borderRadius: vars.radius.r6,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.menu,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  animation: `${drop} ${vars.motion.menu} ${vars.motion.curve}`,
  ...type(2),
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: tint,
  },
  "@media": { [calm]: { animationName: fade }, "(forced-colors: active)": { border: "1px solid" } },
});

export const kind = styleVariants({
  success: { vars: { [tint]: severity.passed.solid } },
  error: { vars: { [tint]: severity.critical.solid } },
  info: { vars: { [tint]: color.ink } },
  warning: { vars: { [tint]: severity.medium.solid } },
});

export const icon = style({ marginBlockStart: 1, color: tint });

export const text = style({ flex: 1, minWidth: 0 });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: 24,
});

export const reference = style({
  color: color.text2,
  fontFamily: vars.font.mono,
  fontVariantLigatures: "none",
  userSelect: "all",
  ...type(1),
});

export const close = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  margin: "-2px -4px -2px 0",
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
});

/** Top centre, over everything, in no one's way. */
export const region = style({
  position: "fixed",
  insetBlockStart: space[5],
  insetInline: space[4],
  zIndex: vars.z.notice,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
});

export const held = style({ pointerEvents: "auto" });
