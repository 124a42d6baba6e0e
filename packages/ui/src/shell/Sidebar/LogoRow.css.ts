import { style } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { WIDER_TEXT } from "../../theme/wider-text/mark.ts";
import { mode } from "./mode.css.ts";

const { color, space } = vars;

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
    // Set wider, name and tag have no room beside each other.
    [`:root[${WIDER_TEXT}] &`]: { flexWrap: "wrap", height: "auto", minHeight: layout.topBar },
  },
});

export const home = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 28,
  minWidth: 28,
  justifyContent: "center",
  borderRadius: vars.radius.r4,
  color: color.ink,
  textDecoration: "none",
  ":focus-visible": { outlineOffset: 4 },
  // As high as the row: pointer and finger need not aim, and reach the card under it without a gap.
  "::after": { content: "", position: "absolute", insetBlock: -18, insetInline: 0 },
});

export const wordmark = style({
  fontSize: 18,
  lineHeight: "24px",
  fontWeight: 640,
  letterSpacing: "-0.03em",
});

export const tag = style({
  marginInlineStart: "auto",
  flex: "none",
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

/** Who the company is and where that is changed; under the logo, on hover, on focus and on a first touch. */
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
    [`${logoRow}:focus-within:not([data-preview="dismissed"]) > &, ${logoRow}:not([data-preview="dismissed"]) > ${home}:hover ~ &, ${logoRow}:not([data-preview="dismissed"]) > &:hover, ${logoRow}[data-preview="touched"] > &`]:
      {
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

export const previewName = style(oneLine);
