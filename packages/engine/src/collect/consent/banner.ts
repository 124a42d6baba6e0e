import type { Page } from "playwright-core";
import type { BannerFact } from "../../facts/types.ts";
import type { PageSession } from "../browser/session.ts";
import type { Autoconsent } from "./autoconsent.ts";
import { type FoundBanner, findBanners } from "./find-page.ts";
import { coverOfFrame, framesOnTop, sizeOf } from "./frames-page.ts";
import { clearBoxes, isShown, placeOf, pressByScript, shownBoxes } from "./press-page.ts";
import { answerFor, isQuestion } from "./structure.ts";
import { isLink, isSaveButton, kindOfButton, languageOf, TOPIC_SOURCE } from "./words.ts";

/** A banner on the page now, with the handles to press its buttons. */
export interface OpenBanner {
  contextId: number;
  index: number;
  text: string;
  buttons: FoundBanner["buttons"];
  boxes: FoundBanner["boxes"];
  covers: number;
  blocks: boolean;
  /** Nothing in its words says that it is about consent. */
  matter?: "unknown";
}

const wordsOf = ({ buttons }: Pick<OpenBanner, "buttons">) => buttons.map(({ text }) => text);

/** A notice that offers nothing but to close it or to set things is short and names cookies. */
const NOTICE =
  /cookie|クッキー|쿠키|küpsis|eväste|slapuk|sīkdat|kolačić|piškotk|бисквитк|куки|süti|çerez|kakor|informasjonskaps|galetes|ciastecz|คุกกี้|تعريف الارتباط|עוגיות|कुकी|کوکی|testigos de conexión|témoins/i;
const MOST_NOTICE = 700;

/** A short overlay about cookies with real buttons asks something, though nobody here reads its words. */
const asksInOwnWords = (text: string, buttons: FoundBanner["buttons"], overlay: boolean): boolean =>
  overlay &&
  text.length < MOST_NOTICE &&
  NOTICE.test(text) &&
  buttons.length < 5 &&
  buttons.some(({ text: words, look }) => kindOfButton(words) === "other" && !isLink(words) && !look.plain);

/** Questions that are put the same way, and are others: an age, a newsletter, a discount. */
const OTHER_QUESTION =
  /(?:over|under|at least|older than|über|mindestens|plus de|moins de|mayor de|menor de|maggiore di|maior de|ouder dan|满|已满)\s{0,3}(?:16|18|19|20|21)|\b(?:16|18|21) (?:years|jahre|ans|años|anni|anos|jaar)|newsletter|\d{1,2} ?% (?:off|rabatt|de réduction|de descuento|di sconto|korting|de desconto)|% オフ|할인/i;

/** How much a find looks like a banner; 0 when it is none. Behind "settings" a button that saves is a choice too. */
function scoreOf({ text, buttons, overlay, strip }: FoundBanner, behindSettings: boolean): number {
  if (OTHER_QUESTION.test(text) && !NOTICE.test(text)) return 0;
  const kinds = new Set(buttons.map((button) => kindOfButton(button.text)));
  const saves = behindSettings && buttons.some((button) => isSaveButton(button.text));
  const choice = (kinds.has("accept") ? 2 : 0) + (kinds.has("reject") ? 2 : 0) + (saves ? 2 : 0);
  const other = (kinds.has("settings") ? 1 : 0) + (kinds.has("close") ? 1 : 0);
  // A sticky header with a link to settings is no banner, nor is a footer with a word on cookies.
  const notice = overlay && other > 0 && text.length < MOST_NOTICE && NOTICE.test(text) && buttons.length < 5;
  if (choice === 0) return notice || asksInOwnWords(text, buttons, overlay) ? 1 : 0;
  // In the page itself it is one where it names cookies and offers little but to agree.
  const told = strip && text.length < MOST_NOTICE && NOTICE.test(text) && buttons.length < 5;
  return overlay || told || choice === 4 ? choice + other + (overlay ? 2 : 0) : 0;
}

/** Looks for a banner in every frame, the main one first. */
export async function findOpenBanner(
  session: PageSession,
  { behindSettings = false } = {},
): Promise<OpenBanner | null> {
  let best: { banner: OpenBanner; score: number } | null = null;
  let onTop: Awaited<ReturnType<typeof framesAbove>> | null = null;
  for (const { id } of session.contexts.slice(0, 40)) {
    const wholeBody = !session.isMain(id);
    const found = (await session.call(id, findBanners, { topic: TOPIC_SOURCE, wholeBody })) ?? [];
    // What a frame on top of the page shows lies on top of it.
    if (wholeBody && found.length > 0) onTop ??= await framesAbove(session);
    const above = wholeBody && onTop !== null && found.length > 0 && (await isAmong(session, id, onTop));
    found.forEach((one, index) => {
      const banner = above ? { ...one, overlay: true } : one;
      const score = scoreOf(banner, behindSettings);
      if (score > (best?.score ?? 0)) best = { banner: { ...banner, contextId: id, index }, score };
    });
    if (best) break;
  }
  const found = (best as { banner: OpenBanner } | null)?.banner ?? null;
  return found && covered(session, found);
}

