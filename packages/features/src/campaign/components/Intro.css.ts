import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";
import { narrow } from "./CampaignFrame.css.ts";

const { color, space } = vars;

export const eyebrow = style([text({ size: 2, tone: "muted" })]);

export const title = style([
  text({ size: 8 }),
  {
    marginBlockStart: space[2],
    textWrap: "balance",
    "@media": { [narrow]: { fontSize: vars.size[7], lineHeight: vars.line[7] } },
  },
]);

export const lead = style([
  text({ size: 4, weight: "regular" }),
  { maxWidth: "30em", marginBlockStart: space[3], lineHeight: "28px" },
]);

/** The figure of a fixed width ends where its column does. */
export const figure = {
  wide: style({
    marginBlockStart: space[8],
    overflow: "clip",
    "@media": { [narrow]: { display: "none" } },
  }),
  narrow: style({
    display: "none",
    marginBlockStart: space[6],
    overflow: "clip",
    "@media": { [narrow]: { display: "block" } },
  }),
};

export const legend = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `6px ${space[5]}`,
    margin: `14px 0 ${space[8]}`,
    "@media": { [narrow]: { marginBlockEnd: space[6] } },
  },
]);

export const legendItem = style({ display: "flex", alignItems: "center", gap: space[2] });

export const step = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr)",
  columnGap: space[3],
  padding: `${space[4]} 0`,
  borderBlockStart: `1px solid ${color.line}`,
});

export const number = style([text({ size: 5, tone: "muted" }), { fontWeight: vars.weight.medium }]);
export const stepTitle = style([text({ size: 4 })]);
export const stepText = style([text({ size: 3, tone: "muted" })]);
