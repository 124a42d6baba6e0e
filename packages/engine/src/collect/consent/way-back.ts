import type { Page } from "playwright-core";
import type { PageSession } from "../browser/session.ts";
import { findOpenBanner, findOpenQuestion } from "./banner.ts";
import { pictureOf } from "./press.ts";

/** What may lead back to the question on the spot is pressed: so much of it, and each is given so long. */
const MOST_PRESSED = 4;
const SHOWN_MS = 1_200;

/** Runs in our own world: what is pressed on the spot and stands where ways back do, in the footer or in a corner. */
function spots(most: number): string[] {
  const world = globalThis as unknown as { spots: HTMLElement[] };
  const roots: (Document | ShadowRoot)[] = [document];
  for (let at = 0; at < roots.length && at < 100; at += 1)
    for (const element of roots[at]?.querySelectorAll("*") ?? [])
      if (element.shadowRoot && roots.length < 100) roots.push(element.shadowRoot);
  const selector = "a:not([href]),a[href^='#'],a[href^='javascript:'],button,[role=button]";
  const height = document.documentElement.scrollHeight;
  const inCorner = (element: Element): boolean => {
    for (let at: Element | null = element, level = 0; at && level < 3; at = at.parentElement, level += 1) {
      const { width, height: high } = at.getBoundingClientRect();
      if (getComputedStyle(at).position === "fixed") return width <= 240 && high <= 120;
    }
    return false;
  };
  const inFooter = (element: Element): boolean =>
    element.closest("footer,[role=contentinfo],[class*=footer i],[id*=footer i]") !== null ||
    (height > 1_200 && element.getBoundingClientRect().top + scrollY > height * 0.85);
  world.spots = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      if (element.closest("form,nav,header,[role=navigation],[aria-haspopup=menu]")) return false;
      // A mark of this page leads down or up in it.
      const mark = /^#(.+)/.exec(element.getAttribute("href") ?? "")?.[1] ?? "";
      if (/^!?\//.test(mark) || (mark !== "" && document.getElementById(mark)?.checkVisibility()))
        return false;
      return inFooter(element) || inCorner(element);
    })
    .slice(0, most);
  return world.spots.map((element) =>
    (element.textContent?.trim() || element.getAttribute("aria-label") || element.title || "")
      .replace(/\s+/g, " ")
      .slice(0, 120),
  );
}

/** Runs in our own world: presses one of them. */
function pressSpot(index: number): void {
  (globalThis as unknown as { spots: HTMLElement[] }).spots[index]?.click();
}

export interface WaysBack {
  /** Words of what brought the question back; empty of a picture without words. */
  wayBack?: string;
  /** Words of what was pressed without anything to be seen of it. */
  deadWays?: string[];
}

/**
 * Presses what stands where ways back to the question do, whatever its words, until one of them brings it back. Asked at
 * the end of a visit, for what is pressed may do anything. `asked` is what the question said.
 */
export async function findWayBack(page: Page, session: PageSession, asked: string): Promise<WaysBack> {
  const { main } = session;
  const asks = async () =>
    (await findOpenBanner(session, { behindSettings: true })) !== null ||
    (asked !== "" && (await findOpenQuestion(session, { ofPlatform: true }))?.text === asked);
  if (main === null || (await asks())) return {};
  const at = page.url().split("#", 1)[0];
  const words = (await session.call(main, spots, MOST_PRESSED)) ?? [];
  const deadWays: string[] = [];
  for (const [index, text] of words.entries()) {
    const picture = await pictureOf(page);
    await session.call(main, pressSpot, index);
    const until = Date.now() + SHOWN_MS;
    do {
      await new Promise((done) => setTimeout(done, 120));
      if (await asks()) return { wayBack: text };
    } while (Date.now() < until);
    if (session.main !== main || page.url().split("#", 1)[0] !== at) break;
    if (picture && (await pictureOf(page))?.equals(picture)) deadWays.push(text);
  }
  return deadWays.length > 0 ? { deadWays } : {};
}
