import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

export const detail = style({
  padding: `${vars.space[6]} ${vars.space[7]}`,
  "@media": { [narrow]: { padding: `${vars.space[5]} ${vars.space[4]}` } },
});

export const title = style([text({ size: 5 }), { margin: `0 0 ${vars.space[4]}`, overflowWrap: "anywhere" }]);

export const facts = style({ marginBlockEnd: vars.space[5], overflowWrap: "anywhere" });

const body = style({
  boxSizing: "border-box",
  width: "100%",
  maxWidth: "720px",
  marginBlockStart: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r6,
});

/** Mail brings its own colours and expects white paper, in both themes. */
export const paper = style([body, { height: "420px", background: "#fff", colorScheme: "light" }]);

export const plain = style([
  body,
  text({ mono: true }),
  {
    margin: `${vars.space[4]} 0 0`,
    padding: vars.space[4],
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);
