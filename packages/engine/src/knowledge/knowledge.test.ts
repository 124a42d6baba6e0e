import { describe, expect, it } from "vitest";
import { cookieTable } from "./cookie-table/index.ts";
import { cookieLookup } from "./cookies.ts";
import { demoCookies, demoVendors } from "./demo.ts";
import { hostOf, siteOf, suffixesOf } from "./domains.ts";
import { vendorTable } from "./vendor-table/index.ts";
import { vendorLookup } from "./vendors.ts";

const vendors = vendorLookup([]);
const cookies = cookieLookup([]);

describe("vendors", () => {
  it.each([
    ["www.google-analytics.com", "Google Analytics", "analytics", "US"],
    ["stats.g.doubleclick.net", "Google Ads", "advertising", "US"],
    ["fonts.gstatic.com", "Google Fonts", "cdn", "US"],
    ["hm.baidu.com", "Baidu Tongji", "analytics", "CN"],
    ["s4.cnzz.com", "Umeng (CNZZ)", "analytics", "CN"],
    ["js.51.la", "51.la", "analytics", "CN"],
    ["analytics.tiktok.com", "TikTok", "social", "CN"],
    ["c.clarity.ms", "Microsoft Clarity", "session_replay", "US"],
    ["mc.yandex.ru", "Yandex Metrica", "session_replay", "RU"],
    ["js.stripe.com", "Stripe", "payment", "US"],
    ["static.hotjar.com", "Hotjar", "session_replay", "MT"],
    ["a.teads.tv", "Teads", "advertising", "US"],
    ["e.issuu.com", "Issuu", "utility", "US"],
    ["x-dsn.algolia.net", "Algolia", "utility", "US"],
  ])("knows %s", (host, name, category, hq) => {
    expect(vendors.ofHost(host)).toMatchObject({ name, category, hq });
  });

  it("asks third-party-web for what its own table lacks", () => {
    expect(vendors.ofHost("cdn.ampproject.org")).toMatchObject({ category: expect.any(String) });
  });

  it.each([
    ["c.bing.com", "Microsoft", "US"],
    ["x.fastly-insights.com", "Fastly", "US"],
    ["wwwimages.adobe.com", "Adobe", "US"],
    ["x.demandware.net", "Salesforce", "US"],
  ])("knows whose product %s is where it has the company’s name in its own", (host, company, hq) => {
    const vendor = vendors.ofHost(host);
    expect(vendor?.hq).toBe(hq);
    expect([vendor?.name, ...(vendor?.aliases ?? [])]).toContain(company);
  });

  it("does not take who is called alike for a company’s product", () => {
    expect(vendors.ofHost("x.metabroadcast.com")).toMatchObject({
      name: "Meta Broadcast",
      hq: null,
      aliases: [],
    });
  });

  it("prefers the longest suffix", () => {
    expect(vendors.ofHost("www.google.com")?.name).toBe("Google");
    expect(vendors.ofHost("analytics.google.com")?.name).toBe("Google Analytics");
  });

  it("does not know a host that only ends alike", () => {
    expect(vendors.ofHost("notstripe.com")).toBeNull();
    expect(vendors.ofHost("nobody-knows.example")).toBeNull();
  });

  it.each([
    ["bundles.efilli.com", "consent"],
    ["d335luupugsy2.cloudfront.net", "marketing"],
    ["code.jivosite.com", "support"],
    ["a.plerdy.com", "session_replay"],
    ["hm.mieru-ca.com", "session_replay"],
    ["front.optimonk.com", "marketing"],
    ["recs.chaordicsystems.com", "marketing"],
    ["www.econda-monitor.de", "analytics"],
    ["i.k-analytix.com", "analytics"],
    ["s.zzcdn.me", "advertising"],
    ["360.bestprice.gr", "advertising"],
    ["backoffice-eu.oct8ne.com", "support"],
  ])("knows what %s does", (host, category) => {
    expect(vendors.ofHost(host)).toMatchObject({ category });
  });

  it("knows the demo's vendors in demo mode only", () => {
    expect(vendors.ofHost("cdn.adreach.example")).toBeNull();
    expect(vendorLookup(demoVendors).ofHost("cdn.adreach.example")).toMatchObject({ name: "AdReach" });
  });

  it("has each host once, as a bare lower-case suffix", () => {
    const hosts = vendorTable.flatMap((entry) => entry.hosts);
    expect(hosts.filter((host, index) => hosts.indexOf(host) !== index)).toEqual([]);
    for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    for (const { hq } of vendorTable) expect(hq).toMatch(/^[A-Z]{2}$/);
    expect(vendorTable.length).toBeGreaterThan(150);
  });
});

describe("cookies", () => {
  it.each([
    ["_ga", "analytics", "Google Analytics"],
    ["_ga_X1Y2Z3", "analytics", "Google Analytics"],
    ["_fbp", "advertising", "Meta"],
    ["_hjSessionUser_12", "analytics", "Hotjar"],
    ["Hm_lvt_abc", "analytics", "Baidu Tongji"],
    ["OptanonConsent", "necessary", "OneTrust"],
    ["PHPSESSID", "necessary", null],
    ["__cf_bm", "necessary", "Cloudflare"],
    ["lang", "functional", null],
  ])("knows %s", (name, purpose, vendor) => {
    expect(cookies.find(name, "www.shop.example")).toEqual({ purpose, vendor });
  });

  it("asks for the domain where a name is common", () => {
    expect(cookies.find("fr", "www.shop.example")).toBeNull();
    expect(cookies.find("fr", ".facebook.com")).toMatchObject({ vendor: "Meta" });
    expect(cookies.find("fr", "notfacebook.com")).toBeNull();
  });

  it("takes names as they are written", () => {
    expect(cookies.find("phpsessid", "a.example")).toBeNull();
    expect(cookies.find("x_ga", "a.example")).toBeNull();
  });

  it("reads a point in a pattern as a point", () => {
    expect(cookies.find("_cexyz", "a.example")).toBeNull();
    expect(cookies.find("_ce.s", "a.example")).toMatchObject({ vendor: "Crazy Egg" });
  });

  it("knows the demo's cookies in demo mode only", () => {
    expect(cookies.find("_mly_id", "a.example")).toBeNull();
    expect(cookieLookup(demoCookies).find("_mly_id", "a.example")).toMatchObject({ vendor: "Metricly" });
  });

  it("has each name once per domain", () => {
    const keys = cookieTable.map(({ name, domains }) => `${name} ${domains?.join() ?? ""}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(cookieTable.length).toBeGreaterThan(150);
  });
});

describe("domains", () => {
  it("find the registrable domain", () => {
    expect(siteOf("a.b.shop.co.uk")).toBe("shop.co.uk");
    expect(siteOf(".Shop.Example")).toBe("shop.example");
    expect(siteOf("user.github.io")).toBe("user.github.io");
    expect(siteOf("127.0.0.1")).toBe("127.0.0.1");
    expect(siteOf("localhost")).toBe("localhost");
  });

  it("list suffixes, longest first", () => {
    expect(suffixesOf("a.b.example")).toEqual(["a.b.example", "b.example", "example"]);
  });

  it("read the host of an address", () => {
    expect(hostOf("https://a.example:8443/x")).toBe("a.example");
    expect(hostOf("not an address")).toBe("");
  });
});
