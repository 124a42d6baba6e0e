import { style } from "@vanilla-extract/css";

/** As wide before the objects are there as with their names. */
export const select = style({
  "@media": { "screen and (width >= 900px)": { minWidth: 232 } },
});
