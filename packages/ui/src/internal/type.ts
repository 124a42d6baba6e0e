import { vars } from "../theme/contract.css.ts";

type Step = keyof typeof vars.size;

/** Size, line, tracking and weight of one step of the type scale, to spread into a style. */
export const type = (step: Step, weight?: keyof typeof vars.weight) => ({
  fontSize: vars.size[step],
  lineHeight: vars.line[step],
  letterSpacing: vars.tracking[step],
  fontWeight: weight ? vars.weight[weight] : 400,
});

/** Two lines at most, cut with an ellipsis: text that a reader sets wider keeps its end. */
export const twoLines = {
  minWidth: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const;

/** One line, cut with an ellipsis. */
export const oneLine = {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

/** A button that reads as a link. */
export const linkText = {
  minHeight: 24,
  color: vars.color.accText,
  textDecoration: "underline",
  textDecorationColor: vars.color.accUnderline,
  textUnderlineOffset: 3,
  cursor: "pointer",
} as const;

/** A button whose words may take a second line. */
export const wrapping = {
  minHeight: "min-content",
  maxWidth: "100%",
  paddingBlock: 3,
  whiteSpace: "normal",
  textWrap: "balance",
} as const;
