import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { calm } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const rule = `1px solid ${color.line}`;

const from = createVar();
const slide = keyframes({ from: { transform: `translateX(${from})` } });
const fade = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  width: "100%",
  maxWidth: 480,
  height: "100dvh",
  outline: 0,
  background: color.sheet,
  color: color.text,
  animation: `${slide} ${vars.motion.drawer} ${vars.motion.curve}`,
  "@media": { [calm]: { animationName: fade } },
});

export const side = styleVariants({
  end: { marginInlineStart: "auto", vars: { [from]: "100%" } },
  start: { marginInlineEnd: "auto", vars: { [from]: "-100%" } },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: space[3],
  boxSizing: "border-box",
  minHeight: layout.topBar,
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: rule,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space[5],
  minHeight: 0,
  padding: space[4],
  overflowY: "auto",
});

export const foot = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: rule,
});
