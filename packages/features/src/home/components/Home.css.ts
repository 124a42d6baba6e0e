import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;
const narrow = "screen and (width < 900px)";
const rule = `1px solid ${color.line}`;

export const rows = style({ borderBlockStart: rule });

/** Status, check, whose it is and where. One line each on a narrow screen. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "116px minmax(0, 1fr) auto",
  alignItems: "start",
  gap: `${space[1]} ${space[3]}`,
  padding: `10px ${space[7]}`,
  minHeight: vars.row.double,
  boxSizing: "border-box",
  selectors: { "&:hover": { background: color.hover }, "& + &": { borderBlockStart: rule } },
  "@media": {
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: `14px ${space[4]}` },
  },
});

/** The link covers its row. */
export const title = style([
  text({ size: 2, weight: "medium", tone: "text", lines: 2 }),
  {
    textDecoration: "none",
    selectors: { "&::after": { content: "''", position: "absolute", inset: 0 } },
  },
]);
export const small = style([
  text({ size: 1, tone: "muted" }),
  { display: "block", overflowWrap: "anywhere" },
]);
export const aside = style([
  text({ size: 2 }),
  {
    display: "grid",
    justifyItems: "end",
    maxWidth: 220,
    minWidth: 0,
    overflowWrap: "anywhere",
    textAlign: "end",
    "@media": {
      [narrow]: {
        display: "flex",
        flexWrap: "wrap",
        gap: `0 ${space[3]}`,
        fontSize: vars.size[1],
        textAlign: "start",
      },
    },
  },
]);
/** Above the row's own link. */
export const issue = style({ position: "relative", zIndex: 1 });
export const none = style([
  text({ size: 2, tone: "muted" }),
  { paddingInline: space[7], paddingBlockEnd: space[6], "@media": { [narrow]: { paddingInline: space[4] } } },
]);

export const list = style({ display: "grid", gap: space[4] });
export const note = style([text({ size: 2, tone: "muted" })]);
export const line = style({ display: "grid", gap: 2, minWidth: 0, overflowWrap: "anywhere" });
export const head = style([
  text({ size: 2 }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `0 ${space[3]}`,
  },
]);
export const figure = style([text({ size: 2, weight: "medium" }), { whiteSpace: "nowrap" }]);
