/** Functions that only compute: colours, numbers, transforms. */
const PLAIN_FUNCTIONS = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color matrix matrix3d translate translatex translatey translate3d scale
  scalex scaley scale3d rotate rotatex rotatey rotate3d skew skewx skewy perspective calc min max clamp var not
  nth-child nth-of-type nth-last-child nth-last-of-type lang is where polygon circle ellipse inset path
  drop-shadow blur brightness contrast grayscale hue-rotate invert opacity saturate sepia cubic-bezier steps
  linear-gradient radial-gradient conic-gradient`.split(/\s+/),
);

/** The longest name of those, and some. */
const NAME_MAX = 24;

/** The name just before a bracket, in lower case; bounded, so that a text of brackets costs no more than another. */
function nameBefore(text: string, bracket: number): string {
  const before = text.slice(Math.max(0, bracket - NAME_MAX), bracket).toLowerCase();
  return before.split(/[^a-z0-9-]/).at(-1) ?? "";
}

/** Does the `url(` whose bracket is here name a part of the same drawing? */
function isOwnPart(text: string, bracket: number): boolean {
  return /^["']?#/.test(text.slice(bracket + 1, bracket + 40).trimStart());
}

/** Does a value call nothing but functions that compute, and point at nothing but parts of its own drawing? */
export function isLocalValue(value: string): boolean {
  for (let at = value.indexOf("("); at >= 0; at = value.indexOf("(", at + 1)) {
    const name = nameBefore(value, at);
    if (name !== "" && !PLAIN_FUNCTIONS.has(name) && !(name === "url" && isOwnPart(value, at))) return false;
  }
  return !value.includes("\\");
}

/** The same of a style sheet: no rule that fetches (`@import`, `@font-face`), none that binds or animates. */
export function isLocalCss(css: string): boolean {
  return !/@|behavior|binding|animation/i.test(css) && isLocalValue(css);
}
