import type { NextPage } from "./more-pages.ts";
import { kindOfWords, LEGAL, NEVER } from "./more-pages.ts";
import type { PageSession } from "./session.ts";

/** A control without an address that may lead to another page of an application of one page. */
export interface Control {
  words: string;
  /** It stands among the ways through the site. */
  inNav: boolean;
}

/** Runs in our own world: lists such controls, or presses the one of these words; what it returns are those, or that one. */
function controlsOf(press: string | null): Control[] {
  const asked =
    "button,[role=button],[role=link],[role=menuitem],a:not([href]),a[href='#'],a[href^='javascript:']";
  const ways =
    "nav,header,[role=navigation],[role=menubar],:is([class*=nav i],[class*=menu i]):not(html,body)";
  const fields = "input:not([type=hidden]),textarea,select,[contenteditable='true'],[contenteditable='']";
  const found: [HTMLElement, Control][] = [];
  const banners = (globalThis as unknown as { found?: { element: Element }[] }).found ?? [];
  /** It belongs to a question that lies over the page, which is not to be answered in passing. */
  const asks = (element: Element): boolean => {
    if (banners.some((banner) => banner.element.contains(element))) return true;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      // A header that stays in view is no question, though a link in it names the policy.
      if (
        !at.matches("nav,header,[role=navigation],[role=menubar]") &&
        /fixed|sticky|absolute/.test(getComputedStyle(at).position) &&
        /cookie|consent|gdpr|rgpd|dsgvo|datenschutz|privacy|privacid|confidential|クッキー|쿠키|куки|隐私|同意/i.test(
          `${at.id} ${at.className} ${(at.textContent ?? "").slice(0, 3_000)}`,
        )
      )
        return true;
    return false;
  };
  /** It stands beside a field, as what sends or clears it does, with or without a form around both. */
  const ofField = (element: HTMLElement): boolean => {
    if ((element as HTMLButtonElement).form) return true;
    let at = element.parentElement;
    for (let up = 0; at && up < 3 && !at.matches("nav,header,main,body"); up += 1, at = at.parentElement)
      if (at.querySelector(fields)) return true;
    return false;
  };
  const look = (element: HTMLElement, inNav: boolean) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in a control is not said
    const words = element.innerText.trim().replace(/\s+/g, " ");
    if (words.length < 2 || words.length > 40 || found.some(([, known]) => known.words === words)) return;
    // What opens a part of this page, belongs to a form or asks something leads nowhere.
    if (
      element.matches("[aria-expanded],[aria-haspopup],[aria-pressed],[popovertarget],[commandfor],:disabled")
    )
      return;
    if (
      element.closest(
        "form,dialog,[role=dialog],[role=alertdialog],[aria-modal],a[href]:not([href='#'],[href^='javascript:'])",
      )
    )
      return;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    if (ofField(element) || asks(element)) return;
    found.push([element, { words, inNav }]);
  };
  for (const element of [...document.querySelectorAll<HTMLElement>(asked)].slice(0, 200))
    look(element, element.closest(ways) !== null);
  // A router may listen to anything: among the ways through the site a hand over it says that it can be pressed.
  for (const element of [
    ...document.querySelectorAll<HTMLElement>(":is(nav,header,[role=navigation]) :is(li,span,div)"),
  ].slice(0, 200))
    if (element.childElementCount === 0 && getComputedStyle(element).cursor === "pointer")
      look(element, true);
  if (press === null) return found.map(([, control]) => control).slice(0, 60);
  const [element, control] = found.find(([, { words }]) => words === press) ?? [];
  // What was typed stays until a page is left; a press must not hand it in.
  const { fields: typed = [] } = globalThis as unknown as { fields?: HTMLElement[] };
  for (const field of typed) {
    if ("value" in field) Reflect.set(field, "value", "");
    else field.textContent = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  element?.click();
  return control ? [control] : [];
}

/** What is pressed to do something, and not to go somewhere. */
const DOES =
  /accept|agree|allow|reject|decline|dismiss|\bok\b|close|menu|search|\bdark\b|theme|language|sign ?out|log ?out|\badd\b|\bbuy\b|\bpay\b|order now|checkout|remove|\bsend\b|submit|subscribe|\bfollow\b|\breport\b|\bsave\b|download|share|print|\bplay\b|\bnext\b|previous|\blike\b|akzeptier|zustimm|ablehn|schlie(?:ß|ss)en|suche|kaufen|senden|speichern|abonnier|\bmelden\b|accepter|refuser|fermer|rechercher|acheter|envoyer|abonner|signaler|aceptar|rechazar|cerrar|buscar|comprar|enviar|suscrib|denunciar|accett|rifiut|chiudi|cerca|acquista|invia|aceitar|rejeitar|fechar|assinar|akcept|odrzu|zamknij|szukaj|kup\b|wyślij|\bkoop\b|bestel|verzend|zoeken|sluit|köp\b|kjøp\b|\bkøb\b|skicka|\bosta\b|lähetä|купить|отправить|заказать|корзин|закрыть|поиск|satın al|sepete|gönder|kapat|اشتر|إرسال|أرسل|شراء|同意|接受|拒绝|关闭|搜索|购买|提交|发送|订阅|举报|投诉|加入购物车|同意する|閉じる|検索|送信|購入|동의|거부|닫기|검색|구매|보내기|구독|신고/i;

/** So many controls are pressed to find pages, at most. */
const MOST_PRESSES = 4;

/** Of the controls of a page those to press: who asks for something and what is offered first, then the other ways in their order. */
export function routesAmong(controls: readonly Control[], url: string): NextPage[] {
  const able = controls.filter(({ words }) => !DOES.test(words) && !LEGAL.test(words) && !NEVER.test(words));
  const told = able.flatMap(({ words }) => {
    const kind = kindOfWords(words);
    return kind ? [{ url, kind, press: words }] : [];
  });
  const asking = told.filter(({ kind }) => kind === "contact" || kind === "sign_up");
  const offered = told.filter((page) => !asking.includes(page));
  const others = able
    .filter(({ words, inNav }) => inNav && !told.some(({ press }) => press === words))
    .map(({ words }): NextPage => ({ url, kind: "other", press: words }));
  const [first, ...further] = asking;
  const [offer, ...offers] = offered;
  return [first, offer, ...further.slice(0, 1), ...others, ...offers, ...further.slice(1)]
    .filter((page) => page !== undefined)
    .slice(0, MOST_PRESSES);
}

/** Pages that a script may draw when controls of the open page are pressed, likely ones first. */
export async function findRoutes(session: PageSession, url: string): Promise<NextPage[]> {
  const { main } = session;
  const controls = main === null ? null : await session.call(main, controlsOf, null as string | null);
  return routesAmong(controls ?? [], url);
}

/** Presses the control of these words; false where there is none. */
export async function pressRoute(session: PageSession, words: string): Promise<boolean> {
  const { main } = session;
  const pressed = main === null ? null : await session.call(main, controlsOf, words as string | null);
  return (pressed ?? []).length > 0;
}
