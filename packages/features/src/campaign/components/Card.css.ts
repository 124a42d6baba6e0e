import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** 512 px wide; on a screen of less than 560 px, the screen but for 24 px on each side. */
export const card = style({
  width: "min(512px, 100%)",
  padding: space[8],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r8,
  background: color.sheet,
  "@media": { "screen and (width < 560px)": { padding: `${space[7]} ${space[6]}` } },
});

export const drawing = style({ marginInline: "auto" });

export const title = style([
  text({ size: 6 }),
  { marginBlockStart: space[5], fontWeight: vars.weight.bold, textAlign: "center" },
]);

export const message = style([text({ size: 3 }), { marginBlockStart: space[3], lineHeight: "26px" }]);

export const kind = style({ fontWeight: vars.weight.bold });

export const echo = style([
  text({ size: 2 }),
  {
    display: "grid",
    gridTemplateColumns: "minmax(80px, max-content) minmax(0, 1fr)",
    gap: `${space[3]} ${space[4]}`,
    marginBlockStart: space[6],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${color.line}`,
  },
]);
export const term = style({ color: color.text2 });
export const value = style({ overflowWrap: "anywhere" });
/** Sets the digits of a number apart without changing what is copied. */
export const digits = style({ marginInlineEnd: "0.3em" });

export const actions = style({ display: "grid", placeItems: "center", marginBlockStart: space[6] });

/** On white in both themes: a dark code is not read. */
export const code = style({
  width: 138,
  margin: `${space[6]} auto 0`,
  padding: space[2],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r4,
  background: "white",
});
/** Whole and in its own proportions: a code that is stretched is not read. */
export const picture = style({ display: "block", width: 120, height: 120, objectFit: "contain" });
export const caption = style([
  text({ size: 1, tone: "muted" }),
  { marginBlockStart: 10, textAlign: "center" },
]);
