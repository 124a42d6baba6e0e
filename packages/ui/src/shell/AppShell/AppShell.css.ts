import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { calm, keepsInk, narrow } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, motion } = vars;

export const shell = style({
  display: "grid",
  minHeight: "100dvh",
  background: color.sheet,
  color: color.text,
  transition: `grid-template-columns ${motion.drawer} ${motion.curve}`,
  // Paper holds the page alone.
  "@media": { [calm]: { transition: "none" }, print: { display: "block" } },
});

export const columns = styleVariants({
  expanded: { gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)` },
  collapsed: { gridTemplateColumns: `${layout.sidebarCollapsed}px minmax(0, 1fr)` },
  drawer: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const skip = style({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.notice,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.r4,
  background: color.ink,
  color: color.onInk,
  textDecoration: "none",
  ...type(2, "medium"),
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
  "@media": { ...keepsInk, print: { display: "none" } },
});

/** Stays in view while the page scrolls. */
export const side = style({
  position: "sticky",
  insetBlockStart: 0,
  // Over the top bar: the preview card and the tooltips reach out of it.
  zIndex: vars.z.launcher,
  height: "100dvh",
  minWidth: 0,
  "@media": { print: { display: "none" } },
});

export const column = style({ display: "flex", flexDirection: "column", minWidth: 0 });

export const main = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  position: "relative",
  minWidth: 0,
  outline: 0,
});

// What is jumped to, or takes the focus, is scrolled clear of the bar that stays in view.
globalStyle(`html:has(${main})`, { scrollPaddingBlockStart: layout.topBar });

/**
 * Its buttons float over the page while it scrolls. It has room of its own under the page, so that at the end they cover
 * nothing; beside them a press reaches the page.
 */
export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[3],
  boxSizing: "border-box",
  height: layout.foot,
  paddingInline: vars.space[6],
  pointerEvents: "none",
  "@media": { [narrow]: { paddingInline: vars.space[4] }, print: { display: "none" } },
});

globalStyle(`${foot} > *`, { pointerEvents: "auto" });

// And clear of these.
globalStyle(`html:has(${foot})`, { scrollPaddingBlockEnd: layout.foot });

export const drawer = style({
  position: "fixed",
  inset: 0,
  boxSizing: "border-box",
  width: `min(${layout.drawer}px, 100vw - 56px)`,
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: color.canvas,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  transition: `transform ${motion.drawer} ${motion.curve}`,
  "::backdrop": { background: color.scrim, transition: `opacity ${motion.drawer} ${motion.curve}` },
  "@starting-style": { transform: "translateX(-100%)" },
  "@media": { [calm]: { transition: "none", "@starting-style": { transform: "none" } } },
});

globalStyle(`html:has(${drawer}[open])`, { "@media": { [narrow]: { overflow: "hidden" } } });
