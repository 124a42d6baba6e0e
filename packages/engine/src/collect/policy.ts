import type { BrowserContext, Page } from "playwright-core";
import type { Coverage, LinkFact, PassFacts, PolicyFact } from "../facts/types.ts";
import { hostOf, siteOf } from "../knowledge/domains.ts";
import { isOfAnother, PRIVACY_WORDS } from "../knowledge/policy-words.ts";
import { vendorLookup } from "../knowledge/vendors.ts";
import { ROUTE } from "./browser/more-pages.ts";
import { languageOf } from "./consent/words.ts";
import { type ProbeOptions, probeFile } from "./http.ts";
import { maskUrl } from "./mask.ts";
import { notPage, sketchOf } from "./page-kind.ts";
import { textOfPdf } from "./pdf.ts";

const vendors = vendorLookup([]);
const MOST_TEXT = 200_000;
const MOST_POLICIES = 4;
const MOST_FILE = 8_000_000;

/** How links to cookie notices read. */
const COOKIE_TEXT =
  /cookie (?:policy|notice|statement)|cookies? 政策|cookie声明|cookie-richtlinie|cookie-hinweis|politique (?:de|relative aux) cookies|gestion des cookies|política de cookies|informativa (?:sui )?cookie|cookie-?(?:szabályzat|tájékoztató)|zásady (?:používání )?cookies?|politica (?:de |privind )?cookie|cookie-?(?:politik|ohjelma|käytäntö|käytännöt)|retningslinjer for (?:cookies|informasjonskapsler)|informasjonskapsler|evästekäytän|πολιτική cookies?|çerez (?:politikası|bildirimi)|файлы? cookie|політика (?:щодо )?cookie|политика (?:за )?(?:бисквитки|cookie)|politika kolačića|piškotk|kebijakan cookie|chính sách cookie|سياسة ملفات تعريف الارتباط|מדיניות (?:עוגיות|קוקיז)|นโยบายคุกกี้|クッキーポリシー|쿠키 정책/i;
