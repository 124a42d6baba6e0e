import { text, vars } from "@candor/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

/** The letters are drawn, not written: they are no part of the name of a button around them. */
const base = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  "@media": { "(forced-colors: active)": { outline: "1px solid", outlineOffset: -1 } },
  "::before": { content: "attr(data-initials)" },
});

export const look = styleVariants({
  person: [
    base,
    text({ size: 1, weight: "bold", tone: "inherit" }),
    { borderRadius: "50%", background: vars.color.accSoft2, color: vars.color.ink },
  ],
  company: [
    base,
    {
      borderRadius: vars.radius.r4,
      background: vars.color.ink,
      color: vars.color.onInk,
      fontWeight: vars.weight.bold,
      // The browser would lay paper behind letters of the colour of paper.
      "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
    },
  ],
});
