import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { narrow } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const grid = {
  "@media": {
    [narrow]: {
      display: "grid",
      // Four columns; fewer where a word would no longer fit into a quarter of the place.
      gridTemplateColumns: "repeat(auto-fill, minmax(max(72px, 25%), 1fr))",
      columnGap: 0,
      rowGap: vars.space[3],
    },
  },
} as const;

export const figures = style({ display: "flex", flexWrap: "wrap", columnGap: 22, ...grid });
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  marginLeft: -8,
  ...grid,
});

const item = style({
  textAlign: "left",
  // A word stays whole, whatever the page around says: "Passed" in two lines reads as two results.
  overflowWrap: "normal",
  wordBreak: "keep-all",
  hyphens: "manual",
  borderRadius: vars.radius.r4,
  transition: `background ${vars.motion.fast} ${vars.motion.curve}`,
  selectors: {
    "button&": { cursor: "pointer" },
    "button&:hover": { background: vars.color.sunken },
    "&:focus-visible": focusRing,
    '&[aria-pressed="true"]': {
      background: vars.color.accSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accUnderline}`,
    },
  },
});

export const figure = style([
  item,
  {
    display: "flex",
    flexDirection: "column",
    gap: 2,
    // The target is wider than what is drawn; the first glyph still stands on the gutter.
    padding: `${vars.space[1]} ${vars.space[2]}`,
    margin: `0 0 0 calc(-1 * ${vars.space[2]})`,
    minWidth: 0,
  },
]);

export const chip = style([
  item,
  type(2),
  {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 32,
    padding: "0 10px 0 8px",
    "@media": { [narrow]: { flexWrap: "wrap", alignContent: "start", minHeight: 48, paddingRight: 4 } },
  },
]);

export const reading = style({ display: "flex", alignItems: "center", gap: vars.space[2] });
export const count = style([type(5, "bold")]);
export const chipCount = style({ fontWeight: vars.weight.bold });
export const word = style({
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": {
    [narrow]: { flexBasis: "100%", whiteSpace: "normal", fontSize: vars.size[1], lineHeight: vars.line[1] },
  },
});
export const small = style([type(1), { color: vars.color.text2 }]);
export const note = style([
  type(1),
  {
    color: vars.color.text2,
    alignSelf: "end",
    padding: `${vars.space[1]} 0`,
    "@media": { [narrow]: { gridColumn: "1 / -1" } },
  },
]);
