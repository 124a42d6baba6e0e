import type { Page } from "playwright-core";
import { CANARY, type CanaryKind } from "../personal/canary.ts";
import type { PageSession } from "./session.ts";

/** Runs in our own world: goes down the page in steps and back, as who reads does, and down what scrolls within it. */
async function scrollThrough(): Promise<void> {
  const pause = () => new Promise((done) => setTimeout(done, 30));
  const through = async (scroller: Element) => {
    const height = Math.min(scroller.scrollHeight, 12_000);
    const most = Math.max(innerHeight, height / 8);
    for (let top = 0, step = 0; top < height && step < 8; step += 1, top += most) {
      scroller.scrollTo({ top, behavior: "instant" });
      await pause();
    }
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: "instant" });
    await pause();
    scroller.scrollTo({ top: 0, behavior: "instant" });
  };
  await through(document.scrollingElement ?? document.documentElement);
  // Many a page is as high as the window and has its contents scroll in a part of it.
  const inner = [...document.querySelectorAll("body,main,section,article,div")].filter(
    (part) =>
      part !== document.scrollingElement &&
      part.clientHeight > innerHeight / 2 &&
      part.clientWidth > innerWidth / 2 &&
      part.scrollHeight > part.clientHeight + 100 &&
      /auto|scroll/.test(getComputedStyle(part).overflowY),
  );
  for (const part of inner.slice(0, 3)) await through(part);
}

/** Runs in our own world: a place where a press does nothing but be a press. */
function neutralPlace(): { x: number; y: number } | null {
  const world = globalThis as unknown as { found?: { element: Element }[] };
  for (const x of [0.02, 0.98, 0.5, 0.25])
    for (const y of [0.35, 0.5, 0.2, 0.65]) {
      const at = { x: Math.round(innerWidth * x), y: Math.round(innerHeight * y) };
      const hit = document.elementFromPoint(at.x, at.y);
      if (!hit || getComputedStyle(hit).cursor === "pointer") continue;
      if (
        hit.closest(
          "a,button,input,select,textarea,label,summary,iframe,video,[role=button],[onclick],[role=dialog]",
        )
      )
        continue;
      if (world.found?.some(({ element }) => element.contains(hit))) continue;
      return at;
    }
  return null;
}

/** Runs in our own world: fields a visitor could type into, by what they ask for. */
function findFields(): CanaryKind[] {
  const world = globalThis as unknown as { fields: HTMLInputElement[] };
  world.fields = [];
  const kinds: CanaryKind[] = [];
  const wanted =
    "input:not([type]),input[type=text],input[type=search],input[type=email],input[type=tel],input[type=password],textarea,[contenteditable='' i],[contenteditable=true i],[contenteditable=plaintext-only i]";
  const roots: (Document | ShadowRoot)[] = [document];
  for (let at = 0; at < roots.length && at < 100; at += 1)
    for (const element of roots[at]?.querySelectorAll("*") ?? [])
      if (element.shadowRoot && roots.length < 100) roots.push(element.shadowRoot);
  for (const field of roots.flatMap((root) => [...root.querySelectorAll<HTMLInputElement>(wanted)])) {
    const { width, height } = field.getBoundingClientRect();
    if (width < 20 || height < 8 || field.disabled || field.readOnly || kinds.length >= 5) continue;
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // A builder of forms names fields by numbers: then what they ask for stands in the label alone.
    const label = field.labels?.[0]?.textContent?.slice(0, 80) ?? "";
    const said = `${field.type} ${field.name} ${field.id} ${field.placeholder ?? field.dataset.placeholder} ${field.autocomplete} ${field.getAttribute("aria-label") ?? ""} ${label}`;
    const asked =
      /e-?mail|(?<![a-z])e-?post(?!al)|courriel|correo|mejl|sähköposti|sahkoposti|邮箱|邮件|電郵|电邮|信箱|メール|이메일|почт|пошт|имейл|ηλεκτρονικ|อีเมล|البريد|דוא|ईमेल/i.test(
        said,
      )
        ? "email"
        : /phone|\btel\b|mobile|handy|téléphone|telefon|telefoon|m[oó]vil|celular|cellulare|puhelin|手机|手機|电话|電話|전화|휴대|телефон|τηλ[εέ]φ|โทร|هاتف|טלפון|मोबाइल/i.test(
              said,
            )
          ? "phone"
          : "word";
    const kind = field.type === "password" ? "password" : asked;
    if (kinds.filter((one) => one === kind).length >= 2) continue;
    world.fields.push(field);
    kinds.push(kind);
  }
  return kinds;
}

/** Runs in our own world: puts the cursor into a field. */
function focusField(index: number): boolean {
  const field = (globalThis as unknown as { fields: HTMLInputElement[] }).fields[index];
  field?.focus({ preventScroll: true });
  return field?.matches(":focus") === true;
}

/** Runs in our own world: leaves a field; what was typed stays in it, as with who goes away without sending it. */
function leaveField(index: number): void {
  const field = (globalThis as unknown as { fields: HTMLInputElement[] }).fields[index];
  field?.blur();
}

/** Types key by key, without waiting for each. */
async function type({ cdp }: PageSession, text: string): Promise<void> {
  await Promise.all(
    [...text].flatMap((key) => {
      // Codes of letters and digits are their keys'; that of a full stop would be the one of "Delete".
      const code = /[a-z0-9]/i.test(key) ? { windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) } : {};
      return [
        cdp.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key, ...code }),
        cdp.send("Input.dispatchKeyEvent", { type: "keyUp", key, ...code }),
      ];
    }),
  );
}

/** Most fields that are typed into on a page, and frames that are looked through for them. */
const MOST_FIELDS = 5;
const MOST_FRAMES = 6;

/** Types into the fields of the page and of its frames; says into how many. */
async function typeCanaries(session: PageSession): Promise<number> {
  let typed = 0;
  for (const { id } of session.contexts.slice(0, MOST_FRAMES)) {
    const kinds = (await session.call(id, findFields, undefined)) ?? [];
    for (const [index, kind] of kinds.entries()) {
      if (typed >= MOST_FIELDS || (await session.call(id, focusField, index)) !== true) continue;
      await type(session, CANARY[kind]);
      await session.call(id, leaveField, index);
      typed += 1;
    }
  }
  return typed;
}

/** Into how many fields was typed, and between which moments of the clock. */
export interface Typing {
  fields: number;
  from: number;
  to: number;
}

/**
 * What a visitor does on a page: moves, scrolls, presses a place where nothing is, types and sends nothing.
 * The same in every visit, so that visits can be compared.
 */
export async function interact(page: Page, session: PageSession): Promise<Typing | null> {
  const { main } = session;
  if (main === null) return null;
  try {
    await page.mouse.move(420, 260, { steps: 3 });
    await page.mouse.wheel(0, 600);
    await session.call(main, scrollThrough, undefined);
    const place = await session.call(main, neutralPlace, undefined);
    if (place) await page.mouse.click(place.x, place.y);
    await page.keyboard.press("Shift");
    const from = Date.now();
    const fields = await typeCanaries(session);
    return { fields, from, to: Date.now() };
  } catch {
    // The page went away under the hand: what it asked for is recorded all the same.
    return null;
  }
}
