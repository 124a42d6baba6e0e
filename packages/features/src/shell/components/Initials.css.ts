import { text, vars } from "@candor/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const base = style({ display: "grid", placeItems: "center", flex: "none" });

export const look = styleVariants({
  person: [
    base,
    text({ size: 1, weight: "bold", tone: "inherit" }),
    { borderRadius: "50%", background: vars.color.accSoft2, color: vars.color.ink },
  ],
  // The one size under 12 px that the type scale allows: letters in a mark of 24 px.
  company: [
    base,
    {
      borderRadius: vars.radius.r4,
      background: vars.color.ink,
      color: vars.color.onInk,
      fontSize: 11,
      fontWeight: vars.weight.bold,
    },
  ],
});
