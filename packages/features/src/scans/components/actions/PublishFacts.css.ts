import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const facts = style({ marginBlockStart: vars.space[4] });

export const state = style([text({ size: 2, tone: "muted" }), { margin: `${vars.space[4]} 0 0` }]);

export const mails = style({ margin: 0, padding: 0, listStyle: "none", overflowWrap: "anywhere" });

/** As many changes as leave the buttons in sight. */
export const changes = style({ maxHeight: "320px", overflowY: "auto" });
export const change = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** What is said of a change, under it. */
export const under = style([text({ size: 2, tone: "muted" }), { overflowWrap: "anywhere" }]);
export const move = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });
