import { cookieOf, PIXEL, pathOf, reply } from "../respond.ts";
import type { Handler, Site } from "../site.ts";
import { advertiser, analytics, helper, recorder, syncFrame } from "./scripts.ts";

const script = {
  type: "text/javascript; charset=utf-8",
  headers: { "access-control-allow-origin": "*" },
} as const;

/** A long-lived identifier that follows the visitor from site to site. */
const thirdParty = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Domain=${name.startsWith("px") ? "pixelbox.example" : "adreach.example"}; Path=/; Max-Age=${seconds}; Secure; SameSite=None`;

const adreach: Handler = (request, response) => {
  const known = cookieOf(request, "adr_uid") !== null;
  const cookies = known ? [] : [thirdParty("adr_uid", "7c41d09e5b2f4a18", 33_696_000)];
  switch (pathOf(request)) {
    case "/tag.js":
      return reply(response, { ...script, body: advertiser, cookies });
    case "/sync.html":
      return reply(response, { type: "text/html; charset=utf-8", body: syncFrame, cookies });
    default: {
      const origin = request.headers.origin ?? "*";
      const headers = { "access-control-allow-origin": origin, "access-control-allow-credentials": "true" };
      return reply(response, { type: "application/json", body: '{"bids":[]}', headers, cookies });
    }
  }
};

const pixelbox: Handler = (request, response) => {
  const known = cookieOf(request, "px_uid") !== null;
  const cookies = known ? [] : [thirdParty("px_uid", "e19b7703aa5d4c60", 63_072_000)];
  reply(response, { type: "image/gif", body: PIXEL, cookies });
};

/** Serves one script and swallows everything else. */
const scriptAt =
  (path: string, body: string): Handler =>
  (request, response) =>
    pathOf(request) === path ? reply(response, { ...script, body }) : reply(response, { status: 204 });

/** The companies behind the tags of both shops. */
export const vendorSites: readonly Site[] = [
  { hosts: ["adreach.example"], https: adreach },
  { hosts: ["pixelbox.example"], https: pixelbox },
  { hosts: ["metricly.example"], https: scriptAt("/m.js", analytics) },
  { hosts: ["replaybox.example"], https: scriptAt("/rec.js", recorder) },
  { hosts: ["lumen-cdn.example"], https: scriptAt("/ui.js", helper) },
];
