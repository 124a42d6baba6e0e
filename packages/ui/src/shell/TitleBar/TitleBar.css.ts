import { style } from "@vanilla-extract/css";
import { topBarContainer } from "../../internal/layout.ts";
import { narrow } from "../../internal/media.ts";
import { square } from "../../internal/square.ts";
import { oneLine, twoLines, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const bar = style({ display: "flex", alignItems: "center", gap: space[3], minWidth: 0 });

export const back = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  boxSizing: "border-box",
  width: 32,
  height: 32,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
  "@media": { [narrow]: { width: 40, height: 40 }, print: { display: "none" } },
});

export const titles = style({ minWidth: 0 });

export const line = style({ display: "flex", alignItems: "center", gap: space[1], minWidth: 0 });

export const title = style({
  color: color.text,
  ...oneLine,
  ...type(4, "bold"),
  // A phone has the height for two lines rather than the width for one.
  "@container": {
    [`${topBarContainer} (width < 560px)`]: {
      ...twoLines,
      whiteSpace: "normal",
      textWrap: "balance",
    },
  },
});

/** The second thing to go, after the selectors' key words. */
export const subtitle = style({
  color: color.text2,
  ...oneLine,
  ...type(1),
  "@media": { [narrow]: { display: "none" } },
  "@container": { [`${topBarContainer} (width < 760px)`]: { display: "none" } },
});

export const info = style({
  ...square(24),
  color: color.text2,
  ":hover": { color: color.text },
});
