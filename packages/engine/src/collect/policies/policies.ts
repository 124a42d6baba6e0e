import type { BrowserContext, Page } from "playwright-core";
import type { Coverage, LinkFact, PassFacts, PolicyFact } from "../../facts/types.ts";
import { ROUTE } from "../browser/more-pages.ts";
import { languageOf } from "../consent/language.ts";
import { type ProbeOptions, probeFile } from "../http.ts";
import { maskUrl } from "../mask.ts";
import { notPage, sketchOf } from "../page-kind.ts";
import { textOfPdf } from "../pdf.ts";
import { policyLinks, withoutMark } from "./links.ts";
import { readText } from "./read-text.ts";

const MOST_TEXT = 200_000;
const MOST_FILE = 8_000_000;

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
