import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style([
  type(1),
  {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 24,
    maxWidth: "100%",
    paddingLeft: vars.space[2],
    borderRadius: vars.radius.r2,
    background: vars.color.accSoft,
    color: vars.color.ink,
    whiteSpace: "nowrap",
  },
]);
export const name = style({ color: vars.color.text2 });
export const value = style([oneLine, { fontWeight: vars.weight.bold }]);
export const remove = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  borderRadius: vars.radius.r2,
  selectors: { "&:hover": { background: vars.color.accSoft2 }, "&:focus-visible": focusRing },
});
