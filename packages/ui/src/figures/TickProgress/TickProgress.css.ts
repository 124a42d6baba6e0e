import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { forced } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

const pitch = createVar();
const done = createVar();
const rest = createVar();
/** 0-100, set by the component. */
export const share = "--cd-share";

const comb = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 2px, transparent 2px ${pitch})`;
// Whole pitches only: no tick is ever cut in half.
const reached = `round(down, calc(var(${share}) * 1%), ${pitch})`;

export const root = style({
  vars: { [done]: vars.color.ink, [rest]: vars.color.track },
  display: "block",
  minWidth: 0,
  width: "100%",
  // Reached ticks cover the low ones behind them: both combs start at the same pixel.
  background: `
    ${comb(done)} 0 0 / ${reached} 100% no-repeat,
    ${comb(rest)} 0 100% / 100% 50% no-repeat`,
  printColorAdjust: "exact",
  WebkitPrintColorAdjust: "exact",
  "@media": { [forced]: { forcedColorAdjust: "none" } },
});

export const sizes = styleVariants({
  regular: { height: 12, vars: { [pitch]: "4px" } },
  dense: { height: 10, vars: { [pitch]: "3px" } },
  button: { height: 10, width: 26, vars: { [pitch]: "4px", [done]: "currentColor", [rest]: "currentColor" } },
});
