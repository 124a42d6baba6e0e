import { reply } from "../demo/respond.ts";
import type { Site } from "../demo/site.ts";

/** Runs in the page: says whatever gives an assessment away, and tries to speak for it. */
function inspect(): void {
  const native = (fn: unknown) => /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(fn));
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const clean = frame.contentWindow as unknown as Record<string, unknown>;
  const names = (scope: object) => Object.getOwnPropertyNames(scope);
  const own = new Set(["own", ...names(clean)]);
  const setter = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")?.set;
  const { chrome } = globalThis as unknown as {
    chrome?: { csi: unknown; loadTimes: unknown; app: { getDetails: unknown } };
  };
  const pdf =
    "PDF Viewer,Chrome PDF Viewer,Chromium PDF Viewer,Microsoft Edge PDF Viewer,WebKit built-in PDF 5 application/pdf internal-pdf-viewer true [object PluginArray]";
  const shows = [
    [...navigator.plugins].map(({ name }) => name).join(),
    navigator.plugins.length,
    navigator.plugins.namedItem("PDF Viewer")?.item(0)?.type,
    navigator.mimeTypes.item(1)?.enabledPlugin.filename,
    navigator.pdfViewerEnabled,
    String(navigator.plugins),
  ].join(" ");
  const odd = [
    ...names(globalThis).filter((name) => !own.has(name) && !/^\d+$/.test(name)),
    ...[
      EventTarget.prototype.addEventListener,
      MutationObserver.prototype.observe,
      Function.prototype.toString,
      setter,
      Date,
      Date.now,
      performance.now,
      requestAnimationFrame,
      document.fonts.check,
    ].flatMap((fn, index) => (native(fn) ? [] : [`wrapped ${index}`])),
    ...(new Date(0).constructor === Date && new Date() instanceof Date && Date.name === "Date"
      ? []
      : ["another date"]),
    ...(navigator.webdriver ? ["webdriver"] : []),
    ...(/headless/i.test(navigator.userAgent) ? ["user agent"] : []),
    ...(/headless/i.test(JSON.stringify((navigator as { userAgentData?: unknown }).userAgentData))
      ? ["make"]
      : []),
    ...(chrome && [chrome.csi, chrome.loadTimes, chrome.app.getDetails].every(native) ? [] : ["no chrome"]),
    ...(shows === pdf ? [] : [`plugins ${shows}`]),
    ...([
      Object.getOwnPropertyDescriptor(Navigator.prototype, "plugins")?.get,
      navigator.plugins.item,
      Object.getOwnPropertyDescriptor(Plugin.prototype, "name")?.get,
    ].every(native)
      ? []
      : ["wrapped plugins"]),
  ];
  // A page that forges what our own scripts say must not be heard.
  const forged = globalThis as unknown as Record<string, (message: unknown) => void>;
  for (const name of ["autoconsentSendMessage", "autoconsentStandaloneReceiveMessage"])
    forged[name]?.({ type: "optOutResult", cmp: "forged", result: true });
  document.title = JSON.stringify({
    odd,
    gpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ?? null,
  });
}

/** A page that looks whether it is being assessed, and a nested frame that asks with it. */
export const watchfulSites: readonly Site[] = [
  {
    hosts: ["watchful.example"],
    https: (request, response) =>
      reply(response, {
        type: "text/html; charset=utf-8",
        headers: { "x-gpc-seen": String(request.headers["sec-gpc"] ?? "none") },
        body: `<!doctype html><html lang="en"><body><script>(${inspect.toString()})()</script>
<script>new WebSocket("wss://socket.example/live");new Worker(URL.createObjectURL(new Blob(["fetch('https://worker.example/')"])))</script>
<iframe src="https://outer.example/"></iframe></body></html>`,
      }),
  },
  {
    hosts: ["outer.example"],
    https: (_, response) =>
      reply(response, { type: "text/html", body: `<iframe src="https://inner.example/"></iframe>` }),
  },
  {
    hosts: ["inner.example"],
    https: (_, response) =>
      reply(response, {
        type: "text/html",
        body: `<script>document.cookie="inner=1;secure;samesite=none";fetch("https://deep.example/",{mode:"no-cors"})</script>`,
        cookies: ["inner_http=1; Secure; HttpOnly; SameSite=None", "refused=1; SameSite=None"],
      }),
  },
  {
    hosts: ["deep.example", "worker.example", "socket.example"],
    https: (_, response) => reply(response, { status: 204 }),
  },
];
