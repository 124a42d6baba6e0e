import { pathOf, reply } from "../demo/respond.ts";
import type { Site } from "../demo/site.ts";

/** Runs in the page: tells of each event by which it hears that it is left, and clears up then. */
function watch(): void {
  const say = (type: string) => navigator.sendBeacon(`/told?${location.pathname}=${type}`);
  for (const type of ["beforeunload", "pagehide", "unload"]) addEventListener(type, () => say(type), true);
  document.addEventListener("visibilitychange", () => say("visibilitychange"));
  addEventListener("pagehide", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a page does it
    document.cookie = "visit=;max-age=0";
    // biome-ignore lint/suspicious/noDocumentCookie: as a page does it
    document.cookie = "gone=1";
  });
  addEventListener("hashchange", () => {
    document.title = `${location.hash} ${document.hidden ? "hidden" : "visible"}`;
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as a page does it
  document.cookie = "visit=1";
}

/** A page with routes of its own, and one more, that say when they are left; what they say is put on the list. */
export const leavingSite = (told: string[]): Site => ({
  hosts: ["abschied.example"],
  https: (request, response) => {
    if (pathOf(request) !== "/told")
      return reply(response, {
        type: "text/html; charset=utf-8",
        headers: { "x-frame-options": "DENY" },
        body: `<!doctype html><html lang="de"><body><h1>Wetter</h1><script>(${watch.toString()})()</script></body></html>`,
      });
    told.push(decodeURIComponent(request.url?.split("?")[1] ?? ""));
    return reply(response, { status: 204 });
  },
});
