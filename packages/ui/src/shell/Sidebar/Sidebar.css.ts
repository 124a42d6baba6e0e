import { style, styleVariants } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export { hidden } from "../../theme/hidden.css.ts";

const { color, space } = vars;

export const sidebar = style({
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  height: "100%",
  background: color.canvas,
  borderInlineEnd: `1px solid ${color.line}`,
});

export const mode = styleVariants({ expanded: {}, collapsed: {}, drawer: { border: 0 } });

export const dense = style({});

export const logoRow = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  flex: "none",
  boxSizing: "border-box",
  height: layout.topBar,
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    [`${mode.collapsed} &`]: { justifyContent: "center", paddingInline: 0 },
    [`${mode.drawer} &`]: { paddingInlineEnd: space[2] },
  },
});

export const home = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 28,
  minWidth: 28,
  justifyContent: "center",
  borderRadius: vars.radius.r4,
  color: color.ink,
  textDecoration: "none",
});

export const wordmark = style({
  fontSize: 18,
  lineHeight: "24px",
  fontWeight: 640,
  letterSpacing: "-0.03em",
});

export const tag = style({
  marginInlineStart: "auto",
  paddingInline: 6,
  borderRadius: vars.radius.r2,
  boxShadow: `inset 0 0 0 1px ${color.line2}`,
  color: color.text,
  ...type(1),
  lineHeight: "20px",
});

export const close = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  marginInlineStart: "auto",
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.sunken },
});

/** Who the company is and where that is changed; under the logo, on hover and on focus. */
export const preview = style({
  position: "absolute",
  insetBlockStart: "calc(100% - 4px)",
  insetInlineStart: space[3],
  zIndex: vars.z.menu,
  display: "grid",
  gap: space[3],
  boxSizing: "border-box",
  width: 280,
  padding: space[4],
  borderRadius: vars.radius.r6,
  background: color.raised,
  boxShadow: vars.shadow.menu,
  visibility: "hidden",
  opacity: 0,
  // The way out is slow enough to cross from the logo to the card.
  transition: `opacity ${vars.motion.menu} ${vars.motion.curve} 150ms, visibility 0s 300ms`,
  ...type(2),
  selectors: {
    [`${logoRow}:is(:hover, :focus-within):not([data-dismissed]) > &`]: {
      visibility: "visible",
      opacity: 1,
      transition: `opacity ${vars.motion.menu} ${vars.motion.curve} 150ms, visibility 0s 150ms`,
    },
  },
});

export const previewCompany = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minWidth: 0,
  fontWeight: vars.weight.bold,
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
  height: 1,
  width: 40,
  marginBlock: space[2],
  background: color.line,
  selectors: { [`${group}:first-child > &`]: { background: "none" } },
});

export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  gap: 10,
  height: 34,
  paddingInline: space[2],
  borderRadius: vars.radius.r4,
  color: color.text,
  textDecoration: "none",
  whiteSpace: "nowrap",
  ...type(2),
  transition: `background-color ${vars.motion.fast} ${vars.motion.curve}`,
  ":hover": { background: color.sunken },
  selectors: {
    [`${mode.drawer} &`]: { height: 40, fontSize: vars.size[3], lineHeight: vars.line[3] },
    [`${mode.collapsed} &`]: { justifyContent: "center", width: 40, height: 40, padding: 0 },
    [`${dense} &`]: { height: 32 },
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

export const label = style(oneLine);

export const dot = style({
  flex: "none",
  width: 7,
  height: 7,
  marginInlineStart: "auto",
  borderRadius: "50%",
  background: vars.severity.critical.solid,
  selectors: { [`${mode.collapsed} &`]: { position: "absolute", insetBlockStart: 7, insetInlineEnd: 7 } },
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

export const tip = style({
  position: "fixed",
  zIndex: vars.z.tooltip,
  maxWidth: 280,
  padding: "6px 10px",
  borderRadius: vars.radius.r4,
  background: color.tooltip,
  color: color.onTooltip,
  pointerEvents: "none",
  visibility: "hidden",
  opacity: 0,
  transform: "translateY(-50%)",
  ...type(1),
});

export const tipShown = style({
  visibility: "visible",
  opacity: 1,
  transition: `opacity ${vars.motion.fast} ${vars.motion.curve} 300ms`,
});
