import { vars } from "../theme/contract.css.ts";

type Step = keyof typeof vars.size;

/** Size, line, tracking and weight of one step of the type scale, to spread into a style. */
export const type = (step: Step, weight?: keyof typeof vars.weight) => ({
  fontSize: vars.size[step],
  lineHeight: vars.line[step],
  letterSpacing: vars.tracking[step],
  fontWeight: weight ? vars.weight[weight] : 400,
});

/** One line, cut with an ellipsis. */
export const oneLine = {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;
