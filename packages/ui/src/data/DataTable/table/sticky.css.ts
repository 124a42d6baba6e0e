// What stays in view while the table scrolls: the head and the bulk bar, and in a frame the first column.
import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { layout } from "../../../internal/layout.ts";
import { vars } from "../../../theme/contract.css.ts";
import { frame as scroller } from "../../ScrollFrame/ScrollFrame.css.ts";
import { BAR, CHECK, HEAD, TOGGLE, TOGGLE_FIRST } from "./sizes.ts";

const { color, z } = vars;
const headTop = createVar();
const leadStart = createVar();

/** The head stands under the top bar, and under the bulk bar where there is one. */
export const sticky = style({ vars: { [headTop]: `${layout.topBar}px` } });
export const underBar = style({ vars: { [headTop]: `${layout.topBar + BAR}px` } });
globalStyle(`${sticky} > thead`, { position: "sticky", insetBlockStart: headTop, zIndex: z.sticky });
// Rows that the keyboard reaches, and what is in them, stop below the head. The frame keeps them clear of its bar.
globalStyle(`${sticky} > tbody > tr, ${sticky} > tbody > tr :is(a, button, input)`, {
  scrollMarginBlockStart: `calc(${headTop} - ${layout.topBar}px + ${HEAD}px)`,
});

/** What rows share is read while any of them is in view. */
export const mergedText = style({
  position: "sticky",
  insetBlockStart: `calc(${fallbackVar(headTop, "0px")} + ${HEAD}px + ${vars.space[2]})`,
});

export const bar = style({ minHeight: BAR });
export const barSticky = style({ position: "sticky", insetBlockStart: layout.topBar, zIndex: z.sticky });

/** In a frame the first column, and what stands before it, stays in view while the others pass under it. */
export const pinned = style({ vars: { [headTop]: "0px", [leadStart]: "0px" } });
export const pinnedAfter = styleVariants({
  check: { vars: { [leadStart]: `${CHECK}px` } },
  toggle: { vars: { [leadStart]: `${TOGGLE_FIRST}px` } },
  both: { vars: { [leadStart]: `${CHECK + TOGGLE}px` } },
});

// Light enough that the looks of a row's own states win.
const inPinned = `:where(${pinned}) &`;
const held = (insetInlineStart: number | string) =>
  ({ position: "sticky", insetInlineStart, zIndex: 1, background: color.sheet }) as const;

export const check = style({ selectors: { [inPinned]: held(0) } });
export const toggle = style({
  selectors: { [inPinned]: held(0), [`${check} + &`]: { insetInlineStart: CHECK } },
});

export const lead = style({
  selectors: {
    [inPinned]: held(leadStart),
    // The frame's own shade would lie over the column that stays.
    [`${pinned} &::after`]: {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "100%",
      width: 12,
      background: `linear-gradient(to right, color-mix(in srgb, ${color.text} 12%, transparent), transparent)`,
      opacity: 0,
      pointerEvents: "none",
    },
    [`[data-more-start] > ${pinned} &::after`]: { opacity: 1 },
  },
});
globalStyle(`${scroller}:has(> ${pinned})::before`, { display: "none" });
