import { pathOf, reply } from "../../demo/respond.ts";
import type { Handler, Site } from "../../demo/site.ts";
import { GOOD_HEADERS } from "./page.ts";

/** What answers by path: a document or script as text, or a handler of its own. */
export type Routes = Readonly<Record<string, string | Handler>>;

const types: readonly (readonly [end: string, type: string])[] = [
  [".js", "text/javascript; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".json", "application/json"],
  [".css", "text/css"],
];

/** A site of whole documents by path; everything else is not found. */
export const site =
  (routes: Routes, headers: Readonly<Record<string, string>> = GOOD_HEADERS): Handler =>
  (request, response) => {
    const path = pathOf(request);
    const own = routes[path];
    if (typeof own === "function") return own(request, response);
    if (own === undefined)
      return reply(response, { status: 404, type: "text/plain; charset=utf-8", body: "404", headers });
    const type = types.find(([end]) => path.endsWith(end))?.[1] ?? "text/html; charset=utf-8";
    return reply(response, { type, body: own, headers });
  };

/** A whole document. */
export const document = (lang: string, title: string, body: string, head = ""): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Takes whatever it is sent. */
export const sink: Handler = (_, response) =>
  reply(response, {
    status: 204,
    headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
  });

/** Hosts of others that take whatever they are sent. */
export const takes = (...hosts: string[]): Site[] => [{ hosts, https: sink }];

/** A host of others that gives this script at every address. */
export const gives = (host: string, script: string, cookies: readonly string[] = []): Site => ({
  hosts: [host],
  https: (_, response) =>
    reply(response, {
      type: "text/javascript; charset=utf-8",
      body: script,
      cookies,
      headers: { "access-control-allow-origin": "*" },
    }),
});

/** Sends who comes without encryption to the same place with it, for good. */
export const toHttps =
  (host: string): Handler =>
  (request, response) =>
    reply(response, { status: 301, headers: { location: `https://${host}${request.url ?? "/"}` } });
