import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const narrow = "screen and (width < 900px)";
const beside = "screen and (width >= 900px)";
const middle = "screen and (900px <= width < 1440px)";
/** Where a card fills the screen but for 24 px on each side. */
const small = "screen and (width < 560px)";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "64px minmax(0, 1fr) auto",
  minHeight: "100dvh",
  background: color.canvas,
  color: color.text,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space[5],
  padding: `0 ${space[9]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sheet,
  "@media": { [narrow]: { padding: `0 ${space[6]}` } },
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  marginInlineEnd: "auto",
  color: color.ink,
  textDecoration: "none",
});

export const wordmark = style([text({ size: 4, tone: "inherit" }), { fontSize: 18 }]);

export const tagline = style([
  text({ size: 2, tone: "muted" }),
  { "@media": { [small]: { display: "none" } } },
]);

export const corner = style({ marginInlineEnd: -12 });

/** Of the form, where it stands beside the campaign. */
const FORM = 568;
const FORM_MIDDLE = 456;

/** The campaign on the left, its form on the right down to the foot of the page; stacked where that is too wide. */
export const columns = style({
  display: "grid",
  gridRow: "2 / -1",
  gridColumn: 1,
  gridTemplateColumns: `minmax(0, 1fr) ${FORM}px`,
  "@media": {
    [middle]: { gridTemplateColumns: `minmax(0, 1fr) ${FORM_MIDDLE}px` },
    [narrow]: { gridRow: "auto", gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const intro = style({
  minWidth: 0,
  // Below, room for the page's foot in two lines.
  padding: `${space[9]} ${space[9]} 112px`,
  overflow: "clip",
  "@media": {
    [middle]: { padding: `${space[8]} ${space[8]} 112px` },
    [narrow]: { padding: `${space[6]} ${space[6]} ${space[8]}` },
  },
});

export const form = style({
  minWidth: 0,
  padding: space[9],
  borderInlineStart: `1px solid ${color.line}`,
  background: color.sheet,
  "@media": {
    [middle]: { padding: space[8] },
    [narrow]: { padding: space[6], borderInlineStart: 0, borderBlock: `1px solid ${color.line}` },
  },
});

export const centre = style({
  display: "grid",
  // As wide as the page: a column that takes its width from a table in it would widen the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  minWidth: 0,
  padding: `${space[8]} ${space[6]}`,
});

const foot = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${space[2]} ${space[5]}`,
    padding: `${space[5]} ${space[6]} ${space[6]}`,
  },
]);

/** Under a card the links stand in the middle; under the campaign, not under its form, they stand at its edges. */
export const footer = {
  card: style([foot, { justifyContent: "center" }]),
  columns: style([
    foot,
    {
      padding: `${space[5]} ${space[9]} ${space[6]}`,
      "@media": {
        [beside]: { gridRow: 3, gridColumn: 1, marginInlineEnd: FORM },
        [middle]: { padding: `${space[5]} ${space[8]} ${space[6]}`, marginInlineEnd: FORM_MIDDLE },
        [narrow]: { padding: `${space[5]} ${space[6]} ${space[6]}` },
      },
    },
  ]),
};

export const link = style({
  color: "inherit",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

export const imprint = style({
  selectors: { [`${footer.columns} > &`]: { marginInlineStart: "auto" } },
});
