import { style, styleVariants } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { narrow, stacked } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

const gutter = { paddingInline: space[7], "@media": { [narrow]: { paddingInline: space[4] } } };
const rule = `1px solid ${color.line}`;

/** A region after another one starts with a rule. */
const ruled = { selectors: { "* + &": { borderBlockStart: rule } } };

export const header = style({ paddingBlock: space[6], ...gutter, ...ruled });

export const headerLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: `${space[3]} ${space[4]}`,
});

export const headerText = style({ flex: "1 1 320px", minWidth: 0 });

export const eyebrow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBlockEnd: space[2],
  color: color.text2,
  ...type(1),
});

export const titleLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
});

export const title = style({
  minWidth: 0,
  textWrap: "balance",
  overflowWrap: "anywhere",
  lineBreak: "strict",
});

/** Chinese lines break after a phrase, not within a word. */
export const phrased = style({ selectors: { "&:lang(zh)": { wordBreak: "keep-all" } } });

export const together = style({ whiteSpace: "nowrap" });

export const titleSize = styleVariants({ page: type(5, "bold"), sentence: type(6, "strong") });

export const meta = style({ color: color.text2, ...type(1) });

export const subtitle = style({ marginBlockStart: space[1], color: color.text2 });

export const subtitleSize = styleVariants({ page: type(2), sentence: type(3) });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const headerBody = style({ marginBlockStart: space[5] });

export const section = style({ minWidth: 0, ...ruled });

export const inset = styleVariants({
  padded: { paddingBlock: space[6], ...gutter },
  flush: { paddingBlockStart: space[6] },
});

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  marginBlockEnd: space[3],
  selectors: { [`${inset.flush} > &`]: { paddingInline: space[7] } },
  "@media": { [narrow]: { selectors: { [`${inset.flush} > &`]: { paddingInline: space[4] } } } },
});

export const sectionTitle = style(type(4, "bold"));

export const sectionActions = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  marginInlineStart: "auto",
  ...type(2),
});

export const split = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${layout.rail}px`,
  selectors: {
    ...ruled.selectors,
    // The last one fills the page, so that its rule reaches the end of the sheet.
    "main > &:last-child": { flex: 1 },
  },
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" } },
});

export const splitMain = style({ minWidth: 0 });

export const rail = style({
  minWidth: 0,
  borderInlineStart: rule,
  "@media": { [stacked]: { borderInlineStart: 0, borderBlockStart: rule } },
});

export const cells = style({ display: "grid", ...ruled });

const even = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const columns = styleVariants({ 2: even(2), 3: even(3), 4: even(4), 5: even(5) });

/** A cell of `Cells`: padded, with a rule towards its neighbour. */
export const cell = style({
  minWidth: 0,
  paddingBlock: space[6],
  paddingInline: space[7],
  selectors: { "& + &": { borderInlineStart: rule } },
  "@media": {
    [narrow]: {
      paddingInline: space[4],
      selectors: { "& + &": { borderInlineStart: 0, borderBlockStart: rule } },
    },
  },
});
