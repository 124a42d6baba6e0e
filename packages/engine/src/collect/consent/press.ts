import type { Page } from "playwright-core";
import type { PageSession } from "../browser/session.ts";
import type { Autoconsent } from "./autoconsent.ts";
import { findOpenBanner, findOpenQuestion, kindOfFound, type OpenBanner, wordsOf } from "./banner.ts";
import { type FoundBox, toldBox } from "./find/boxes.ts";
import { type FoundBanner, findBanners } from "./find/find.ts";
import { clearBoxes, isShown, placeOf, pressByScript, shownBoxes } from "./press-page.ts";
import { answerFor } from "./structure.ts";
import { isSaveButton, kindOfButton } from "./words.ts";

async function pressButton(
  page: Page,
  session: PageSession,
  open: OpenBanner,
  button: number,
): Promise<boolean> {
  const handle = { banner: open.index, button };
  const place = session.isMain(open.contextId) ? await session.call(open.contextId, placeOf, handle) : null;
  if (!place) {
    const pressed = await session.call(open.contextId, pressByScript, handle);
    // A frame that its button takes away at once has nothing left to say so with.
    return pressed ?? !session.contexts.some(({ id }) => id === open.contextId);
  }
  await page.mouse.move(place.x, place.y, { steps: 2 });
  await page.mouse.click(place.x, place.y);
  return true;
}

/** Waits for a banner to go. */
async function waitGone(session: PageSession, open: OpenBanner, mostMs: number): Promise<boolean> {
  const until = Date.now() + mostMs;
  do {
    // A frame that is gone took its banner along.
    if ((await session.call(open.contextId, isShown, open.index)) !== true) return true;
    await new Promise((done) => setTimeout(done, 60));
  } while (Date.now() < until);
  return false;
}

export interface Pressed {
  pressed: boolean;
  clicks: number;
  method: string;
  bannerGone: boolean;
  /** Which button of the first layer was pressed, where no word told which. */
  answer?: number;
  /** Words of the buttons met behind "settings". */
  secondLayer: string[];
  /** Boxes met there, before anything was pressed in it. */
  boxes?: FoundBanner["boxes"];
}

const NOT_PRESSED: Pressed = {
  pressed: false,
  clicks: 0,
  method: "none",
  bannerGone: false,
  secondLayer: [],
};

/** Place of the button that keeps what is ticked and agrees to nothing else. */
const keeps = (open: OpenBanner): number =>
  wordsOf(open).findIndex((words) => isSaveButton(words) && kindOfButton(words) === "other");

