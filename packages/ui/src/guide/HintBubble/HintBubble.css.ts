import { style, styleVariants } from "@vanilla-extract/css";
import { calm, forced } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const bubble = style({
  position: "relative",
  boxSizing: "border-box",
  width: 296,
  maxWidth: "calc(100vw - 24px)",
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  borderRadius: vars.radius.r6,
  background: color.ink,
  color: color.onInk,
  ...type(2),
  // A square of 12 that lies half under the edge.
  "::before": {
    content: "",
    position: "absolute",
    width: 12,
    height: 12,
    background: color.ink,
    transform: "rotate(45deg)",
  },
  "@media": {
    [forced]: { forcedColorAdjust: "none", border: "1px solid", "::before": { display: "none" } },
    print: { display: "none" },
  },
});

/** Where the arrow stands: 28 from the bubble's first corner, at the top and bottom 28 from its end. */
export const arrow = styleVariants({
  start: { "::before": { insetInlineStart: -6, insetBlockStart: "var(--anchor-arrow, 22px)" } },
  top: { "::before": { insetBlockStart: -6, insetInlineStart: "var(--anchor-arrow, calc(100% - 34px))" } },
  bottom: { "::before": { insetBlockEnd: -6, insetInlineStart: "var(--anchor-arrow, 22px)" } },
});

export const title = style({ overflowWrap: "anywhere", ...type(2, "bold") });

export const text = style({
  marginBlockStart: 2,
  opacity: 0.86,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  ...type(2),
});

export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  marginBlockStart: 10,
});

export const clock = style({ display: "flex", alignItems: "center", gap: space[3], ...type(1) });

export const ticks = style({ display: "flex", alignItems: "flex-end", gap: 4, height: 12 });

export const tick = style({
  width: 3,
  height: 12,
  background: color.onInk,
  transition: `height ${vars.motion.fast} ${vars.motion.curve}, opacity ${vars.motion.fast}`,
  "@media": { [calm]: { transition: "none" } },
});

export const spent = style({ height: 6, opacity: 0.42 });

export const gotIt = style({
  flex: "none",
  height: 28,
  paddingInline: 10,
  borderRadius: vars.radius.r4,
  background: color.onInk,
  color: color.ink,
  ...type(2, "medium"),
  ":focus-visible": { outlineColor: color.onInk },
  "@media": { "(pointer: coarse)": { height: 40 }, [forced]: { border: "1px solid" } },
});
