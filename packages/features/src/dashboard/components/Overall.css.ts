import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const caption = style([
  text({ size: 1, tone: "muted" }),
  { display: "flex", alignItems: "baseline", gap: vars.space[2], marginBlock: `${vars.space[2]} 2px` },
]);

export const captionTitle = style([text({ size: 2, tone: "text", weight: "bold" })]);

export const legend = style({ marginTop: vars.space[4] });
