import { style } from "@vanilla-extract/css";

/** The table's head sorts; where there is none, this does. */
export const narrowOnly = style({ "@media": { "screen and (width >= 900px)": { display: "none" } } });
