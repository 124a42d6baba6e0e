/** Functions that only compute: colours, numbers, transforms. */
const PLAIN_FUNCTIONS = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color matrix matrix3d translate translatex translatey translate3d scale
  scalex scaley scale3d rotate rotatex rotatey rotate3d skew skewx skewy perspective calc min max clamp var
  polygon circle ellipse inset path
  drop-shadow blur brightness contrast grayscale hue-rotate invert opacity saturate sepia cubic-bezier steps
  linear-gradient radial-gradient conic-gradient`.split(/\s+/),
);

/** The longest name of those, and some. */
const NAME_MAX = 24;

/** Rules of a sheet: programs write one for each look, and a browser asks each of every element. */
const RULES_MAX = 2_000;

/** The name just before a bracket, in lower case; bounded, so that a text of brackets costs no more than another. */
function nameBefore(text: string, bracket: number): string {
  const before = text.slice(Math.max(0, bracket - NAME_MAX), bracket).toLowerCase();
  return before.split(/[^a-z0-9-]/).at(-1) ?? "";
}

/** Longest name of a part, and the brackets and quotes around it. */
const PART_MAX = 200;
const PART = /^["']?#([^\s"'#(){};:,]+)["']?\s*\)/;

/** The part of the same drawing that the `url(` whose bracket is here names; null where it names anything else. */
const partAt = (text: string, bracket: number): string | null =>
  PART.exec(text.slice(bracket + 1, bracket + PART_MAX).trimStart())?.[1] ?? null;

/**
 * The parts of its own drawing that a value points at. Null where it points at anything else, or calls what is not
 * known to do nothing but compute.
 */
export function partsOf(value: string): readonly string[] | null {
  const parts: string[] = [];
  for (let at = value.indexOf("("); at >= 0; at = value.indexOf("(", at + 1)) {
    const name = nameBefore(value, at);
    if (name === "" || PLAIN_FUNCTIONS.has(name)) continue;
    const part = name === "url" ? partAt(value, at) : null;
    if (part === null) return null;
    parts.push(part);
  }
  return value.includes("\\") ? null : parts;
}

/** What names a part, and would pass it on: to a variable, or to each element that asks for what stands above it. */
const POINTS = /^(?:mask|clip|filter|marker|all$|-)/;
const PASSED_ON = /inherit|unset|revert|var\(/i;

/** Does this property take its value from nowhere but here, where it may name a part? */
export function isOwnValue(property: string, value: string): boolean {
  if (/context-/i.test(value)) return false;
  return (
    !POINTS.test(property) || (!PASSED_ON.test(value) && !(property.startsWith("--") && /url/i.test(value)))
  );
}

/** Signs that divide a style: within quotes they would divide it for us and not for a browser. */
const DIVIDING = new Set("{};:*\n\r\f");

/**
 * A style with a blank for each comment. Null where a comment or a quote has no end, or stands where only a browser
 * could say what it hides.
 */
function withoutComments(css: string): string | null {
  let [plain, quote, brackets] = ["", "", 0];
  for (let at = 0; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (quote === "" && sign === "/" && css.charAt(at + 1) === "*") {
      const end = css.indexOf("*/", at + 2);
      if (end < 0 || brackets > 0) return null;
      at = end + 1;
      plain += " ";
      continue;
    }
    if (quote !== "" && DIVIDING.has(sign)) return null;
    if (quote === sign) quote = "";
    else if (quote === "" && (sign === '"' || sign === "'")) quote = sign;
    if (quote === "" && sign === "(") brackets += 1;
    if (quote === "" && sign === ")") brackets -= 1;
    plain += sign;
  }
  return quote === "" && brackets === 0 ? plain : null;
}

/**
 * The parts that a style points at, such as `fill: url(#a); stroke: red`. Null where it does anything but say how
 * something looks: fetches, binds, moves.
 */
export function partsOfStyle(style: string): readonly string[] | null {
  const plain = withoutComments(style);
  if (plain === null || /[@{}]|behavior|binding|animation/i.test(plain)) return null;
  const parts: string[] = [];
  for (const declaration of plain.split(";")) {
    const colon = declaration.indexOf(":");
    const found = partsOf(declaration);
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (found === null || !isOwnValue(property, declaration.slice(colon + 1))) return null;
    parts.push(...found);
  }
  return parts;
}

/** Which elements a rule is of. */
interface Selector {
  name: string | null;
  id: string | null;
  classes: readonly string[];
}

/** A rule of a style sheet: whose it is, and the parts it points at. */
export interface SheetRule {
  selectors: readonly Selector[];
  parts: readonly string[];
}

const SELECTOR = /^(?:\*|[a-zA-Z][\w-]*|:root)?(?:[.#][\w-]+)*$/;

/** An element's name, classes and id: what stands after or beside another takes a browser long to find. */
function selectorOf(text: string): Selector | null {
  if (text === "" || text.length > PART_MAX || !SELECTOR.test(text)) return null;
  const [name = "", ...words] = text.split(/(?=[.#])/);
  const all = /^[.#]/.test(name) ? [name, ...words] : words;
  const namesOne = all.length === words.length && name !== "*" && name !== ":root";
  return {
    name: namesOne ? name : null,
    id: all.find((word) => word.startsWith("#"))?.slice(1) ?? null,
    classes: all.filter((word) => word.startsWith(".")).map((word) => word.slice(1)),
  };
}

/** The rules of a style sheet; null where there is anything else in it. */
export function rulesOf(sheet: string): readonly SheetRule[] | null {
  const plain = withoutComments(sheet);
  const pieces = plain?.split("}") ?? [];
  if (plain === null || pieces.pop()?.trim() !== "" || pieces.length > RULES_MAX) return null;
  const rules: SheetRule[] = [];
  for (const piece of pieces) {
    const [whose = "", style, ...more] = piece.split("{");
    const parts = style === undefined || more.length > 0 ? null : partsOfStyle(style);
    const selectors = whose.split(",").map((one) => selectorOf(one.trim()));
    if (parts === null || selectors.includes(null)) return null;
    rules.push({ selectors: selectors as Selector[], parts });
  }
  return rules;
}
