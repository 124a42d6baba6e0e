import { vars } from "../theme/contract.css.ts";

/** Px of the shade at an edge that hides something. */
export const SHADE = 20;

const tint = `color-mix(in srgb, ${vars.color.text} 16%, transparent)`;

/** A shade that grows fainter towards the content. */
export const shadeTo = (way: "right" | "left" | "bottom" | "top") =>
  `linear-gradient(to ${way}, ${tint}, transparent)`;

/**
 * A pseudo-element of the region that scrolls: a sticky item of its own flex row or column that takes no room, so that it
 * needs no second element and lies over whatever scrolls below it. `useMore` says when it shows.
 */
export const shade = {
  content: "",
  position: "sticky",
  zIndex: vars.z.sticky,
  flex: "none",
  alignSelf: "stretch",
  opacity: 0,
  pointerEvents: "none",
  transition: `opacity ${vars.motion.fast}`,
} as const;

/** Where the shades show. */
export const shadesShown = {
  "&[data-more-start]::before, &[data-more-end]::after": { opacity: 1 },
} as const;
