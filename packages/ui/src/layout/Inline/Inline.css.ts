import { style, styleVariants } from "@vanilla-extract/css";

/** What finds no room goes to the next line. */
export const inline = style({ display: "flex", flexWrap: "wrap" });

export const align = styleVariants({
  center: { alignItems: "center" },
  baseline: { alignItems: "baseline" },
  start: { alignItems: "flex-start" },
});

export const justify = styleVariants({
  start: {},
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});
