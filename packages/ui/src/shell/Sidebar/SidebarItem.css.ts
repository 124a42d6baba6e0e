import { style } from "@vanilla-extract/css";
import { twoLines, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { dense, mode } from "./mode.css.ts";

const { color, space } = vars;

export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  gap: 10,
  minHeight: 34,
  paddingInline: space[2],
  borderRadius: vars.radius.r4,
  color: color.text,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ...type(2),
  transition: `background-color ${vars.motion.fast} ${vars.motion.curve}`,
  ":hover": { background: color.sunken },
  selectors: {
    [`${mode.drawer} &`]: { minHeight: 40, fontSize: vars.size[3], lineHeight: vars.line[3] },
    [`${mode.collapsed} &`]: { justifyContent: "center", width: 40, height: 40, padding: 0 },
    [`${dense} &`]: { minHeight: 32 },
  },
});

export const active = style({
  background: color.navActive,
  fontWeight: vars.weight.strong,
  ":hover": { background: color.navActive },
  // The tick stands at the sidebar's own edge.
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: `calc(-1 * ${space[3]})`,
    width: 3,
    height: 20,
    background: color.ink,
  },
  selectors: { [`${mode.collapsed} &::before`]: { insetInlineStart: `calc(-1 * ${space[4]})` } },
});

export const disabled = style({
  color: color.text2,
  cursor: "not-allowed",
  ":hover": { background: "none" },
});

export const icon = style({
  flex: "none",
  color: color.text2,
  selectors: {
    [`${active} > &`]: { color: color.text },
    [`${mode.collapsed} &`]: { transform: "scale(1.111)" },
  },
});

/** A word at the end may come nearer than the gap before the label is cut. */
export const label = style([twoLines, { marginInlineEnd: -8, whiteSpace: "normal" }]);

export const note = style({
  flex: "none",
  marginInlineStart: "auto",
  color: color.text2,
  ...type(1),
});

export const dot = style({
  flex: "none",
  width: 7,
  height: 7,
  marginInlineStart: "auto",
  borderRadius: "50%",
  background: vars.severity.critical.solid,
  selectors: { [`${mode.collapsed} &`]: { position: "absolute", insetBlockStart: 7, insetInlineEnd: 7 } },
});
