import { extractText, getDocumentProxy } from "unpdf";

const MOST_PAGES = 60;
const PDF_MS = 8_000;

/** What stands where letters should, in a file whose font does not say which letters its signs are. */
const NO_LETTER = /[\p{Cc}\p{Co}\u00a1-\u00bf\ufffd]/gu;
const GARBLED = 0.1;

/** Are so many signs no letters that what was read is not what the pages show? */
export function isGarbled(text: string): boolean {
  const signs = text.replace(/\s/g, "");
  return signs.length > 0 && (signs.match(NO_LETTER)?.length ?? 0) / signs.length > GARBLED;
}

/** Text of a PDF; empty where it holds none, as a scanned one, or cannot be read. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const read = async () => {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    if (document.numPages > MOST_PAGES * 5) return "";
    const { text } = await extractText(document, { mergePages: false });
    const words = text.slice(0, MOST_PAGES).join("\n");
    return isGarbled(words) ? "" : words;
  };
  const late = new Promise<string>((done) => setTimeout(() => done(""), PDF_MS).unref());
  return Promise.race([read(), late]).catch(() => "");
}
