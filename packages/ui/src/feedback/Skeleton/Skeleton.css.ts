import { style, styleVariants } from "@vanilla-extract/css";
import { narrow } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

export const block = style({
  display: "block",
  maxWidth: "100%",
  borderRadius: vars.radius.r2,
  background: vars.color.press,
  "@media": { "(forced-colors: active)": { border: "1px solid GrayText" } },
});

export const rows = style({
  display: "block",
  // On the page itself it keeps the page's gutter.
  selectors: { "main > &": { paddingInline: vars.space[7] } },
  "@media": { [narrow]: { selectors: { "main > &": { paddingInline: vars.space[4] } } } },
});

const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});
export const rowHeight = styleVariants(vars.row, (height) => [row, { height }]);

/** A box of a given size beside words that give way. */
export const firm = style({ flex: "none" });

export const end = style({ marginLeft: "auto", "@media": { [narrow]: { display: "none" } } });
