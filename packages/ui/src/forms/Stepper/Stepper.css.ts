import { style, styleVariants } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

export const list = style({ display: "flex", margin: 0, padding: 0, listStyle: "none" });

export const orientation = styleVariants({
  horizontal: { flexWrap: "wrap", gap: `${vars.space[2]} ${vars.space[7]}` },
  vertical: { flexDirection: "column", gap: vars.space[5] },
});

export const step = style({
  display: "flex",
  gap: vars.space[2],
  ...type(2),
  "::before": { content: "", flex: "none", marginBlockStart: 9 },
});

export const state = styleVariants({
  done: {
    color: color.text,
    "::before": { width: 12, height: 2, marginInlineEnd: 8, background: color.ink },
  },
  current: {
    color: color.text,
    fontWeight: vars.weight.strong,
    "::before": { width: 20, height: 3, background: color.ink },
  },
  todo: {
    color: color.text2,
    "::before": { width: 12, height: 2, marginInlineEnd: 8, background: color.edge },
  },
});

export const detail = style({ display: "block", color: color.text2, ...type(1) });
