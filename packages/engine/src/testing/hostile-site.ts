import { pathOf, reply } from "../demo/respond.ts";
import type { Handler, Site } from "../demo/site.ts";

/** Spellings of loopback, and names that lead there. `rebind.example` changes its mind between two look-ups. */
export const LOOPBACKS = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "0.0.0.0",
  "localhost",
  "canary.localhost",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "inside.example",
  "rebind.example",
] as const;

/** Runs in the page. Tries each way a page has to make a connection. */
function attack({ bases, bounce }: { bases: string[]; bounce: string }): void {
  const attempt = (action: () => void) => {
    try {
      action();
    } catch {
      // The next way may be open.
    }
  };
  const add = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
  };
  for (const base of bases) {
    const http = `http://${base}`;
    attempt(() => void fetch(`${http}/fetch`, { mode: "no-cors" }).catch(() => null));
    attempt(() => void fetch(`https://${base}/fetch-tls`, { mode: "no-cors" }).catch(() => null));
    attempt(
      () => void fetch(`${http}/post`, { method: "POST", mode: "no-cors", body: "x" }).catch(() => null),
    );
    attempt(() => add("img", { src: `${http}/img` }));
    attempt(() => add("script", { src: `${http}/script` }));
    attempt(() => add("iframe", { src: `${http}/iframe` }));
    attempt(() => add("link", { rel: "stylesheet", href: `${http}/css` }));
    attempt(() => add("link", { rel: "preconnect", href: http }));
    attempt(() => add("link", { rel: "prefetch", href: `${http}/prefetch` }));
    attempt(() => add("video", { src: `${http}/video`, autoplay: "" }));
    attempt(() => add("object", { data: `${http}/object` }));
    attempt(() => void new WebSocket(`ws://${base}/ws`));
    attempt(() => void new EventSource(`${http}/events`));
    attempt(() => void navigator.sendBeacon(`${http}/beacon`, "x"));
    attempt(() => void window.open(`${http}/popup`));
    attempt(
      () =>
        void fetch(`${bounce}?to=${encodeURIComponent(`${http}/bounced`)}`, { mode: "no-cors" }).catch(
          () => null,
        ),
    );
    attempt(() => add("iframe", { src: `${bounce}?to=${encodeURIComponent(`${http}/bounced-frame`)}` }));
    attempt(() => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: `${http}/form`, target: "_blank" });
      document.body.append(form);
      form.submit();
    });
    attempt(() => {
      const url = URL.createObjectURL(new Blob([`fetch("${http}/worker",{mode:"no-cors"}).catch(()=>0)`]));
      new Worker(url);
    });
    attempt(() => {
      const type = (globalThis as { WebTransport?: new (url: string) => unknown }).WebTransport;
      if (type) void new type(`https://${base}/transport`);
    });
    attempt(() => {
      const host = base.replace(/:\d+$/, "");
      const port = /:(\d+)$/.exec(base)?.[1] ?? "3478";
      const peer = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:${host}:${port}` },
          {
            urls: [`turn:${host}:${port}?transport=udp`, `turn:${host}:${port}?transport=tcp`],
            username: "u",
            credential: "c",
          },
        ],
      });
      peer.createDataChannel("x");
      void peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    });
  }
  attempt(() => add("iframe", { src: "file:///etc/passwd" }));
  attempt(() => void navigator.serviceWorker.register("/sw.js"));
  setTimeout(() => document.documentElement.setAttribute("data-done", "yes"), 3_000);
}

/** A page that tries everything against these hosts with port, and a mapped host that redirects anywhere. */
export function hostileSites(bases: readonly string[]): Site[] {
  const worker = `addEventListener("install",()=>{${bases.map((base) => `fetch("http://${base}/sw",{mode:"no-cors"}).catch(()=>0)`).join(";")}})`;
  const page: Handler = (request, response) => {
    if (pathOf(request) === "/sw.js") return reply(response, { type: "text/javascript", body: worker });
    const call = `(${attack.toString()})(${JSON.stringify({ bases, bounce: "https://bounce.example/" })})`;
    reply(response, {
      type: "text/html; charset=utf-8",
      body: `<!doctype html><title>Hostile</title><body><h1>Hostile</h1><script>${call}</script></body>`,
    });
  };
  const bounce: Handler = (request, response) => {
    const to = new URL(request.url ?? "/", "https://bounce.example").searchParams.get("to") ?? "/";
    reply(response, { status: 302, headers: { location: to } });
  };
  // Also over plain http, where no rule about mixed content helps.
  return [
    { hosts: ["hostile.example"], https: page, http: page },
    { hosts: ["bounce.example"], https: bounce, http: bounce },
  ];
}
