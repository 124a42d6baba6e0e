import { reply } from "../demo/respond.ts";
import type { Handler, Site } from "../demo/site.ts";

const html =
  (body: string, status = 200): Handler =>
  (_, response) =>
    reply(response, { status, type: "text/html; charset=utf-8", body });

const endless: Handler = (_, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  const chunk = Buffer.alloc(256_000, "<p>more and more and more</p>\n");
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
};

const redirectTo =
  (location: string | ((path: string) => string)): Handler =>
  (request, response) =>
    reply(response, {
      status: 302,
      headers: { location: typeof location === "string" ? location : location(request.url ?? "/") },
    });

/** Sites on which an assessment must fail, or go on, in a known way. */
export const brokenSites: readonly Site[] = [
  { hosts: ["hang.example"], https: () => {} },
  { hosts: ["error.example"], https: html("<h1>Internal error</h1>", 500) },
  { hosts: ["loop.example"], https: redirectTo((path) => (path === "/a" ? "/b" : "/a")) },
  { hosts: ["chain.example"], https: redirectTo((path) => `${path}x`) },
  { hosts: ["huge.example"], https: endless },
  { hosts: ["inside.example"], https: redirectTo("http://127.0.0.1/") },
  {
    hosts: ["wall.example"],
    https: html("<title>Just a moment...</title><p>Checking your browser</p>", 403),
  },
  { hosts: ["expired.example"], https: html("<title>Old</title><p>Still here</p>"), daysLeft: -2 },
  { hosts: ["plain.example"], http: html("<title>Plain</title><p>No padlock</p>") },
];
