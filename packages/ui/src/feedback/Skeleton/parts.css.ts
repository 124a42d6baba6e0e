import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { space } = vars;
const column = (gap: string | number) =>
  ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }) as const;

export const part = styleVariants({
  header: column(space[3]),
  stats: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(120px, 1fr))",
    borderBlock: `1px solid ${vars.color.line}`,
  },
  properties: column(18),
  form: { ...column(space[5]), maxWidth: 600 },
  text: { ...column(space[3]), maxWidth: "68ch" },
  timeline: column(space[4]),
  figure: column(0),
});

export const stat = style({ ...column(space[2]), padding: space[4] });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  columnGap: space[3],
});
export const field = style(column(6));
export const event = style({
  display: "grid",
  gridTemplateColumns: "10px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
});
