import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const head = style({ borderBlockEnd: "none" });

export const objects = style([text({ size: 2, tone: "muted" }), { overflowWrap: "anywhere" }]);

export const together = style({ display: "flex", gap: vars.space[2] });

export const legend = style({ marginBlockStart: vars.space[3] });

export const band = style([
  text({ size: 2 }),
  {
    padding: `${vars.space[3]} ${vars.space[7]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${vars.space[2]} ${vars.space[5]}`,
    "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
  },
]);

export const state = style({ flex: "1 1 320px", maxWidth: "88ch", overflowWrap: "anywhere" });
export const steps = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
