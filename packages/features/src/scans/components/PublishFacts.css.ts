import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const facts = style({ marginBlockStart: vars.space[4] });

export const state = style([text({ size: 2, tone: "muted" }), { margin: `${vars.space[4]} 0 0` }]);

export const mails = style({ margin: 0, padding: 0, listStyle: "none", overflowWrap: "anywhere" });
