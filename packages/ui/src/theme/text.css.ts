import { recipe } from "@vanilla-extract/recipes";
import { atMost, oneLine } from "../internal/type.ts";
import { vars } from "./contract.css.ts";

/** Type steps of the scale. */
export const textSizes = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type TextSize = (typeof textSizes)[number];

const step = (size: TextSize) => ({
  fontSize: vars.size[size],
  lineHeight: vars.line[size],
  letterSpacing: vars.tracking[size],
});

/**
 * A run of text. Size 1-9 as the type scale: 1 caption, 2 table and label, 3 body, 4 section title, 5 page title,
 * 6 page sentence, 7 large figure, 8 public headline, 9 score. Sizes 4-9 carry their own weight; `weight` overrides it.
 * In a `*.css.ts` file write `style([text({ size: 2, tone: "muted" }), { … }])`.
 */
export const text = recipe({
  variants: {
    size: {
      1: step(1),
      2: step(2),
      3: step(3),
      4: { ...step(4), fontWeight: vars.weight.bold },
      5: { ...step(5), fontWeight: vars.weight.bold },
      6: { ...step(6), fontWeight: vars.weight.strong },
      7: { ...step(7), fontWeight: vars.weight.strong },
      8: { ...step(8), fontWeight: vars.weight.strong },
      9: { ...step(9), fontWeight: vars.weight.strong },
    },
    tone: {
      text: { color: vars.color.text },
      muted: { color: vars.color.text2 },
      danger: { color: vars.color.dangerText },
      warning: { color: vars.severity.medium.text },
      inherit: { color: "inherit" },
    },
    weight: {
      regular: { fontWeight: 400 },
      medium: { fontWeight: vars.weight.medium },
      title: { fontWeight: vars.weight.title },
      strong: { fontWeight: vars.weight.strong },
      bold: { fontWeight: vars.weight.bold },
    },
    /** Running text: a wider line and a bounded measure. */
    prose: {
      true: {
        lineHeight: vars.line.prose,
        maxWidth: "68ch",
        selectors: { "&:lang(zh)": { maxWidth: "42em" } },
      },
    },
    /** Hosts, ids and code: JetBrains Mono 12/18, ligatures off. */
    mono: {
      true: {
        fontFamily: vars.font.mono,
        fontSize: vars.size[1],
        lineHeight: "18px",
        fontVariantLigatures: "none",
        letterSpacing: "-0.01em",
      },
    },
    /** One line that ends in an ellipsis. */
    ellipsis: { true: oneLine },
    /** So many lines at most, the last of which ends in an ellipsis. */
    lines: { 2: atMost(2), 3: atMost(3), 6: atMost(6) },
  },
});
