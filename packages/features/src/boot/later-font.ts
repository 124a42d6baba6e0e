// The head runs this before the app's script is there: nothing may be imported here.

/** Where the browser keeps that the app has had Inter, and the mark of a page that is drawn before it has. */
const FACE_KEY = "candor.face";
const MARK = "data-candor-font";
const LATER = "later";

const INTER = "Inter Variable";
const INTER_LATER = "Inter Later";

/**
 * Before the first paint: has a page be drawn in the fonts of the system where Inter has still to be fetched. Text in a
 * face that is on its way is slow to lay out, and Inter would take the line from the script.
 */
export function drawBeforeInter(root: HTMLElement): void {
  if (localStorage.getItem(FACE_KEY) === null) root.setAttribute(MARK, LATER);
}

const isInter = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-family").includes(INTER);

/** Inter as the page's styles have it, by the name that the page is waiting for. */
function facesOfInter(): FontFace[] {
  // What an extension adds may not be read.
  const own = [...document.styleSheets].filter(({ href }) => !href || href.startsWith(location.origin));
  return own
    .flatMap(({ cssRules }) => [...cssRules].filter(isInter))
    .map(
      ({ style }) =>
        new FontFace(INTER_LATER, style.getPropertyValue("src"), {
          weight: style.getPropertyValue("font-weight"),
          unicodeRange: style.getPropertyValue("unicode-range"),
        }),
    );
}

/** What sets the page in Inter. */
export type SetInInter = () => void;

/**
 * Once the page is drawn: fetches Inter for it. Gives what sets the page in it, to be called when another screen is
 * drawn, where nobody sees letters change; null where the page has it, wants another face, or it does not arrive.
 */
export async function takeInter(root: HTMLElement): Promise<SetInInter | null> {
  if (root.getAttribute(MARK) !== LATER) return null;
  const faces = facesOfInter();
  const latin = faces.find(({ unicodeRange }) => /^U\+0+-/i.test(unicodeRange));
  // Where it does not arrive, the page stays as it is.
  if (!(await latin?.load().catch(() => null))) return null;
  localStorage.setItem(FACE_KEY, "1");
  return () => {
    // What is not Latin is fetched when a text has it.
    for (const face of faces) document.fonts.add(face);
  };
}
