import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const apart = style({ selectors: { "&:not(:empty)": { marginBlockStart: vars.space[4] } } });
/** Out of the flow it has no gap of its own beside it, and is there to be read out. */
export const gapped = style({ ":empty": { position: "absolute" } });
export const failure = style([
  text({ size: 2, tone: "danger" }),
  { display: "flex", alignItems: "flex-start", gap: vars.space[2] },
]);
/** In the middle of the first line. */
globalStyle(`${failure} > svg`, { flex: "none", marginBlockStart: "calc((1lh - 14px) / 2)" });
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
