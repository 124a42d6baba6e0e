import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { layout, topBarContainer } from "../../internal/layout.ts";
import { calm, keepsInk, narrow } from "../../internal/media.ts";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

/** Too narrow for the banner beside titles, selectors and menus. */
const tight = `${topBarContainer} (width < 1000px)`;

/** A phone. */
const tightest = `${topBarContainer} (width < 560px)`;

export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.z.bar,
  flex: "none",
  containerType: "inline-size",
  containerName: topBarContainer,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sheet,
  // Paper says which page, object and assessment it is about, and has nothing to press.
  "@media": { print: { position: "static", borderBlockEnd: 0 } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  boxSizing: "border-box",
  // The rule under the bar is part of its 64 px.
  minHeight: layout.topBar - 1,
  paddingInline: `${space[7]} ${space[6]}`,
  "@media": { [narrow]: { columnGap: space[2], paddingInline: `${space[2]} ${space[3]}` } },
  "@container": { [tightest]: { flexWrap: "wrap", rowGap: 0 } },
});

export const menu = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  borderRadius: vars.radius.r4,
  color: color.text,
  ":hover": { background: color.sunken },
  "@media": { print: { display: "none" } },
});

export const logo = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  height: 32,
  // A picture that does not arrive leaves no gap before the title.
  ":empty": { display: "none" },
  "@container": { [tightest]: { display: "none" } },
});

/**
 * Gives way before the buttons at the end take a line of their own, and before the selectors: what is chosen in them is
 * said nowhere else, while a title that is cut begins as before.
 */
export const title = style({ flexShrink: 4, "@container": { [tightest]: { flex: "1 1 0" } } });

export const slot = style({ display: "flex", alignItems: "center", gap: space[3], minWidth: 0 });

export const start = style({ flex: "0 1 auto", "@container": { [tightest]: { flex: "1 1 0" } } });

export const scan = style({
  flex: "0 1 auto",
  "@container": {
    [tightest]: { order: 1, flex: "1 0 100%", paddingBlockEnd: space[1], paddingInlineStart: 3 },
  },
});

export const end = style({
  flex: "none",
  marginInlineStart: "auto",
  gap: space[2],
  "@media": { print: { display: "none" } },
});

/** Who may see this page only to review it; said in words beside the colour. */
export const banner = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  boxSizing: "border-box",
  minWidth: 0,
  height: 28,
  paddingInline: 10,
  border: `1px solid ${vars.severity.critical.solid}`,
  borderRadius: vars.radius.r2,
  background: vars.severity.critical.soft,
  color: vars.severity.critical.text,
  ...type(1, "medium"),
});

export const inRow = style({
  flex: "0 1 auto",
  marginInlineStart: "auto",
  "@container": { [tight]: { display: "none" } },
});

globalStyle(`${inRow} + ${end}`, {
  "@container": { [`${topBarContainer} (width >= 1000px)`]: { marginInlineStart: 0 } },
});

/** On a line of its own it has room for a second one: who may not show a page has to read all of why. */
export const underRow = style({
  justifyContent: "center",
  height: "auto",
  minHeight: 28,
  paddingBlock: space[1],
  borderInline: 0,
  borderBlockEnd: 0,
  borderRadius: 0,
  display: "none",
  "@container": { [tight]: { display: "flex" } },
});

export const bannerText = style([
  oneLine,
  { selectors: { [`${underRow} &`]: { whiteSpace: "normal", textWrap: "pretty" } } },
]);

globalStyle(`${row}:has(> ${scan})`, { "@container": { [tightest]: { paddingBlockStart: space[3] } } });

const travel = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(500%)" } });

/** Another page is on its way: a run of ink along a flat track of ticks, over the top of the page. */
export const busy = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInline: 0,
  height: 3,
  overflow: "hidden",
  background: color.line2,
  maskImage: "repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 4px)",
  "::after": {
    content: "",
    display: "block",
    width: "20%",
    height: "100%",
    background: color.ink,
    animation: `${travel} 1200ms linear infinite`,
  },
  "@media": {
    ...keepsInk,
    [calm]: { "::after": { animation: "none", width: "100%" } },
    print: { display: "none" },
  },
});
