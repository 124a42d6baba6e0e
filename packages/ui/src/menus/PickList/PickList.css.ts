import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { listMaxHeight } from "./pick.ts";

const { color, space } = vars;

export const search = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  boxSizing: "border-box",
  height: 32,
  margin: `2px ${space[2]} ${space[2]}`,
  paddingInline: 10,
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r4,
  background: color.sheet,
  color: color.text2,
  cursor: "text",
  ":focus-within": focusRing,
  "@media": { "(pointer: coarse)": { height: 40 } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: color.text,
  ...type(2),
  "::placeholder": { color: color.text2, opacity: 1 },
});

export const list = style({
  position: "relative",
  maxHeight: listMaxHeight,
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: 0,
});

export const canvas = style({ position: "relative" });

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  boxSizing: "border-box",
  paddingInline: space[3],
  color: color.text,
  cursor: "pointer",
  userSelect: "none",
  ...type(2),
  selectors: {
    "&[aria-disabled]": { color: color.text2, cursor: "not-allowed" },
  },
});

/** Where the keys are: drawn as the focus while it is in the list or its search box. */
export const marked = style({
  background: color.sunken,
  selectors: {
    [`${list}:focus-visible > &`]: { outline: `2px solid ${color.accLine}`, outlineOffset: -2 },
  },
  "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: -2 } },
});

export const placed = style({ position: "absolute", insetInline: 0, insetBlockStart: 0 });

/** Keeps its place, so that rows line up. */
export const check = style({ flex: "none", width: 16, marginInlineStart: "auto", color: color.text2 });

export const empty = style({ padding: `${space[2]} ${space[4]}`, color: color.text2, ...type(2) });