async function pressByWords(
  page: Page,
  session: PageSession,
  open: OpenBanner,
  wanted: "reject" | "accept",
): Promise<Pressed> {
  const direct = wordsOf(open).findIndex((words) => kindOfButton(words) === wanted);
  if (direct >= 0) {
    const pressed = await pressButton(page, session, open, direct);
    return {
      pressed,
      clicks: 1,
      method: "words",
      bannerGone: await waitGone(session, open, 2_500),
      secondLayer: [],
    };
  }
  const kept = wanted === "reject" && open.boxes.some(({ disabled }) => !disabled) ? keeps(open) : -1;
  if (kept >= 0) {
    // Boxes stand beside the question itself: who refuses takes the ticks out and keeps that.
    await session.call(open.contextId, clearBoxes, open.index);
    const pressed = await pressButton(page, session, open, kept);
    const ticked = open.boxes.filter(({ checked, disabled }) => checked && !disabled).length;
    const bannerGone = await waitGone(session, open, 2_500);
    return { pressed, clicks: 1 + ticked, method: "words", bannerGone, secondLayer: [] };
  }
  const settings = open.buttons.findIndex((button) => kindOfFound(button) === "settings");
  if (wanted === "accept" || settings < 0) return pressByStructure(page, session, open, wanted);
  await pressButton(page, session, open, settings);
  const until = Date.now() + 3_000;
  while (Date.now() < until) {
    const next =
      (await findOpenBanner(session, { behindSettings: true })) ?? (await secondLayerOf(session, open));
    const refusal = next ? wordsOf(next).findIndex((words) => kindOfButton(words) === "reject") : -1;
    const save = next ? wordsOf(next).findIndex(isSaveButton) : -1;
    const choice = refusal >= 0 ? refusal : save;
    if (next && choice >= 0) {
      // "Save" keeps what is ticked: a visitor who refuses takes the ticks out first.
      if (refusal < 0) await session.call(next.contextId, clearBoxes, next.index);
      const pressed = await pressButton(page, session, next, choice);
      const bannerGone = await waitGone(session, next, 2_500);
      return {
        pressed,
        clicks: 2,
        method: "words",
        bannerGone,
        secondLayer: wordsOf(next),
        boxes: next.boxes,
      };
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return { ...NOT_PRESSED, clicks: 1, method: "words" };
}

/**
 * What "settings" opened where its own words name no cookie any more, as where the question itself made room for it:
 * boxes on top of the page with a button that refuses or keeps what is ticked.
 */
async function secondLayerOf(session: PageSession, open: OpenBanner): Promise<OpenBanner | null> {
  const found = await findBanners(session, open.contextId, { topic: "", wholeBody: false, least: 6 });
  const index = found.findIndex(
    (one) =>
      one.overlay &&
      !one.furniture &&
      one.boxes.length > 0 &&
      one.buttons.some(({ text }) => kindOfButton(text) === "reject" || isSaveButton(text)),
  );
  const layer = found[index];
  return layer ? { ...layer, contextId: open.contextId, index } : null;
}

const place = (page: Page) => page.url().split("#", 1)[0] ?? "";

/**
 * Presses the answer that by its place and look may be the wanted one, where no words say so. Behind an answer that
 * closes nothing may lie boxes: they are cleared, and kept so.
 */
async function pressByStructure(
  page: Page,
  session: PageSession,
  open: OpenBanner,
  wanted: "reject" | "accept",
): Promise<Pressed> {
  const answer = answerFor(open, wanted);
  if (answer === null) return NOT_PRESSED;
  const before = place(page);
  const first = { ...NOT_PRESSED, method: "structure", answer };
  if (!(await pressButton(page, session, open, answer))) return first;
  const gone = await waitGone(session, open, 1_500);
  if (place(page) !== before) {
    // It led elsewhere: no answer to a question of consent.
    await page.goto(before, { waitUntil: "load", timeout: 10_000 }).catch(() => null);
    return { ...first, clicks: 1 };
  }
  if (gone) return { ...first, pressed: true, clicks: 1, bannerGone: true };
  const found = await findBanners(session, open.contextId, { topic: "", wholeBody: false });
  const index = found.findIndex(({ overlay, boxes, furniture }) => overlay && !furniture && boxes.length > 0);
  const banner = found[index];
  const next = banner && { ...banner, contextId: open.contextId, index };
  const last = next ? answerFor(next, "accept") : null;
  if (!next || last === null) return { ...first, clicks: 1 };
  await session.call(next.contextId, clearBoxes, next.index);
  const pressed = await pressButton(page, session, next, last);
  const bannerGone = await waitGone(session, next, 2_500);
  return { ...first, pressed, clicks: 2, bannerGone, secondLayer: wordsOf(next), boxes: next.boxes };
}

/** What lies behind the settings of a banner. */
export interface Settings {
  boxes: FoundBox[];
  /** They were pressed, and nothing to be seen came of it. */
  dead: boolean;
}

/** Presses "settings" and reads the boxes that were not to be seen before, wherever on the page they stand. */
export async function openSettings(page: Page, session: PageSession, open: OpenBanner): Promise<Settings> {
  const settings = open.buttons.findIndex((button) => kindOfFound(button) === "settings");
  if (settings < 0) return { boxes: [], dead: false };
  const seen = async () => {
    const read = session.contexts
      .slice(0, 40)
      .map(({ id }) => session.evaluate<FoundBox[]>(id, `(${shownBoxes})(${toldBox})`));
    return (await Promise.all(read)).flatMap((boxes) => boxes ?? []);
  };
  const before = new Set((await seen()).map(({ text }) => text));
  const fresh = async () => (await seen()).filter(({ text }) => !before.has(text));
  // The pointer rests on the button already, so that only what pressing does is new.
  const handle = { banner: open.index, button: settings };
  const at = session.isMain(open.contextId) ? await session.call(open.contextId, placeOf, handle) : null;
  if (at) await page.mouse.move(at.x, at.y);
  const [url, frames, picture] = [page.url(), page.frames().length, at ? await pictureOf(page) : null];
  const pressed = await pressButton(page, session, open, settings);
  const until = Date.now() + 3_000;
  while (Date.now() < until) {
    await new Promise((done) => setTimeout(done, 150));
    if ((await fresh()).length === 0) continue;
    // What slides in is read when all of it is there.
    await new Promise((done) => setTimeout(done, 300));
    return { boxes: await fresh(), dead: false };
  }
  const same = pressed && picture !== null && page.url() === url && page.frames().length === frames;
  return { boxes: [], dead: same && (await pictureOf(page))?.equals(picture) === true };
}

export const pictureOf = (page: Page): Promise<Buffer | null> =>
  page.screenshot({ timeout: 4_000, animations: "disabled", caret: "hide" }).catch(() => null);

/**
 * Presses a choice: by autoconsent's rules where the platform is known, else by the words on the buttons.
 * Whether the site obeys is for the facts after the reload to say.
 */
export async function pressChoice(
  page: Page,
  session: PageSession,
  autoconsent: Autoconsent,
  open: OpenBanner | null,
  wanted: "reject" | "accept",
): Promise<Pressed> {
  if (autoconsent.popup) {
    const method = `autoconsent:${autoconsent.popup.cmp}`;
    const { ok, clicks } = await autoconsent.press(wanted, 8_000);
    if (ok) {
      const bannerGone = open
        ? await waitGone(session, open, 2_500)
        : (await findOpenBanner(session)) === null;
      return { pressed: true, clicks: Math.max(clicks, 1), method, bannerGone, secondLayer: [] };
    }
    // A make that was changed, or copied: its question is still there, to be read by its words or by its build.
    const again = (await findOpenBanner(session)) ?? (await findOpenQuestion(session, { ofPlatform: true }));
    return again ? pressByWords(page, session, again, wanted) : { ...NOT_PRESSED, method };
  }
  return open ? pressByWords(page, session, open, wanted) : NOT_PRESSED;
}
