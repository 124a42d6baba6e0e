import { style } from "@vanilla-extract/css";
import { narrow } from "../internal/media.ts";
import { vars } from "./contract.css.ts";

export const severity = style({ maxWidth: 560 });
export const level = style({
  display: "grid",
  gridTemplateColumns: "22px 60px 120px 92px minmax(0, 1fr) 24px",
  alignItems: "center",
  gap: vars.space[2],
  minHeight: 38,
  "@media": { [narrow]: { display: "flex", flexWrap: "wrap" } },
  borderTop: `1px solid ${vars.color.line}`,
});
export const letter = style({ textAlign: "end" });
export const type = style({ display: "grid", gap: vars.space[4] });
export const colours = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(176px, 1fr))",
  gap: vars.space[3],
});
export const colour = style({ display: "flex", alignItems: "center", gap: vars.space[3] });
export const swatch = style({
  width: 40,
  height: 32,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.r4,
});