/** The bare word for cookies, which in a footer leads to what is told of them. */
const COOKIE_WORD =
  /^(?:(?:about|our|use of|all about|über|unsere|zu|à propos des|nos|les|sobre|sobre las|uso de|nuestras|acerca de|sui|uso dei|i nostri|os nossos|over|onze|o|informacje o|om|tietoa|o)\s)?(?:(?:the |die |los |las |i |de )?cookies?|cookie-k|cookie'?s|evästeet|evästeistä|kakor(?:na)?|sütik(?:ről)?|ciastecz\S{1,4}|plik\S{1,3} cookies?|soubor\S{1,2} cookies?|informasjonskapsler|vafrakökur|kolačići(?:ma)?|piškotki(?:h)?|бисквитки(?:те)?|файлы cookie|файли cookie|çerezler|küpsised|sīkdatnes|slapukai|galetes|クッキー|쿠키|คุกกี้|ملفات تعريف الارتباط|עוגיות)$/i;
const PRIVACY_PATH =
  /privacy|datenschutz|rodo(?:$|[/.-])|dsgvo|rgpd|lgpd|donnees-personnelles|dados-pessoais|datos-personales|persoonsgegevens|privacidad|privacidade|confidentialite|vie-privee|yinsi|gdpr|data-protection|confidentialitate|adatvedel|adatkezel|soukromi|osobni-udaj|ochrana-osobn|privatnost|zasebnost|personvern|privatliv|persondata|tietosuoja|integritet|prywatnosc|gizlilik|kvkk|privasi|bao-mat|privaatsus|privatum|privadesa/i;

/** Of a link that says no more than that word. */
const BARE = 0.5;

function scoreOf({ href, text, inFooter }: LinkFact): number {
  const path = URL.canParse(href) ? new URL(href).pathname : "";
  const said =
    (PRIVACY_WORDS.test(text) ? 4 : 0) + (COOKIE_TEXT.test(text) ? 2 : 0) + (PRIVACY_PATH.test(path) ? 2 : 0);
  // "Your privacy choices" and settings lead to controls, not to a policy.
  // What is sold as a biscuit is no notice: the bare word counts in a footer alone.
  const bare = said === 0 && inFooter && COOKIE_WORD.test(text.trim().replace(/\s+/g, " "));
  if (bare) return BARE;
  const control = /choices|settings|preferences|einstellungen|设置|設定|설정/i.test(text) ? 3 : 0;
  return said === 0 ? 0 : said - control + (inFooter ? 1 : 0);
}

const withoutMark = (url: string) => url.split("#", 1)[0] ?? url;

/**
 * Links that lead to a policy, likeliest first, each address once. On the page itself its mark counts: it may name
 * the part that is the policy, and a link without one leads nowhere.
 */
export function policyLinks(links: readonly LinkFact[], pageUrl = ""): LinkFact[] {
  const best = new Map<string, { link: LinkFact; score: number }>();
  for (const link of links) {
    const score = scoreOf(link);
    const here = withoutMark(link.href) === withoutMark(pageUrl);
    if (here && !/#(?:!?\/)?[^/!]./.test(link.href)) continue;
    // The policy of a tool on the page is not the site's.
    if (siteOf(hostOf(link.href)) !== siteOf(hostOf(pageUrl)) && isOfAnother(link.href, vendors)) continue;
    const address = here ? link.href : withoutMark(link.href);
    if (score > 0 && score > (best.get(address)?.score ?? 0))
      best.set(address, { link: { ...link, href: address }, score });
  }
  // What is told of cookies belongs to a policy, and is none by itself.
  if ([...best.values()].every(({ score }) => score === BARE)) return [];
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_POLICIES)
    .map(({ link }) => link);
}

interface ReadText {
  text: string;
  /** Of the whole page, its menus too. */
  whole: string;
  /** Words of the whole page, for telling whether it is the policy at all. */
  title: string;
  heading: string;
  links: number;
  hasPassword: boolean;
  /** Is a picture or a file of some size all there is to read? */
  pictured: boolean;
  language: string | null;
}

/**
 * Runs in the page: opens what is folded, then takes its main part where that is marked and long enough to
 * be the policy, else all of it.
 */
export function readText(): ReadText {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const marked = document.querySelectorAll<HTMLElement>(
    "[role=tabpanel],[hidden],[aria-hidden=true],[class*=accordion],[class*=collapse],[class*=tab],[class*=panel],[class*=content]",
  );
  const MENU = "nav,header,footer,dialog,[role=dialog],[role=alertdialog],[role=menu],[role=navigation]";
  const isText = (part: HTMLElement | null | undefined): part is HTMLElement =>
    part !== null &&
    part !== undefined &&
    !part.closest(MENU) &&
    !/^(?:SCRIPT|STYLE|TEMPLATE)$/.test(part.tagName);
  // What a button or a heading opens: it says so, or stands right after it.
  const openers = [
    ...document.querySelectorAll<HTMLElement>("button,[role=button],[aria-expanded],dt,h2,h3,h4,h5"),
  ]
    .slice(0, 400)
    .filter(isText);
  const opened = openers.flatMap((opener) => {
    const named = opener.getAttribute("aria-controls")?.split(/\s+/) ?? [];
    const next = [opener, opener.parentElement].map((one) => one?.nextElementSibling as HTMLElement | null);
    return [...named.map((id) => document.getElementById(id)), ...next].filter(isText);
  });
  for (const folded of new Set([...marked, ...opened])) {
    if (getComputedStyle(folded).display === "none" && (folded.textContent ?? "").trim().length > 40) {
      folded.hidden = false;
      folded.style.setProperty("display", "block", "important");
    }
    const { maxHeight, height, overflowY, visibility } = getComputedStyle(folded);
    if (overflowY === "hidden" && (maxHeight === "0px" || height === "0px")) {
      folded.style.setProperty("max-height", "none", "important");
      folded.style.setProperty("height", "auto", "important");
    }
    if (visibility === "hidden") folded.style.setProperty("visibility", "visible", "important");
  }
  // biome-ignore lint/performance/useDomNodeTextContent: a policy is what a visitor can read
  const readable = (part: HTMLElement | null) => part?.innerText ?? "";
  const frames = [...document.querySelectorAll("iframe")].map((frame) => {
    try {
      return readable(frame.contentDocument?.body ?? null);
    } catch {
      return "";
    }
  });
  const shadows = [...document.querySelectorAll("*")]
    .slice(0, 20_000)
    .flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.children ?? [])].map((child) => readable(child as HTMLElement)),
    );
  /** The part of the page that its address names, opened; null where there is none of some length. */
  const partNamed = (): string | null => {
    const named =
      location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    for (let at = named; at && at !== document.body; at = at.parentElement) {
      if ((at.textContent ?? "").trim().length < 200) continue;
      at.hidden = false;
      at.style.setProperty("display", "block", "important");
      at.style.setProperty("visibility", "visible", "important");
      return readable(at) || (at.textContent ?? "").trim();
    }
    return null;
  };
  const part = partNamed();
  const main = part ?? readable(document.querySelector<HTMLElement>("main,article,[role=main]"));
  const whole = [readable(document.body), ...frames, ...shadows].join("\n").trim();
  const password = document.querySelector("input[type=password]") !== null;
  return {
    // A part that the address names stands for itself, however much else is on the page.
    text: part || (main.length > 200 && main.length > whole.length * 0.4) ? main : whole,
    whole: readable(document.body).slice(0, 12_000),
    title: document.title,
    heading: readable(document.querySelector<HTMLElement>("h1,h2")),
    links: document.links.length,
    hasPassword: password,
    pictured: [...document.querySelectorAll("img,svg,canvas,object,embed,iframe")].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 300 && height > 300;
    }),
    language: document.documentElement.lang || null,
  };
}

