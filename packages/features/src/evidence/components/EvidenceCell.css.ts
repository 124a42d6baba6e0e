import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** Names and hosts are read whole: they break only where they are long, and on a phone, where no table scrolls. */
export const mono = style([
  text({ mono: true }),
  {
    whiteSpace: "nowrap",
    "@media": { "screen and (max-width: 899px)": { whiteSpace: "normal", overflowWrap: "anywhere" } },
  },
]);

/** An address may break anywhere; names and hosts keep their width, and the table scrolls. */
export const url = style([text({ mono: true }), { display: "block", overflowWrap: "anywhere" }]);

/** As many lines as a table is set to, then an ellipsis: the whole value is the cell's title. */
export const lines = styleVariants({
  all: { overflowWrap: "anywhere" },
  one: [text({ ellipsis: true }), { display: "block" }],
  two: [text({ lines: 2 })],
  three: [text({ lines: 3 })],
  six: [text({ lines: 6 })],
});

export const none = style({ color: vars.color.text2 });
export const strong = style({ fontWeight: vars.weight.bold });

/** No wider than its place: a long label is cut in its tag. */
export const tags = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1], minWidth: 0 });

export const more = style([
  text({ size: 1 }),
  {
    height: "20px",
    paddingInline: vars.space[1],
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius.r2,
    ":hover": { background: vars.color.hover },
    "@media": { print: { display: "none" } },
  },
]);

/** Nothing opens on paper: there stands all of it. */
export const onPaper = style({ display: "none", "@media": { print: { display: "contents" } } });

export const picture = style({
  display: "block",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.r2,
  overflow: "hidden",
});
export const thumb = style({ display: "block", height: "40px", maxWidth: "96px", objectFit: "cover" });
export const large = style({ display: "block", maxWidth: "100%" });

export const markdown = style({
  display: "grid",
  gap: vars.space[1],
  maxHeight: "240px",
  overflowY: "auto",
  overflowWrap: "anywhere",
  "@media": { print: { maxHeight: "none" } },
});
globalStyle(`${markdown} ul, ${markdown} ol`, { paddingInlineStart: vars.space[4], listStyle: "revert" });
globalStyle(`${markdown} code, ${markdown} pre`, { fontFamily: vars.font.mono, fontSize: vars.size[1] });

/** A button without an edge, whose words begin where those of its cell do. */
const flush = { marginInlineStart: `calc(-1 * ${vars.space[2]} - 1px)` };
export const readAll = style(flush);

export const vendor = style({
  ...flush,
  textAlign: "start",
  // On paper it is a name, and nothing to press.
  selectors: { "&&": { "@media": { print: { display: "inline-flex", color: "inherit" } } } },
});
