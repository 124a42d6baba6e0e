import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { calm, keepsInk } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

const enabled = "&:hover:not(:disabled, [aria-disabled=true])";
const off = "&:disabled, &[aria-disabled=true]:not([aria-busy])";

export const button = style({
  boxSizing: "border-box",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  margin: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.r4,
  background: "none",
  fontFamily: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.curve}`,
  ":focus-visible": focusRing,
  selectors: {
    [off]: {
      background: color.disabled,
      color: color.onDisabled,
      borderColor: "transparent",
      cursor: "not-allowed",
    },
    "&[aria-busy]": { cursor: "progress" },
  },
  // Nothing can be pressed on paper.
  "@media": { print: { display: "none" } },
});

export const variant = styleVariants({
  primary: {
    background: color.ink,
    color: color.onInk,
    selectors: { [enabled]: { background: color.inkHover } },
    "@media": keepsInk,
  },
  secondary: {
    background: color.sheet,
    borderColor: color.edge,
    color: color.text,
    selectors: { [enabled]: { background: color.sunken } },
  },
  quiet: {
    color: color.text,
    selectors: { [enabled]: { background: color.sunken }, [off]: { background: "none" } },
  },
  danger: {
    borderColor: color.danger,
    color: color.dangerText,
    selectors: { [enabled]: { background: vars.severity.critical.soft } },
  },
  link: {
    color: color.accText,
    selectors: {
      [enabled]: { textDecoration: "underline", textUnderlineOffset: "3px" },
      [off]: { background: "none" },
    },
  },
});

export const size = styleVariants({
  24: { height: 24, paddingInline: vars.space[2], gap: vars.space[1], ...type(1, "medium") },
  32: { height: 32, paddingInline: vars.space[3], gap: 6, ...type(2, "medium") },
  40: { height: 40, paddingInline: vars.space[4], gap: vars.space[2], ...type(3, "medium") },
});

export const fullWidth = style({ width: "100%" });

export const ticks = style({ display: "inline-flex", alignItems: "flex-end", gap: 2, height: 12 });

const rise = keyframes({
  "0%, 100%": { transform: "scaleY(.4)" },
  "40%": { transform: "none" },
});
const fade = keyframes({ "0%, 100%": { opacity: 0.4 }, "40%": { opacity: 1 } });

const delay = createVar();
const oneTick = style({
  width: 2,
  height: 12,
  background: "currentColor",
  transformOrigin: "bottom",
  animation: `${rise} 1.2s ${delay} infinite`,
  "@media": { [calm]: { animationName: fade } },
});

export const tick = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
  style([oneTick, { vars: { [delay]: `${index * 0.1}s` } }]),
);