/** A policy that a browser does not show as a page: a PDF, or plain text that it would save. */
async function readFile(
  probes: ProbeOptions,
  href: string,
): Promise<Pick<PolicyFact, "url" | "status" | "text" | "format"> | null> {
  try {
    const { status, type, body, url } = await probeFile(probes, new URL(href), MOST_FILE);
    if (/pdf/i.test(type) || body.subarray(0, 5).toString("latin1") === "%PDF-")
      return { url, status, text: await textOfPdf(body), format: "pdf" };
    if (/^text\/(?!html)|markdown|octet-stream/i.test(type))
      return { url, status, text: body.toString("utf8"), format: "text" };
    return null;
  } catch {
    return null;
  }
}

/** Does the page show the same text at its start as at the route that was opened? Then the route leads nowhere. */
async function isStart(page: Page, text: string): Promise<boolean> {
  await page.evaluate(() => {
    location.hash = location.hash.startsWith("#!") ? "#!/" : "#/";
  });
  await page.waitForTimeout(300);
  return (await page.evaluate(readText)).text === text;
}

async function readPolicy(
  context: BrowserContext,
  { href, text }: LinkFact,
  probes: ProbeOptions,
  { startText, startUrl }: { startText: string; startUrl: string },
): Promise<PolicyFact> {
  if (/\.(?:pdf|md|markdown|txt)(?:$|[?#])/i.test(href)) {
    const file = await readFile(probes, href);
    if (file) return fromFile(file, text);
  }
  const page = await context.newPage();
  try {
    const response = await page.goto(href, { waitUntil: "load", timeout: 12_000 });
    await page.waitForLoadState("networkidle", { timeout: 1_500 }).catch(() => null);
    const read = await page.evaluate(readText);
    const url = page.url();
    const leadsNowhere = ROUTE.test(href) && (await isStart(page, read.text));
    const words = leadsNowhere ? "" : read.text.slice(0, MOST_TEXT);
    if (words.trim().length < FEW_LETTERS && read.pictured)
      return {
        url: maskUrl(url),
        status: response?.status() ?? 0,
        linkText: text,
        text: "",
        language: read.language,
        notPage: "picture",
      };
    if (isSameText(read.whole, startText) && withoutMark(url) !== withoutMark(startUrl))
      return {
        url: maskUrl(url),
        status: response?.status() ?? 0,
        linkText: text,
        text: words,
        language: read.language,
        notPage: "start_page",
      };
    const kind = notPage({
      ...read,
      status: response?.status() ?? null,
      text: words,
      textLength: words.length,
      media: 1,
      headers: Object.keys(response?.headers() ?? {}),
      scripts: [],
      path: new URL(url).pathname,
    });
    return {
      url: maskUrl(url),
      status: response?.status() ?? 0,
      linkText: text,
      text: words,
      language: read.language ?? languageOf(words.slice(0, 4_000), null),
      ...(kind && { notPage: kind }),
    };
  } catch {
    const file = await readFile(probes, href);
    return file ? fromFile(file, text) : { url: href, status: 0, linkText: text, text: "", language: null };
  } finally {
    await page.close().catch(() => null);
  }
}

export function fromFile(
  file: Pick<PolicyFact, "url" | "status" | "text" | "format">,
  linkText: string,
): PolicyFact {
  const text = file.text.replaceAll("\u0000", "").slice(0, MOST_TEXT);
  return {
    ...file,
    url: maskUrl(file.url),
    linkText,
    text,
    language: languageOf(text.slice(0, 4_000), null),
    // A file whose pages are pictures, or whose letters cannot be told, can be read by a person.
    ...(file.format === "pdf" && text.trim().length < FEW_LETTERS && { notPage: "picture" }),
  };
}

/** Fewer letters than this are no text to read. */
const FEW_LETTERS = 40;
/** Of the words of two pages that are one, so many are in both. */
const SAME = 0.95;

/** Do two pages show the same words? Links of the one that is open may be marked in other ways. */
function isSameText(left: string, right: string): boolean {
  const [words, others] = [sketchOf(left, []), sketchOf(right, [])];
  const both = [...words].filter((word) => others.has(word)).length;
  return words.size > FEW_WORDS && both >= SAME * Math.max(words.size, others.size);
}
const FEW_WORDS = 8;

/** Opens the policies a page links to, in the browser that is already open, and takes their text. */
export async function collectPolicies(
  context: BrowserContext,
  { links, finalUrl }: Pick<PassFacts, "links" | "finalUrl">,
  probes: ProbeOptions,
  startText: string,
): Promise<{ policies: PolicyFact[]; coverage: Coverage }> {
  const found = policyLinks(links, finalUrl);
  const start = { startText, startUrl: finalUrl };
  const policies = await Promise.all(found.map((link) => readPolicy(context, link, probes, start)));
  const none = (is: (policy: PolicyFact) => boolean) => policies.length > 0 && policies.every(is);
  const reason = none(({ status }) => status === 0)
    ? "policy_unreadable"
    : none(({ notPage: kind }) => kind === "picture")
      ? "policy_picture"
      : null;
  return { policies, coverage: { collector: "policy", complete: reason === null, reason } };
}
