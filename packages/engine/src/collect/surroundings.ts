import type { NetworkFacts, WebsiteFacts, WellKnownFact } from "../facts/types.ts";
import { type ProbeOptions, probe, probeText } from "./http.ts";
import { maskUrl } from "./mask.ts";
import { likeness, sketchOf } from "./page-kind.ts";
import { maskText } from "./personal/mask-text.ts";

const PATHS = ["/.well-known/gpc.json", "/.well-known/security.txt", "/security.txt", "/robots.txt"] as const;
const MOST_TEXT = 2_000;

async function wellKnown(probes: ProbeOptions, origin: string): Promise<WellKnownFact[]> {
  const asked = PATHS.map(async (path): Promise<WellKnownFact | null> => {
    try {
      const { status, type, text } = await probeText(probes, new URL(path, origin), 40_000);
      return { path, status, type, text: maskText(text).slice(0, MOST_TEXT) };
    } catch {
      return null;
    }
  });
  return (await Promise.all(asked)).filter((file) => file !== null);
}

/** Asks as a page of another site would, whose name nobody has. */
async function corsOf(probes: ProbeOptions, url: URL): Promise<WebsiteFacts["cors"]> {
  try {
    const { headers } = await probe(probes, url, { origin: "https://elsewhere.invalid" });
    const header = (name: string) => headers.find((one) => one.name === name)?.value ?? null;
    return {
      allowOrigin: header("access-control-allow-origin"),
      allowCredentials: header("access-control-allow-credentials")?.trim().toLowerCase() === "true",
    };
  } catch {
    return undefined;
  }
}

const MARKUP = /^\s*(?:<!--[^>]*-->\s*)?<(?:!doctype|html|head|body)/i;

const CODE = /^(?:script|style)\b/i;

/** What a document says, without its markup and what stands in scripts and styles. */
function wordsOf(html: string) {
  const [before = "", ...marks] = html.split("<");
  const texts = marks.map((mark) => (CODE.test(mark) ? "" : mark.slice(mark.indexOf(">") + 1)));
  return sketchOf([before, ...texts].join(" "), []);
}

/** Does the site answer every address with the page it begins with? */
export async function answersAlike(
  probes: ProbeOptions,
  start: URL,
  files: readonly WellKnownFact[],
): Promise<boolean> {
  // Who keeps robots away says so in a file, whatever else is closed.
  const asked = files.filter(({ path }) => path !== "/robots.txt");
  const pages = asked.filter(({ text }) => MARKUP.test(text));
  if (pages.length < 3 || pages.length < asked.length) return false;
  const first = await probeText(probes, start, 40_000).catch(() => null);
  if (!first || !MARKUP.test(first.text)) return false;
  const said = wordsOf(maskText(first.text).slice(0, MOST_TEXT));
  return said.size > 0 && pages.every(({ text }) => likeness(said, wordsOf(text)) > 0.9);
}

/** What stands around the pages: files at well-known addresses, and whom the site lets read its answers. */
export async function collectSurroundings(
  probes: ProbeOptions,
  target: URL,
  network: NetworkFacts,
): Promise<Pick<WebsiteFacts, "wellKnown" | "cors">> {
  const last = network.hops.at(-1)?.url ?? target.href;
  const { origin } = new URL(maskUrl(last));
  const [files, cors] = await Promise.all([wellKnown(probes, origin), corsOf(probes, new URL(origin))]);
  return { ...(cors && { cors }), wellKnown: files };
}
