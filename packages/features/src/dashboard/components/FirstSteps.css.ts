import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const whole = style({ minHeight: "min(640px, 70dvh)", alignContent: "center" });

export const underWay = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[5],
  paddingBlock: vars.space[8],
});

/** As wide as the rail that the panel stands in later. */
export const panel = style({
  width: "min(396px, 100%)",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r6,
});
