import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, severity } = vars;

export const ink = style({ stroke: color.ink });
export const paper = style([ink, { fill: color.sheet }]);
export const envelope = style([ink, { fill: color.canvas }]);
export const base = style({ stroke: color.line2 });
export const tick = {
  critical: style({ stroke: severity.critical.solid }),
  medium: style({ stroke: severity.medium.solid }),
  low: style({ stroke: severity.low.solid }),
  potential: style({ stroke: severity.potential.solid }),
  passed: style({ stroke: severity.passed.solid }),
};
