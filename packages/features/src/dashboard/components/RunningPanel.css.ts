import { hidden as offScreen, text, vars } from "@candor/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, space } = vars;

export const summary = style([text({ size: 1, tone: "muted" })]);

export const progress = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  marginBlock: `${space[5]} ${space[5]}`,
});

export const percent = style([text({ size: 1, tone: "muted" })]);

export const steps = style({ display: "grid", gap: 18 });

const tick = (width: number, height: number, background: string) => ({
  position: "relative" as const,
  display: "grid",
  paddingInlineStart: space[7],
  selectors: {
    "&::before": {
      content: "''",
      position: "absolute" as const,
      insetInlineStart: 0,
      top: 9,
      width,
      height,
      background,
      forcedColorAdjust: "none" as const,
    },
  },
});

export const step = styleVariants({
  done: tick(12, 2, color.ink),
  current: tick(22, 3, color.ink),
  ahead: tick(12, 2, color.trackRun),
  failed: tick(22, 3, color.danger),
});

const word = text({ size: 2, weight: "strong" });

export const name = styleVariants({
  done: [word],
  current: [word],
  ahead: [text({ size: 2, tone: "muted" })],
  failed: [text({ size: 2, weight: "strong", tone: "danger" })],
});

export const detail = style([text({ size: 1, tone: "muted" })]);

export const more = style([text({ size: 2 }), { marginTop: space[5] }]);

export const hidden = offScreen;
