import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";
import { row as paneRow } from "../../panes/TwoPanes.css.ts";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const row = style([
  paneRow,
  { gridTemplateColumns: "minmax(0, 1fr) max-content", gap: `2px ${vars.space[3]}` },
]);

export const subject = style([
  text({ size: 2, weight: "title" }),
  { gridColumn: "1 / -1", overflowWrap: "anywhere" },
]);
export const aside = style([text({ size: 1, tone: "muted" }), { textAlign: "end" }]);
export const to = style([text({ size: 1, tone: "muted", ellipsis: true })]);
