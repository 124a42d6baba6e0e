import { vars } from "../theme/contract.css.ts";

type Step = keyof typeof vars.size;

/** Size, line, tracking and weight of one step of the type scale, to spread into a style. */
export const type = (step: Step, weight?: keyof typeof vars.weight) => ({
  fontSize: vars.size[step],
  lineHeight: vars.line[step],
  letterSpacing: vars.tracking[step],
  fontWeight: weight ? vars.weight[weight] : 400,
});

/** Set on the page while its reader sets text wider than it is drawn: nothing is cut then. See `useWiderText`. */
export const wider = { overflow: "--cd-cut", whiteSpace: "--cd-break", lines: "--cd-lines" } as const;

/** So many lines at most, cut with an ellipsis. */
export const atMost = (lines: number) =>
  ({
    minWidth: 0,
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: `var(${wider.lines}, ${lines})`,
    overflow: `var(${wider.overflow}, hidden)`,
    overflowWrap: "anywhere",
  }) as const;
export const twoLines = atMost(2);

/** One line, cut with an ellipsis. */
export const oneLine = {
  minWidth: 0,
  overflow: `var(${wider.overflow}, hidden)`,
  overflowWrap: "anywhere",
  textOverflow: "ellipsis",
  whiteSpace: `var(${wider.whiteSpace}, nowrap)`,
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
