import type { ButtonLook } from "../../../facts/types.ts";
import type { PageSession } from "../../browser/session.ts";
import { type Blocking, readBlocking } from "./blocking.ts";
import { boxesIn, type FoundBox, toldBox } from "./boxes.ts";
import { type Buttons, makeButtons } from "./buttons.ts";
import { candidates } from "./candidates.ts";
import { type LookOf, makeLooks } from "./looks.ts";
import { type FindArguments, type Ranked, rank } from "./rank.ts";

export interface FoundButton {
  text: string;
  look: ButtonLook;
  /** A link to another page. */
  leads: boolean;
}

export interface FoundBanner {
  text: string;
  /** Its buttons, in order; their index is their handle. */
  buttons: FoundButton[];
  boxes: FoundBox[];
  /** It covers the page or sticks to it, or calls itself a dialog. */
  overlay: boolean;
  /** It is all of the page. */
  whole?: boolean;
  /** It lies in the page itself, at its very top or bottom. */
  strip: boolean;
  /** Share of the window it covers with what dims the page. */
  covers: number;
  /** The page behind it cannot be scrolled or pressed. */
  blocks: boolean;
  /** Part of what frames the page: its navigation, its head, its search. */
  furniture: boolean;
}

/** Keeps what was found in our own world of the frame, where the page cannot reach it, and tells of it. */
function tell(
  best: readonly Ranked[],
  { words, leads }: Buttons,
  lookOf: LookOf,
  boxesOf: (element: Element) => FoundBox[],
  { coverOf, locked, isShut }: Blocking,
  wholeBody: boolean,
): FoundBanner[] {
  const world = globalThis as unknown as { found: { element: Element; buttons: HTMLElement[] }[] };
  world.found = best.map(({ element, buttons }) => ({ element, buttons }));
  return best.map(({ element, text, buttons, overlay, strip }) => {
    const covers = wholeBody ? 0 : coverOf(element);
    return {
      text: text.slice(0, 1_500),
      buttons: buttons.map((button) => ({
        text: words(button).slice(0, 120),
        look: lookOf(button),
        leads: leads(button),
      })),
      boxes: boxesOf(element),
      ...(element === document.body && { whole: true }),
      overlay,
      strip,
      covers,
      blocks: covers > 0.85 || (locked && covers > 0.3) || (!wholeBody && overlay && isShut(element)),
      furniture:
        element.closest("nav,header,[role=navigation],[role=banner],[role=search],[role=menu]") !== null ||
        element.querySelector("nav,[role=navigation],[role=menu],[role=tablist],[role=search],form") !== null,
    };
  });
}

/** Each part stands alone and is given what it needs. */
const findSource = (asked: FindArguments): string => `(()=>{
globalThis.found=[];
if(!document.body)return [];
const asked=${JSON.stringify(asked)};
const buttons=(${makeButtons})();
const best=(${rank})((${candidates})(asked.wholeBody),buttons,asked).slice(0,5);
return (${tell})(best,buttons,(${makeLooks})(),(element)=>(${boxesIn})(element,${toldBox}),(${readBlocking})(),asked.wholeBody);
})()`;

/**
 * Looks in a frame for elements that read like a consent banner and offer something to press: best first, at most five;
 * none where the frame is gone.
 */
export const findBanners = async (
  session: PageSession,
  contextId: number,
  asked: FindArguments,
): Promise<FoundBanner[]> => (await session.evaluate<FoundBanner[]>(contextId, findSource(asked))) ?? [];
