import type { BrowserContext } from "playwright-core";
import type { Coverage, LinkFact, PassFacts, PolicyFact } from "../facts/types.ts";
import { languageOf } from "./consent/words.ts";

const MOST_TEXT = 200_000;
const MOST_POLICIES = 3;

/** How links to privacy policies and cookie notices read, in nine languages. */
const PRIVACY_TEXT =
  /privacy|data protection|personal (?:data|information)|隐私|隱私|个人信息保护|datenschutz|confidentialit|vie privée|données personnelles|privacidad|protección de datos|protezione dei dati|informativa|privacidade|proteção de dados|プライバシー|個人情報|개인정보/i;
const COOKIE_TEXT =
  /cookie (?:policy|notice|statement)|cookies? 政策|cookie声明|cookie-richtlinie|cookie-hinweis|politique (?:de|relative aux) cookies|gestion des cookies|política de cookies|cookie policy|informativa (?:sui )?cookie|クッキーポリシー|쿠키 정책/i;
const PRIVACY_PATH =
  /privacy|datenschutz|privacidad|privacidade|confidentialite|vie-privee|yinsi|gdpr|data-protection/i;

function scoreOf({ href, text, inFooter }: LinkFact): number {
  const path = URL.canParse(href) ? new URL(href).pathname : "";
  const said =
    (PRIVACY_TEXT.test(text) ? 4 : 0) + (COOKIE_TEXT.test(text) ? 2 : 0) + (PRIVACY_PATH.test(path) ? 2 : 0);
  // "Your privacy choices" and settings lead to controls, not to a policy.
  const control = /choices|settings|preferences|einstellungen|设置|設定|설정/i.test(text) ? 3 : 0;
  return said === 0 ? 0 : said - control + (inFooter ? 1 : 0);
}

/** Links that lead to a policy, likeliest first, each address once. */
export function policyLinks(links: readonly LinkFact[]): LinkFact[] {
  const best = new Map<string, { link: LinkFact; score: number }>();
  for (const link of links) {
    const score = scoreOf(link);
    const address = link.href.split("#", 1)[0] ?? link.href;
    if (score > 0 && score > (best.get(address)?.score ?? 0))
      best.set(address, { link: { ...link, href: address }, score });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_POLICIES)
    .map(({ link }) => link);
}

/** Runs in the page: its main part where that is marked and long enough to be the policy, else all of it. */
function readText(): { text: string; language: string | null } {
  const parts = [document.querySelector<HTMLElement>("main,article,[role=main]"), document.body];
  // biome-ignore lint/performance/useDomNodeTextContent: a policy is what a visitor can read
  const texts = parts.map((part) => part?.innerText ?? "");
  return {
    text: texts.find((text) => text.length > 200) ?? texts[1] ?? "",
    language: document.documentElement.lang || null,
  };
}

async function readPolicy(context: BrowserContext, { href, text }: LinkFact): Promise<PolicyFact> {
  const page = await context.newPage();
  try {
    const response = await page.goto(href, { waitUntil: "load", timeout: 12_000 });
    await page.waitForLoadState("networkidle", { timeout: 1_500 }).catch(() => null);
    const read = await page.evaluate(readText);
    const words = read.text.slice(0, MOST_TEXT);
    return {
      url: page.url(),
      status: response?.status() ?? 0,
      linkText: text,
      text: words,
      language: read.language ?? languageOf(words.slice(0, 4_000), null),
    };
  } catch {
    return { url: href, status: 0, linkText: text, text: "", language: null };
  } finally {
    await page.close().catch(() => null);
  }
}

/** Opens the policies a page links to, in the browser that is already open, and takes their text. */
export async function collectPolicies(
  context: BrowserContext,
  links: PassFacts["links"],
): Promise<{ policies: PolicyFact[]; coverage: Coverage }> {
  const found = policyLinks(links);
  const policies = await Promise.all(found.map((link) => readPolicy(context, link)));
  const unread = policies.length > 0 && policies.every(({ status }) => status === 0);
  return {
    policies,
    coverage: { collector: "policy", complete: !unread, reason: unread ? "policy_unreadable" : null },
  };
}
