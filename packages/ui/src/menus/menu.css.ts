import { keyframes, style } from "@vanilla-extract/css";
import { calm } from "../internal/media.ts";
import { type } from "../internal/type.ts";
import { vars } from "../theme/contract.css.ts";

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

/** The surface of every menu. */
export const surface = style({
  boxSizing: "border-box",
  width: "min(280px, 100vw - 24px)",
  paddingBlock: 6,
  borderRadius: vars.radius.r6,
  outline: 0,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.menu,
  zIndex: vars.z.menu,
  animation: `${rise} ${vars.motion.menu} ${vars.motion.curve}`,
  ...type(2),
  "@media": { [calm]: { animationName: fade }, "(forced-colors: active)": { border: "1px solid" } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  boxSizing: "border-box",
  width: "100%",
  minHeight: 36,
  padding: `${space[1]} ${space[4]}`,
  color: color.text,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&:hover, &[data-highlighted], &[aria-expanded=true]": { background: color.sunken },
    "&:focus-visible, &:focus": {
      background: color.sunken,
      outline: `2px solid ${color.accLine}`,
      outlineOffset: -2,
    },
    "&[aria-disabled=true], &[data-disabled]": {
      color: color.text2,
      cursor: "not-allowed",
      background: "none",
    },
  },
  "@media": { "(pointer: coarse)": { minHeight: 40 } },
});

export const destructive = style({ color: color.dangerText });

export const icon = style({
  flex: "none",
  color: color.text2,
  selectors: { [`${destructive} > &`]: { color: "inherit" } },
});

export const label = style({ minWidth: 0, overflowWrap: "anywhere" });

/** A row that only tells. */
export const told = style({
  color: color.text2,
  cursor: "default",
  userSelect: "text",
  ":hover": { background: "none" },
});

export const value = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  flex: "none",
  maxWidth: "60%",
  marginInlineStart: "auto",
  color: color.text2,
  ...type(1),
});

/** A value that is only a sign, such as that of a new tab. */
export const sign = style({});

export const dot = style({
  flex: "none",
  width: 7,
  height: 7,
  borderRadius: "50%",
  background: vars.severity.critical.solid,
});

// A border and not a fill: forced colours take fills away.
export const separator = style({ marginBlock: 6, border: 0, borderBlockStart: `1px solid ${color.line}` });

/** Over the first row of a side list. */
export const heading = style({ padding: `6px ${space[4]}`, color: color.text2, ...type(1) });

export const header = style({
  padding: `10px ${space[4]} ${space[3]}`,
  marginBlockEnd: 6,
  borderBlockEnd: `1px solid ${color.line}`,
});
