import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const stacked = "screen and (width < 1200px)";
const narrow = "screen and (width < 900px)";
const rule = `1px solid ${vars.color.line}`;

export const page = style({ display: "flex", flexDirection: "column", minHeight: "100%" });

/** Types, cards and summary share their rules; the summary goes under the cards, then all stack. */
export const columns = style({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "216px minmax(0, 1fr) 360px",
  borderBlockStart: rule,
  "@media": {
    [stacked]: { gridTemplateColumns: "216px minmax(0, 1fr)" },
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** Beside the title, in the middle of the head. */
export const steps = style({
  "@media": { "screen and (width >= 900px)": { marginBlockStart: vars.space[4] } },
});

export const types = style({
  padding: vars.space[3],
  borderInlineEnd: rule,
  "@media": { [narrow]: { borderInlineEnd: 0, borderBlockEnd: rule } },
});

/** Once the objects are chosen, only where there is room beside. */
export const typesAside = style([types, { "@media": { [narrow]: { display: "none" } } }]);

export const main = style({ minWidth: 0 });

export const rail = style({
  borderInlineStart: rule,
  "@media": {
    [stacked]: { gridColumn: "1 / -1", borderInlineStart: 0, borderBlockStart: rule },
  },
});
