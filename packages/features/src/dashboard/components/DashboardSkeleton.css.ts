import { hidden, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const wide = "screen and (width >= 1200px)";

/** Heights of the filled regions, so that nothing below them moves when they arrive. */
export const page = style({ minHeight: 1016 });

export const hero = style({ "@media": { [wide]: { minHeight: 308 } } });

export const objects = style({ "@media": { [wide]: { minHeight: 382 } } });

/** The outer cells keep the page's gutter, as those of the table that comes. */
export const rows = style({
  paddingInline: vars.space[7],
  "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
});

export const line = style({ display: "flex", alignItems: "center", height: 36 });

export const unseen = hidden;
