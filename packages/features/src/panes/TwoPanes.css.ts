import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";
const rule = `1px solid ${vars.color.line}`;

/** Height of the bar that stays in view over the page. */
const TOP_BAR = "64px";

export const panes = style({
  display: "grid",
  gridTemplateColumns: "minmax(300px, 400px) minmax(0, 1fr)",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Stays in view with a scroll of its own while the detail beside it scrolls with the page. */
export const list = style({
  position: "sticky",
  insetBlockStart: TOP_BAR,
  boxSizing: "border-box",
  height: `calc(100dvh - ${TOP_BAR})`,
  overflowY: "auto",
  borderInlineEnd: rule,
  "@media": { [narrow]: { position: "static", height: "auto", overflowY: "visible", borderInlineEnd: 0 } },
});

export const detail = style({ minWidth: 0 });

export const whenOpen = style({ "@media": { [narrow]: { display: "none" } } });

/** In the list: seen where the detail stands beside it. */
export const beside = style({ "@media": { [narrow]: { display: "none" } } });

/** In the list: seen where it stands alone. */
export const alone = style({ display: "none", "@media": { [narrow]: { display: "block" } } });

export const way = style({
  display: "none",
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: rule,
  "@media": { [narrow]: { display: "flex", justifyContent: "space-between", gap: vars.space[2] } },
});

/** A row of the list that opens something in the detail. */
export const row = style({
  position: "relative",
  display: "grid",
  padding: `10px ${vars.space[4]} 10px ${vars.space[7]}`,
  borderBlockEnd: rule,
  color: vars.color.text,
  textDecoration: "none",
  scrollMarginBlock: "48px",
  ":hover": { background: vars.color.hover },
  ":focus-visible": { outlineOffset: "-2px" },
  selectors: {
    "&[aria-current]": { background: vars.color.selected },
    "&[aria-current]::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      width: "3px",
      background: vars.color.ink,
    },
  },
  "@media": {
    [narrow]: {
      paddingInlineStart: vars.space[4],
      // Only the list is on the screen, so nothing in it is open.
      selectors: {
        "&[aria-current]": { background: "none" },
        "&[aria-current]::before": { content: "none" },
      },
    },
  },
});
