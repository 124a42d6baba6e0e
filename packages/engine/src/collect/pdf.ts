import { extractText, getDocumentProxy } from "unpdf";

const MOST_PAGES = 60;
const PDF_MS = 8_000;

/** Text of a PDF; empty where it holds none, as a scanned one, or cannot be read. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const read = async () => {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    if (document.numPages > MOST_PAGES * 5) return "";
    const { text } = await extractText(document, { mergePages: false });
    return text.slice(0, MOST_PAGES).join("\n");
  };
  const late = new Promise<string>((done) => setTimeout(() => done(""), PDF_MS).unref());
  return Promise.race([read(), late]).catch(() => "");
}
