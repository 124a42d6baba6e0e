import type { BrowserContext } from "playwright-core";

/** Workers of a visit, by the addresses of their scripts: they run before anybody can listen to them. */
export interface Workers {
  /** Of one page, or of the site's own service. */
  readonly own: ReadonlySet<string>;
  /** Several pages share them: what they ask for is seen by the egress log alone, and their scripts by nobody. */
  readonly shared: ReadonlySet<string>;
}

/** Tells which workers are started. */
export async function watchWorkers(context: BrowserContext): Promise<Workers> {
  const own = new Set<string>();
  const shared = new Set<string>();
  for (const page of context.pages()) page.on("worker", (worker) => own.add(worker.url()));
  context.on("serviceworker", (worker) => own.add(worker.url()));
  const cdp = await context.browser()?.newBrowserCDPSession();
  cdp?.on("Target.targetCreated", ({ targetInfo: { type, url } }) => {
    if (type === "shared_worker") shared.add(url);
  });
  await cdp?.send("Target.setDiscoverTargets", { discover: true, filter: [{ type: "shared_worker" }] });
  return { own, shared };
}

/** Words are drawn, and the picture is taken back; or the graphics card is asked for by its name. */
const DRAWS = /fillText|strokeText/;
const TAKES_BACK = /convertToBlob|getImageData/;
const ASKS_CARD = /UNMASKED_(?:RENDERER|VENDOR)_WEBGL|getParameter\((?:37446|37445|0x924[56])\)/i;

/** Can a script read a device as fingerprinting does? Of a worker's nobody sees whether it does. */
export const canReadDevice = (text: string): boolean =>
  (DRAWS.test(text) && TAKES_BACK.test(text)) || ASKS_CARD.test(text);
