import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { cornersOf, type DrawnElement, isBounded } from "./drawing-cost.ts";
import { isOwnValue, partsOf, partsOfStyle, rulesOf, type SheetRule } from "./drawing-css.ts";
import { ATTRIBUTES, ELEMENTS, INERT_NAMESPACES } from "./drawing-words.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XML = "http://www.w3.org/XML/1998/namespace";
const XMLNS = "http://www.w3.org/2000/xmlns/";

/** A drawing is refused where it asks a browser, or us, for more than this. */
const DEPTH_MAX = 64;
const ELEMENTS_MAX = 20_000;
const ATTRIBUTES_MAX = 100;

/** A picture inside a drawing: its bytes, never an address. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

class NotPlain extends Error {
  override readonly name = "NotPlain";
}

function assertPlain(holds: boolean): asserts holds {
  if (!holds) throw new NotPlain();
}

/** What an attribute that points somewhere may point at. */
function isOwnTarget(element: string, value: string): boolean {
  return value.startsWith("#") || (element === "image" && PICTURE.test(value));
}

/** Is this one of the attributes that a drawing may have, in the element it stands in? */
const isKnown = (element: SaxesTagNS, name: string): boolean =>
  ATTRIBUTES.has(name) ||
  name.startsWith("data-") ||
  name.startsWith("aria-") ||
  (element.uri !== SVG && !name.toLowerCase().startsWith("on"));

const isLink = ({ local, uri }: SaxesAttributeNS) => local === "href" && (uri === "" || uri === XLINK);

/** The parts of its own drawing that an attribute points at; null where it is none that a drawing may have. */
function partsByAttribute(element: SaxesTagNS, attribute: SaxesAttributeNS): readonly string[] | null {
  const { local, uri, value } = attribute;
  const none = (holds: boolean) => (holds ? [] : null);
  if (uri === XMLNS) return [];
  if (uri === XML) return none(local === "space" || local === "lang");
  if (isLink(attribute)) return none(isOwnTarget(element.local, value));
  if (uri !== "") return none(uri === XLINK || INERT_NAMESPACES.has(uri));
  if (local === "style") return partsOfStyle(value);
  return isKnown(element, local) && isOwnValue(local, value) ? partsOf(value) : null;
}

/**
 * Is this text an SVG drawing of nothing but known shapes? Elements and attributes are those of two lists: nothing
 * that runs, moves, fetches, links or stands for something else. One pass; what is deep or much is refused.
 */
export function isPlainDrawing(text: string): boolean {
  const parser = new SaxesParser({ xmlns: true });
  const elements: DrawnElement[] = [];
  /** Places of the elements that have not ended. */
  const open: number[] = [];
  const rules: SheetRule[] = [];
  let style = "";

  parser.on("doctype", () => assertPlain(false));
  parser.on("processinginstruction", () => assertPlain(false));
  parser.on("opentag", (tag) => {
    const attributes = Object.values(tag.attributes);
    assertPlain(
      elements.length < ELEMENTS_MAX && open.length < DEPTH_MAX && attributes.length <= ATTRIBUTES_MAX,
    );
    assertPlain(open.length > 0 || (tag.uri === SVG && tag.local === "svg"));
    assertPlain(tag.uri === SVG ? ELEMENTS.has(tag.local) : INERT_NAMESPACES.has(tag.uri));
    const parts = attributes.map((attribute) => partsByAttribute(tag, attribute));
    assertPlain(!parts.includes(null));
    const given = (name: string) => tag.attributes[name]?.value ?? "";
    elements.push({
      name: tag.local,
      id: given("id"),
      classes: given("class").split(/\s+/).filter(Boolean),
      parent: open.at(-1) ?? -1,
      copies: attributes.flatMap((one) =>
        isLink(one) && one.value.startsWith("#") ? one.value.slice(1) : [],
      ),
      parts: parts.flatMap((one) => one ?? []),
      corners: cornersOf(given("d") + given("points")),
    });
    open.push(elements.length - 1);
  });
  const addText = (more: string) => {
    if (elements[open.at(-1) ?? -1]?.name === "style") style += more;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    if (elements[open.pop() ?? -1]?.name !== "style") return;
    const found = rulesOf(style);
    assertPlain(found !== null);
    rules.push(...found);
    style = "";
  });
  try {
    parser.write(text).close();
  } catch {
    // No XML, or not plain: either way it is not taken.
    return false;
  }
  return elements.length > 0 && isBounded(elements, rules);
}
