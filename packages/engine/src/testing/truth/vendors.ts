import { PIXEL, pathOf, reply } from "../../demo/respond.ts";
import type { Handler, Site } from "../../demo/site.ts";
import { tags } from "./tags.ts";

const open = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
const js =
  (body: string): Handler =>
  (_, response) =>
    reply(response, { type: "text/javascript; charset=utf-8", body, headers: open });
const gif: Handler = (_, response) => reply(response, { type: "image/gif", body: PIXEL, headers: open });

/** One script at any address that ends in `.js`, a pixel elsewhere. */
const vendor =
  (script: string, cookie?: string): Handler =>
  (request, response) =>
    pathOf(request).endsWith(".js")
      ? reply(response, {
          type: "text/javascript; charset=utf-8",
          body: script,
          headers: open,
          cookies: cookie ? [cookie] : [],
        })
      : reply(response, { type: "image/gif", body: PIXEL, headers: open, cookies: cookie ? [cookie] : [] });

/** Stand-ins for real vendors: what they set and send, in a few lines. */
export const vendors: readonly Site[] = [
  ...tags,
  { hosts: ["www.google-analytics.com", "region1.google-analytics.com"], https: gif },
  {
    hosts: ["connect.facebook.net"],
    https: js(
      `document.cookie="_fbp=fb.1.1700000000000.1234567890;path=/;max-age=7776000";new Image().src="https://www.facebook.com/tr/?id=123456789012345&ev=PageView&dl="+encodeURIComponent(location.href)+(window.__em||"")`,
    ),
  },
  { hosts: ["www.facebook.com"], https: gif },
  {
    hosts: ["wcs.naver.net"],
    https: js(
      `document.cookie="NWB=abcdef0123456789.1700000000;path=/;max-age=31536000";new Image().src="https://wcs.naver.com/b?u="+encodeURIComponent(location.href)`,
    ),
  },
  { hosts: ["wcs.naver.com"], https: gif },
  {
    hosts: ["hm.baidu.com"],
    https: vendor(
      `document.cookie="Hm_lvt_0123456789abcdef0123456789abcdef=1700000000;path=/;max-age=31536000";new Image().src="https://hm.baidu.com/hm.gif?si=0123456789abcdef0123456789abcdef"`,
    ),
  },
  {
    hosts: ["widget.intercom.io"],
    https: js(
      `document.cookie="intercom-id-abcd1234=5f0c1b2a-7d3e-4f60-9a8b-1c2d3e4f5a6b;path=/;max-age=23328000";fetch("https://api-iam.intercom.io/messenger/web/ping",{method:"POST",mode:"no-cors",body:"app_id=abcd1234"})`,
    ),
  },
  { hosts: ["api-iam.intercom.io"], https: gif },
  {
    hosts: ["www.youtube.com"],
    https: (_, r) =>
      reply(r, {
        type: "text/html",
        body: "<p>player</p>",
        cookies: [
          "VISITOR_INFO1_LIVE=abcDEF12345; Domain=youtube.com; Path=/; Secure; SameSite=None; Max-Age=15552000",
        ],
      }),
  },
  { hosts: ["maps.googleapis.com"], https: js("void 0") },
  { hosts: ["api.segment.io"], https: gif },
  {
    hosts: ["securepubads.g.doubleclick.net"],
    https: vendor(
      `new Image().src="https://securepubads.g.doubleclick.net/pcs/view?x=1"`,
      "IDE=AHWqTUm0123456789abcdef; Domain=doubleclick.net; Path=/; Secure; SameSite=None; Max-Age=34128000",
    ),
  },
  {
    hosts: ["static.hotjar.com"],
    https: js(
      `document.cookie="_hjSessionUser_12345=eyJpZCI6IjEyMzQ1Njc4LWFiY2QifQ==;path=/;max-age=31536000";fetch("https://content.hotjar.io/?site=12345",{method:"POST",mode:"no-cors",body:JSON.stringify({snapshot:{a:1}})})`,
    ),
  },
  { hosts: ["content.hotjar.io"], https: gif },
  { hosts: ["collect.unbekannt-daten.example", "in.kto-wie.example", "t.desconocida.example"], https: gif },
  { hosts: ["cdn.jsdelivr.net"], https: js(`window.jQuery=function(){};jQuery.fn={jquery:"1.12.4"}`) },
];
