import { style } from "@vanilla-extract/css";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { dense, mode } from "./mode.css.ts";

const { color, space } = vars;

export const sidebar = style({
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  height: "100%",
  background: color.canvas,
  borderInlineEnd: `1px solid ${color.line}`,
  // The drawer around it draws an edge of its own.
  selectors: { [`${mode.drawer}&`]: { borderInlineEnd: 0 } },
});

/** The rows scroll when the window is low; the bottom group then follows them. */
export const scroll = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: space[3],
  selectors: { [`${mode.collapsed} &`]: { paddingInline: space[4], scrollbarWidth: "none" } },
});

export const company = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: space[2],
  height: 40,
  marginBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[2],
  ...type(2, "medium"),
  selectors: {
    [`${mode.collapsed} &`]: { justifyContent: "center", paddingInline: 0 },
    [`${mode.drawer} &`]: { marginBlock: "6px 0" },
  },
});

export const companyName = style(oneLine);

export const companyLink = style({
  borderRadius: vars.radius.r4,
  color: color.text,
  textDecoration: "none",
  ":hover": { background: color.sunken },
});

export const pencil = style({ flex: "none", marginInlineStart: "auto", color: color.text2 });

export const group = style({});

export const heading = style({
  padding: `${space[3]} ${space[2]} 6px`,
  color: color.text2,
  ...type(1),
  selectors: {
    [`${mode.drawer} &`]: { paddingBlock: "8px 2px" },
    [`${dense} &`]: { paddingBlock: "10px 4px" },
  },
});

export const groupRule = style({
  width: 40,
  marginBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { [`${group}:first-child > &`]: { visibility: "hidden" } },
});

export const bottom = style({
  flex: "none",
  marginBlockStart: "auto",
  marginInline: `calc(-1 * ${space[3]})`,
  padding: `${space[2]} ${space[3]}`,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: {
    [`${mode.collapsed} &`]: { marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] },
    [`${mode.drawer} &`]: { paddingBlock: 6 },
  },
});

export const toggle = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: 10,
  height: 48,
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.text2,
  ...type(1),
  ":hover": { color: color.text },
  ":focus-visible": { outlineOffset: -2 },
  selectors: { [`${mode.collapsed} &`]: { justifyContent: "center", paddingInline: 0 } },
});
