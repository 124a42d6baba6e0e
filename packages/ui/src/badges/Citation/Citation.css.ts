import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { surface } from "../../internal/place/surface.css.ts";
import { oneLine } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { box } from "../tag.css.ts";

export const citation = style([
  box,
  { color: vars.color.text, boxShadow: `inset 0 0 0 1px ${vars.color.line2}`, textDecoration: "none" },
]);
export const word = style(oneLine);

export const list = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1], minWidth: 0 });
export const item = style({ display: "flex", minWidth: 0, maxWidth: "100%" });

export const more = style([
  citation,
  {
    position: "relative",
    selectors: {
      "&:hover": { background: vars.color.sunken },
      "&:focus-visible": focusRing,
      // 20 px are drawn, at least 24 can be hit.
      "&::after": { content: "", position: "absolute", inset: -4 },
    },
  },
]);

export const popover = style([surface, { maxWidth: 280, padding: vars.space[3], overflow: "auto" }]);
export const rest = style({ display: "grid", gap: vars.space[2] });
