import type { BrowserContext } from "playwright-core";

/** Workers of a visit, by the addresses of their scripts: they run before anybody can listen to them. */
export interface Workers {
  /** Of one page. */
  readonly own: ReadonlySet<string>;
  /** Of the site's own service: the browser may keep their scripts to itself. */
  readonly service: ReadonlySet<string>;
  /** Several pages share them: what they ask for is seen by the egress log alone, and their scripts by nobody. */
  readonly shared: ReadonlySet<string>;
}

/** Tells which workers are started. */
export async function watchWorkers(context: BrowserContext): Promise<Workers> {
  const own = new Set<string>();
  const service = new Set<string>();
  const shared = new Set<string>();
  for (const page of context.pages()) page.on("worker", (worker) => own.add(worker.url()));
  context.on("serviceworker", (worker) => service.add(worker.url()));
  const cdp = await context.browser()?.newBrowserCDPSession();
  cdp?.on("Target.targetCreated", ({ targetInfo: { type, url } }) => {
    if (type === "shared_worker") shared.add(url);
  });
  await cdp?.send("Target.setDiscoverTargets", { discover: true, filter: [{ type: "shared_worker" }] });
  return { own, service, shared };
}

/**
 * Can a script read a device as fingerprinting does: are words drawn and the picture taken back, or is the graphics card
 * asked for by its name? Of a worker's nobody sees whether it does. It stands alone: it runs in pages, too.
 */
export const canReadDevice = (text: string): boolean =>
  (/fillText|strokeText/.test(text) && /convertToBlob|getImageData/.test(text)) ||
  /UNMASKED_(?:RENDERER|VENDOR)_WEBGL|getParameter\((?:37446|37445|0x924[56])\)/i.test(text);

/** The script that an address of a worker holds itself. */
function heldIn(url: string): string | null {
  const [, base64, data] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(url) ?? [];
  if (data === undefined) return null;
  try {
    return base64 ? Buffer.from(data, "base64").toString("latin1") : decodeURIComponent(data);
  } catch {
    return data;
  }
}

/** The address of a worker as it is told: without its script, or what is made up anew each time. */
const told = (url: string): string =>
  url.startsWith("data:") ? "data:" : url.replace(/^(blob:.{0,300})\/[^/]*$/s, "$1/");

/**
 * Workers that can read the device, or whose script could not be read. `asked` are the addresses of scripts that came,
 * `read` whether those that were read can.
 */
export function unseenWorkers(
  { own, service, shared }: Workers,
  asked: ReadonlySet<string>,
  read: ReadonlyMap<string, boolean>,
): string[] {
  const may = [...own].filter((url) => {
    const held = heldIn(url);
    if (held !== null) return canReadDevice(held);
    return (asked.has(url) || url.startsWith("blob:")) && read.get(url) !== false;
  });
  const serve = [...service].filter((url) => asked.has(url) && read.get(url) === true);
  return [...new Set([...may, ...serve, ...shared].map(told))];
}