const framesAbove = async (session: PageSession) =>
  session.main === null ? [] : ((await session.call(session.main, framesOnTop, undefined)) ?? []);

/** Is the frame of a context one of those of these sizes? */
async function isAmong(
  session: PageSession,
  id: number,
  frames: readonly { width: number; height: number }[],
): Promise<boolean> {
  const size = frames.length > 0 ? await session.call(id, sizeOf, undefined) : null;
  return frames.some((frame) => frame.width === size?.width && frame.height === size.height);
}

/** A banner in a frame covers of the page what its frame does, which only the page around it knows. */
async function covered(session: PageSession, banner: OpenBanner): Promise<OpenBanner> {
  const { main } = session;
  if (main === null || session.isMain(banner.contextId)) return banner;
  const size = await session.call(banner.contextId, sizeOf, undefined);
  const seen = size && (await session.call(main, coverOfFrame, size));
  if (!seen) return banner;
  const { covers, locked } = seen;
  return { ...banner, covers, blocks: covers > 0.85 || (locked && covers > 0.3) };
}

/**
 * Looks for a question that lies on the page in words that tell nothing of its matter. Whether it asks for consent,
 * what its answers set off has to show, unless a consent platform said that its banner is open.
 */
export async function findOpenQuestion(
  session: PageSession,
  { ofPlatform = false } = {},
): Promise<OpenBanner | null> {
  const { main } = session;
  if (main === null) return null;
  const onTop = await framesAbove(session);
  for (const { id } of session.contexts.slice(0, 20)) {
    const wholeBody = id !== main;
    if (wholeBody && !(await isAmong(session, id, onTop))) continue;
    const found = (await session.call(id, findBanners, { topic: "", wholeBody })) ?? [];
    const index = found.findIndex(
      (one) => isQuestion({ ...one, overlay: one.overlay || wholeBody }) && !OTHER_QUESTION.test(one.text),
    );
    const banner = found[index];
    if (banner)
      return covered(session, { ...banner, contextId: id, index, ...(!ofPlatform && { matter: "unknown" }) });
  }
  return null;
}

/** The banner as a fact. */
export function bannerFact(
  open: OpenBanner | null,
  cmp: string | null,
  language: string | null,
): BannerFact | null {
  if (!open && !cmp) return null;
  const text = open?.text ?? "";
  return {
    platform: cmp ?? "generic",
    text,
    buttons: (open?.buttons ?? []).map(({ text: words, look }) => ({
      text: words,
      kind: kindOfButton(words),
      layer: 1 as const,
      look,
    })),
    language: languageOf(text, language),
    ...(open && {
      boxes: open.boxes.map((box) => ({ ...box, layer: 1 as const })),
      covers: open.covers,
      blocks: open.blocks,
    }),
  };
}

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
  const settings = wordsOf(open).findIndex((words) => kindOfButton(words) === "settings");
  if (wanted === "accept" || settings < 0) return pressByStructure(page, session, open, wanted);
  await pressButton(page, session, open, settings);
  const until = Date.now() + 3_000;
  while (Date.now() < until) {
    const next = await findOpenBanner(session, { behindSettings: true });
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
  const found = (await session.call(open.contextId, findBanners, { topic: "", wholeBody: false })) ?? [];
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

export type FoundBox = FoundBanner["boxes"][number];

/** What lies behind the settings of a banner. */
export interface Settings {
  boxes: FoundBox[];
  /** They were pressed, and nothing to be seen came of it. */
  dead: boolean;
}

/** Presses "settings" and reads the boxes that were not to be seen before, wherever on the page they stand. */
export async function openSettings(page: Page, session: PageSession, open: OpenBanner): Promise<Settings> {
  const settings = wordsOf(open).findIndex((words) => kindOfButton(words) === "settings");
  if (settings < 0) return { boxes: [], dead: false };
  const seen = async () => {
    const read = session.contexts.slice(0, 40).map(({ id }) => session.call(id, shownBoxes, undefined));
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

const pictureOf = (page: Page): Promise<Buffer | null> =>
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
    const again = await findOpenBanner(session);
    return again ? pressByWords(page, session, again, wanted) : { ...NOT_PRESSED, method };
  }
  return open ? pressByWords(page, session, open, wanted) : NOT_PRESSED;
}
