import { PIXEL, pathOf, reply } from "../respond.ts";
import type { Handler, Site } from "../site.ts";
import { home, plain, privacy } from "./pages.ts";

const pages: Record<string, string> = {
  "/": home,
  "/privacy": privacy,
  "/about": plain("About us"),
  "/delivery": plain("Delivery"),
  "/terms": plain("Terms"),
  "/basket": plain("Basket"),
};

/** What a server says when nobody has looked at its settings. */
const headers = { server: "nginx/1.14.0", "x-powered-by": "PHP/5.6.40" };

const shop: Handler = (request, response) => {
  const body = pages[pathOf(request)];
  if (!body) {
    reply(response, { status: 404, type: "text/html; charset=utf-8", body: plain("Not found"), headers });
    return;
  }
  const cookies = ["PHPSESSID=8f2c1e0b7a6d4c35; Path=/", "visitor_ref=direct-5521; Path=/; Max-Age=63072000"];
  reply(response, {
    type: "text/html; charset=utf-8",
    body,
    cookies: request.headers.cookie ? [] : cookies,
    headers,
  });
};

const images: Handler = (_, response) => reply(response, { type: "image/gif", body: PIXEL, headers });

/** A shop with every defect the checks look for. Plain http answers with the shop itself. */
export const carelessSites: readonly Site[] = [
  { hosts: ["www.linden-shop.example", "linden-shop.example"], https: shop, http: shop, minVersion: "TLSv1" },
  { hosts: ["static.linden-shop.example"], http: images, https: images },
];
