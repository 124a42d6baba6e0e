// On paper nothing scrolls and nothing opens: a table takes the width there is, and says all of its words.
import { globalStyle, style } from "@vanilla-extract/css";
import { box } from "../../../badges/tag.css.ts";
import { type } from "../../../internal/type.ts";
import { vars } from "../../../theme/contract.css.ts";

/** More columns than a sheet holds upright. */
export const UPRIGHT_COLUMNS = 6;

export const paper = style({
  "@media": {
    // The least width stands in its own attribute, for the screen.
    print: { minWidth: "0 !important", tableLayout: "auto", ...type(1) },
  },
});

/** Lays the sheet on its side. */
export const wide = style({});
globalStyle(`body:has(${wide})`, { "@media": { print: { page: "candor-wide" } } });
// The types know the styles of elements, and none of sheets.
const onItsSide: object = { size: "landscape" };
globalStyle("@page candor-wide", onItsSide);

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${paper} ${selector}`, { "@media": { print: rule as object } });

onPaper("> colgroup > col", { width: "auto !important" });
onPaper("> thead", { position: "static", display: "table-header-group" });
onPaper("> :is(thead, tbody) > tr > *", { position: "static" });
// The shade beside the column that stays in view: no cell holds it here, and it would widen the sheet.
onPaper("> :is(thead, tbody) > tr > *::after", { display: "none !important" });
onPaper("> tbody > tr", { breakInside: "avoid" });
onPaper(":is(th, td)", {
  height: "auto",
  // Names of hosts and fields are read whole where there is room: a table of words breaks within none before that.
  minWidth: "6em",
  paddingInline: vars.space[1],
  paddingBlock: vars.space[1],
  overflow: "visible",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
onPaper(":is(th, td) :is(div, span, a, button, p)", {
  overflow: "visible",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  WebkitLineClamp: "none",
});
// A tag is one short word: broken in two it is read as none.
onPaper(`:is(th, td) :is(${box}, ${box} *)`, { overflowWrap: "break-word" });
onPaper(":is(th, td):first-child", { minWidth: "10em" });
