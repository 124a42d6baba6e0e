import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { isLocalCss, isLocalValue } from "./drawing-css.ts";
import { ATTRIBUTES, ELEMENTS, INERT_NAMESPACES } from "./drawing-words.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XML = "http://www.w3.org/XML/1998/namespace";
const XMLNS = "http://www.w3.org/2000/xmlns/";

/** A drawing is refused where it asks a browser, or us, for more than this. */
const DEPTH_MAX = 64;
const ELEMENTS_MAX = 20_000;
const ATTRIBUTES_MAX = 100;
const COPIES_MAX = 500;

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

function isPlainAttribute(element: SaxesTagNS, { local, uri, value }: SaxesAttributeNS): boolean {
  if (uri === XMLNS) return true;
  if (uri === XML) return local === "space" || local === "lang";
  if (local === "href" && (uri === "" || uri === XLINK)) return isOwnTarget(element.local, value);
  if (uri !== "") return uri === XLINK || INERT_NAMESPACES.has(uri);
  if (local === "style") return isLocalCss(value);
  return isKnown(element, local) && isLocalValue(value);
}

/**
 * Is this text an SVG drawing of nothing but known shapes? Elements and attributes are those of two lists: nothing
 * that runs, moves, fetches, links or stands for something else. One pass; what is deep or much is refused.
 */
export function isPlainDrawing(text: string): boolean {
  const parser = new SaxesParser({ xmlns: true });
  const open: SaxesTagNS[] = [];
  const copied = new Set<string>();
  /** What holds a copy of something: a copy of it would multiply. */
  const holders = new Set<string>();
  let [elements, copies] = [0, 0];
  let style = "";

  const noteCopy = (tag: SaxesTagNS) => {
    copies += 1;
    assertPlain(copies <= COPIES_MAX);
    for (const { local, value } of Object.values(tag.attributes)) if (local === "href") copied.add(value);
    for (const { attributes } of open) if (attributes.id) holders.add(`#${attributes.id.value}`);
  };

  parser.on("doctype", () => assertPlain(false));
  parser.on("processinginstruction", () => assertPlain(false));
  parser.on("opentag", (tag) => {
    elements += 1;
    const attributes = Object.values(tag.attributes);
    assertPlain(elements <= ELEMENTS_MAX && open.length < DEPTH_MAX && attributes.length <= ATTRIBUTES_MAX);
    assertPlain(open.length > 0 || (tag.uri === SVG && tag.local === "svg"));
    assertPlain(tag.uri === SVG ? ELEMENTS.has(tag.local) : INERT_NAMESPACES.has(tag.uri));
    assertPlain(attributes.every((attribute) => isPlainAttribute(tag, attribute)));
    open.push(tag);
    if (tag.local === "use") noteCopy(tag);
  });
  const addText = (more: string) => {
    if (open.at(-1)?.local === "style") style += more;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    open.pop();
  });
  try {
    parser.write(text).close();
  } catch {
    // No XML, or not plain: either way it is not taken.
    return false;
  }
  return elements > 0 && isLocalCss(style) && [...copied].every((id) => !holders.has(id));
}
