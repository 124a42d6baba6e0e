import { style } from "@vanilla-extract/css";

/** Words and tables give way instead of widening the page. */
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
