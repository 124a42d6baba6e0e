import { text, textSizes, vars } from "@candor/ui/tokens";

const weights = ["regular", "medium", "strong"] as const;

/**
 * Every size and weight of text, unseen, in the fonts that a system has. A browser looks each of them up when it is first
 * set, a tenth of a second on a slow machine: here it does so while it waits for the script. Inter itself is left out, as
 * it would be fetched before the script is.
 */
export const FontWarmUp = () => (
  <div
    aria-hidden="true"
    data-candor-font=""
    style={{
      ["--candor-font" as string]: '"Candor Arial"',
      fontFamily: vars.font.sans,
      position: "absolute",
      visibility: "hidden",
    }}
  >
    {textSizes.map((size) =>
      weights.map((weight) => (
        <span key={`${size}${weight}`} className={text({ size, weight })}>
          Aa0
        </span>
      )),
    )}
  </div>
);
