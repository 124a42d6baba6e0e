import { expect, it } from "vitest";
import { createContext } from "../rules/context.ts";
import { cookieLookup, isCommon } from "./cookies.ts";
import { openCookies } from "./open-cookies.ts";
import { vendorByForm, vendorsOfForms } from "./request-forms.ts";
import { flawsOf, libraryOf } from "./vulnerable.ts";

const own = "https://daten.laden.example";

it.each([
  ["Google Analytics", `${own}/xyz/g/collect?v=2&tid=G-ABC&cid=1.2&en=page_view`, null],
  ["Meta", `${own}/tr/?id=123456789&ev=PageView`, null],
  [
    "Meta",
    `${own}/events/7b1c0a9f4e?id=880011223344&ev=PageView&dl=https%3A%2F%2Fa.example&if=false&ts=1`,
    null,
  ],
  ["Meta", `${own}/capig/events/x?id=88••••••44&ev=Purchase&if=true`, null],
  ["Cloudflare Zaraz", `${own}/cdn-cgi/zaraz/t`, '{"name":"Pageview"}'],
  ["Cloudflare Zaraz", `${own}/maten/t`, '{"name":"Pageview","zarazData":{"t":"Startpagina"}}'],
  [null, `${own}/cdn-cgi/zaraz/s.js?z=JTdC`, null],
  [null, `${own}/events/12?id=880011&ev=2026`, null],
  ["Matomo", `${own}/stats/matomo.php?idsite=3&rec=1`, null],
  ["PostHog", `${own}/ingest/e/?ip=1`, '{"api_key":"•","distinct_id":"x"}'],
  ["Plausible", `${own}/pl/api/event`, '{"n":"pageview","u":"https://laden.example/"}'],
  ["Segment", `${own}/v1/t`, '{"anonymousId":"x"}'],
  ["Adobe Analytics", `${own}/b/ss/laden/1/JS-2/s1`, null],
  ["Shopify Analytics", `${own}/.well-known/shopify/monorail/unstable/produce_batch`, "{}"],
  ["Baidu Tongji", `${own}/stat/hm.gif?si=7c1e9a0b2d3f4a5b6c7d8e9f0a1b2c3d&v=1.3.2`, null],
  // As requests are kept: keys are masked.
  ["Baidu Tongji", `${own}/stat/hm.gif?si=7c••••••••••••3d&v=1.3.2`, null],
  ["Baidu Tongji", `${own}/stat/hm.gif?si=7c%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A23d&v=1.3.2`, null],
  ["Kissmetrics", `${own}/km/e?_k=0a••••••••••••9f&_n=Visited%20Site`, null],
  [null, `${own}/stat/hm.gif?si=12&v=1.3.2`, null],
  [null, `${own}/unstable/produce`, "{}"],
  [null, `${own}/api/event`, '{"id":7}'],
  [null, `${own}/collect?x=1`, null],
  [null, `${own}/v1/track`, null],
])("tells %s by the form of %s", (vendor, url, body) => {
  expect(vendorByForm({ url, body })?.vendor ?? null).toBe(vendor);
});

it("finds a vendor on a host of the site's own by its form", () => {
  const { vendors } = createContext({ territories: [], now: "2026-11-22T00:00:00Z" });
  const form = vendorByForm({ url: `${own}/hit.xiti?s=123456&ptag=js&idclient=0b1c2d3e`, body: null });
  expect(vendors.named(form?.vendor ?? "")).toMatchObject({ category: "analytics", hq: "FR" });
});

it("knows every vendor of a form", () => {
  const { vendors } = createContext({ territories: [], now: "2026-11-22T00:00:00Z" });
  expect(vendorsOfForms.length).toBeGreaterThan(30);
  for (const name of vendorsOfForms) expect(vendors.named(name), name).not.toBeNull();
});

it("asks for a second sign where a name is common", () => {
  const { find } = cookieLookup([]);
  for (const name of ["visitor_id", "sess", "ph_*", "uid"]) expect(isCommon(name), name).toBe(true);
  for (const name of ["_ga", "_fbp", "_clck", "ph_*_posthog"]) expect(isCommon(name), name).toBe(false);
  expect(find("ph_abc", "laden.example")).toBeNull();
  expect(find("ph_abc", "laden.example", new Set(["PostHog"]))).toMatchObject({ vendor: "PostHog" });
});

it("knows many more cookies by the open list", () => {
  expect(openCookies().length).toBeGreaterThan(2_000);
  expect(cookieLookup([]).find("_sn_m", "laden.example")).toMatchObject({ purpose: expect.any(String) });
});

it.each([
  ["https://cdn.example/jquery-1.12.4.min.js", "jquery 1.12.4", true],
  ["https://cdn.example/ajax/libs/jquery/3.7.1/jquery.min.js", "jquery 3.7.1", false],
  ["https://cdn.example/lodash.js/4.17.4/lodash.min.js", "lodash 4.17.4", true],
  ["https://cdn.jsdelivr.net/npm/bootstrap@4.1.3/dist/js/bootstrap.min.js", "bootstrap 4.1.3", true],
  ["https://unpkg.com/angular@1.5.8/angular.min.js", "angularjs 1.5.8", true],
  ["https://cdn.example/ajax/libs/moment.js/2.18.1/moment.min.js", "moment.js 2.18.1", true],
  ["https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js", "bootstrap 5.3.3", false],
])("reads %s", (url, name, flawed) => {
  const library = libraryOf(url);
  expect(library && `${library.name} ${library.version}`).toBe(name);
  expect(library && flawsOf(library).length > 0).toBe(flawed);
});
