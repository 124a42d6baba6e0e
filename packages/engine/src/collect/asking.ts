import { type ProbeOptions, probeText } from "./http.ts";

const MOST_TEXT = 300_000;
const MOST_PAGES = 8;
const PEEK_MS = 4_000;

/** A field that a person fills in. */
const FIELD =
  /^(?:textarea|select|input)(?=[\s>/])(?![^>]{0,300}\stype\s{0,3}=\s{0,3}["']?(?:hidden|search|submit|button|image|reset|checkbox|radio)\b)/i;

/** Addresses of forms and bookings that another company draws into the page, in a frame or by a script of theirs. */
const FRAMED =
  /\bforms?\b|jotform|typeform|hsforms|surveymonkey|\bsurveys?\b|\bbook(?:ing)?\b|\breserv|\bappointment|calendly|tally\.so|doctolib|\bobjedn|\btermin(?:e|vergabe|buchung)?\b|\bprenot|\bcitas?\b|\bafspra/i;
const DRAWN = /jsform|jotform|typeform|hsforms|tally\.so\/widgets|embed\.paperform|assets\.calendly/i;
/** What such a form asks for at the least, of what cannot be counted from here. */
const FRAMED_FIELDS = 3;

/** Does a mark draw another company's form into the page? */
function drawsForm(mark: string): boolean {
  const tag = /^(?:iframe|script)\b/i.exec(mark)?.[0].toLowerCase();
  if (!tag) return false;
  const src = /\ssrc\s{0,3}=\s{0,3}["']?([^"'\s>]{1,400})/i.exec(mark.slice(0, 1_000))?.[1] ?? "";
  return (tag === "iframe" ? FRAMED : DRAWN).test(src);
}

/** How many fields there are to fill in, in the form of a document that has most; forms drawn by script are not seen. */
export function fieldsAsked(html: string): number {
  let most = 0;
  let asked: number | null = null;
  for (const mark of html.split("<").slice(1)) {
    if (/^form\b/i.test(mark)) asked = 0;
    else if (/^\/form\b/i.test(mark)) asked = null;
    else if (drawsForm(mark)) most = Math.max(most, FRAMED_FIELDS);
    else if (asked !== null && FIELD.test(mark)) {
      asked += 1;
      most = Math.max(most, asked);
    }
  }
  return most;
}

/**
 * Of some pages, the one where a person is asked for most: by what stands there, whatever the words that lead to it.
 * Pages that their words make likely go before others where one of them asks for anything; elsewhere one field, such as
 * for a newsletter or a search, is no reason to leave the first of them. Null where none asks and none is likely.
 */
export async function mostAsking(
  probes: ProbeOptions,
  likely: readonly string[],
  others: readonly string[],
): Promise<string | null> {
  const asked = async (url: string) => {
    const late = new Promise<number>((done) => setTimeout(() => done(0), PEEK_MS).unref());
    const read = probeText(probes, new URL(url), MOST_TEXT).then(({ status, type, text }) =>
      status < 400 && /html/i.test(type) ? fieldsAsked(text) : 0,
    );
    return Promise.race([read.catch(() => 0), late]);
  };
  const mostOf = async (urls: readonly string[]) => {
    const counts = await Promise.all(urls.map(asked));
    const most = Math.max(0, ...counts);
    return { most, url: urls[counts.indexOf(most)] ?? null };
  };
  const told = await mostOf(likely);
  if (told.most > 0) return told.url;
  const found = await mostOf(others.filter((url) => !likely.includes(url)).slice(0, MOST_PAGES));
  return found.most > 1 ? found.url : (likely[0] ?? null);
}
