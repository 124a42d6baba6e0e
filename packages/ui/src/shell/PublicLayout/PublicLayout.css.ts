import { style } from "@vanilla-extract/css";
import { narrow } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 600px",
  minHeight: "100dvh",
  background: color.sheet,
  color: color.text,
  "@media": {
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    "screen and (900px <= width < 1200px)": { gridTemplateColumns: "minmax(0, 1fr) 504px" },
  },
});

export const left = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: `${space[8]} ${space[9]}`,
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.canvas,
  overflow: "hidden",
  "@media": { [narrow]: { display: "none" } },
});

export const promise = style({
  marginBlock: "auto",
  maxWidth: 760,
  paddingBlock: space[7],
  // Large Chinese lines break after a phrase, not within a word.
  selectors: { "&:lang(zh)": { wordBreak: "keep-all", overflowWrap: "anywhere" } },
});

export const right = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: `${space[8]} 88px`,
  "@media": {
    [narrow]: { padding: `${space[5]} ${space[6]}` },
    "screen and (900px <= width < 1200px)": { paddingInline: space[8] },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minHeight: 32,
});

export const narrowBrand = style({ display: "none", "@media": { [narrow]: { display: "block" } } });

export const corner = style({ marginInlineStart: "auto" });

export const figure = style({
  display: "none",
  // An ornament of a fixed width ends at the page's edge.
  overflow: "clip",
  marginBlockStart: space[7],
  "@media": { [narrow]: { display: "block" } },
});

export const form = style({
  width: "100%",
  maxWidth: 424,
  margin: "auto",
  paddingBlock: space[7],
  "@media": { [narrow]: { maxWidth: "none", marginBlockStart: 0, paddingBlockStart: space[8] } },
});

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
  color: color.text2,
  ...type(1),
});
