import type { BannerFact } from "../../facts/types.ts";
import { isPaid } from "../../knowledge/paid.ts";
import type { PageSession } from "../browser/session.ts";
import { type FoundBanner, findBanners } from "./find/find.ts";
import { coverOfFrame, framesOnTop, sizeOf } from "./frames-page.ts";
import { languageOf } from "./language.ts";
import { promisesReading } from "./reading-words.ts";
import { isQuestion } from "./structure.ts";
import { type ButtonKind, isLink, isSaveButton, kindOfButton, TOPIC_SOURCE, WITH_ADS } from "./words.ts";

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

export const wordsOf = ({ buttons }: Pick<OpenBanner, "buttons">) => buttons.map(({ text }) => text);

/** A notice that offers nothing but to close it or to set things is short and names cookies. */
const NOTICE =
  /cookie|クッキー|쿠키|küpsis|eväste|slapuk|sīkdat|kolačić|piškotk|бисквитк|куки|süti|çerez|kakor|informasjonskaps|galetes|ciastecz|คุกกี้|(?:تعريف|ملفات) الارتباط|الكوكي|עוגיות|कुकी|کوکی|testigos de conexión|témoins/i;
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
    const found = await findBanners(session, id, { topic: TOPIC_SOURCE, wholeBody });
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
  const found =
    (best as { banner: OpenBanner } | null)?.banner ?? (behindSettings ? null : await findDoor(session));
  return found && covered(session, found);
}

/** Nothing longer, and nothing with more ways on, is a door. */
const DOOR = { text: 1_200, buttons: 10 };

/**
 * A page that is nothing but the question: who comes agrees, or pays. It lies on no page, for behind it is none.
 */
async function findDoor(session: PageSession): Promise<OpenBanner | null> {
  const { main } = session;
  if (main === null) return null;
  const found = await findBanners(session, main, { topic: TOPIC_SOURCE, wholeBody: true });
  const index = found.findIndex((one) => one.whole && isDoor(one));
  const banner = found[index];
  return banner ? { ...banner, contextId: main, index, covers: 1, blocks: true } : null;
}

/** Is all there is to press an agreement, a price, and what is to be read of either? A site has menus, fields, more. */
export function isDoor({
  text,
  buttons,
  boxes,
  furniture,
}: Pick<FoundBanner, "text" | "buttons" | "boxes" | "furniture">): boolean {
  if (furniture || text.length > DOOR.text || buttons.length > DOOR.buttons || boxes.length > 0) return false;
  if (OTHER_QUESTION.test(text) && !NOTICE.test(text)) return false;
  const kinds = buttons.map((button) => kindOfFound(button));
  if (!kinds.includes("accept") || kinds.includes("reject")) return false;
  // What is asked stands beside what is pressed: a link to a notice asks nothing.
  const asked = buttons.reduce((rest, button) => rest.replace(button.text, " "), text);
  const costs = buttons.some((button, at) => kinds[at] !== "accept" && isPaid(button.text));
  return NOTICE.test(asked) ? costs || buttons.length < 5 : costs && FOLLOWED.test(asked);
}
const FOLLOWED = new RegExp(WITH_ADS, "i");

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
    const found = await findBanners(session, id, { topic: "", wholeBody });
    const index = found.findIndex(
      (one) => isQuestion({ ...one, overlay: one.overlay || wholeBody }) && !OTHER_QUESTION.test(one.text),
    );
    const banner = found[index];
    if (banner)
      return covered(session, { ...banner, contextId: id, index, ...(!ofPlatform && { matter: "unknown" }) });
  }
  return null;
}

/** What a button does by its words. A link to another page that promises something to read leads to no settings. */
export const kindOfFound = ({ text, leads }: FoundBanner["buttons"][number]): ButtonKind =>
  leads && promisesReading(text) ? "other" : kindOfButton(text);

/** The banner as a fact. */
export function bannerFact(
  open: OpenBanner | null,
  cmp: string | null,
  language: string | null,
  frameHost: string | null = null,
): BannerFact | null {
  if (!open && !cmp) return null;
  const text = open?.text ?? "";
  return {
    ...(frameHost && { frameHost }),
    platform: cmp ?? "generic",
    text,
    buttons: (open?.buttons ?? []).map((button) => ({
      text: button.text,
      kind: kindOfFound(button),
      layer: 1 as const,
      look: button.look,
    })),
    language: languageOf(text, language),
    ...(open && {
      boxes: open.boxes.map((box) => ({ ...box, layer: 1 as const })),
      covers: open.covers,
      blocks: open.blocks,
    }),
  };
}
