import { text, textSizes, vars } from "@candor/ui/tokens";

const weights = ["regular", "medium", "strong"] as const;

/**
 * Every size and weight of text, unseen, in the page's own fonts. A browser looks each of them up when it is first set, a
 * tenth of a second on a slow machine: here it does so while it waits for the script.
 */
export const FontWarmUp = () => (
  <div aria-hidden="true" style={{ fontFamily: vars.font.sans, position: "absolute", visibility: "hidden" }}>
    {textSizes.map((size) =>
      weights.map((weight) => (
        <span key={`${size}${weight}`} className={text({ size, weight })}>
          Aa0
        </span>
      )),
    )}
  </div>
);
