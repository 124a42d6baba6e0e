import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Names and hosts are read whole: they break only where they are long. */
export const mono = style([text({ mono: true }), { whiteSpace: "nowrap" }]);

/** An address may break anywhere; names and hosts keep their width, and the table scrolls. */
export const url = style([
  text({ mono: true }),
  { display: "block", minWidth: "168px", overflowWrap: "anywhere" },
]);

/** Three lines, then an ellipsis: the whole value is the cell's title. */
export const long = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

export const none = style({ color: vars.color.text2 });
