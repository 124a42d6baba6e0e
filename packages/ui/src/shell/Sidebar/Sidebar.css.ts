import { style } from "@vanilla-extract/css";
import { forced } from "../../internal/media.ts";
import { SHADE, shade, shadesShown, shadeTo } from "../../internal/shade.ts";
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

/** Reaches over the padding beside the rows. */
const across = {
  ...shade,
  height: SHADE,
  marginInline: `calc(-1 * ${space[3]})`,
} as const;

/** The rows scroll when the window is low; the bottom group then follows them. A shade says where some are hidden. */
export const scroll = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: space[3],
  // A row that the keyboard reaches stands clear of the shades.
  scrollPaddingBlock: SHADE,
  "::before": {
    ...across,
    insetBlockStart: 0,
    marginBlockEnd: -SHADE,
    background: shadeTo("bottom"),
  },
  "::after": {
    ...across,
    insetBlockEnd: 0,
    marginBlockStart: -SHADE,
    background: shadeTo("top"),
  },
  selectors: {
    ...shadesShown,
    [`${mode.collapsed} &`]: { paddingInline: space[4], scrollbarWidth: "none" },
    [`${mode.collapsed} &::before, ${mode.collapsed} &::after`]: { marginInline: `calc(-1 * ${space[4]})` },
  },
  "@media": {
    [forced]: {
      "::before": { background: "none", borderBlockStart: "2px solid CanvasText" },
      "::after": { background: "none", borderBlockEnd: "2px solid CanvasText" },
    },
  },
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
