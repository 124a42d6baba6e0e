import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { cookie, facts, findingOf, NOW, request, SITE, verdictOf, without } from "../../testing/facts.ts";

const tracker = request("https://metricly.example/m.js");
const adCookie = cookie("adr_uid", { domain: ".adreach.example", lifetimeS: 33_696_000 });
const noBanner = { base: { banner: null }, accept: { banner: null } };

describe("web.consent.banner-present", () => {
  const id = "web.consent.banner-present";

  it("passes when a banner is shown, and lists its buttons", () => {
    const finding = findingOf(id, facts());
    expect(finding.outcome).toBe("passed");
    expect(finding.evidence[0]?.rows).toContainEqual({ text: "Reject all", kind: "reject", layer: 1 });
  });

  it("fails without a banner when trackers are there", () => {
    const seen = facts({ base: { banner: null, requests: [tracker] } });
    expect(verdictOf(id, seen)).toBe("failed critical");
  });

  it("fails when the tracking only shows in the visit that accepts", () => {
    const seen = facts({ ...noBanner, accept: { banner: null, cookies: [adCookie] } });
    expect(verdictOf(id, seen)).toBe("failed critical");
  });

  it.each([
    ["https://c.nobody.example/e", { method: "POST", resourceType: "ping" }, "potential"],
    ["https://c.nobody.example/e?uid=7&u=https%3A%2F%2Fshop.example", { resourceType: "image" }, "potential"],
    ["https://c.nobody.example/logo.png", { resourceType: "image" }, "uncertain"],
  ])("without a banner, %s that no table knows weighs by what it does", (url, how, verdict) => {
    const seen = facts({ base: { banner: null, requests: [request(url, how)] }, accept: { banner: null } });
    expect(verdictOf(id, seen)).toBe(verdict);
  });

  it("does not apply to a site that needs no consent", () => {
    expect(verdictOf(id, facts(noBanner))).toBe("not_applicable");
  });

  it.each(["Køb adgang for 39 kr.", "Subscribe for €3", "Előfizetek 1490 Ft"])(
    "passes where one may agree or pay (%s) and all waits for the answer",
    (words) => {
      const asks = {
        platform: "generic",
        text: "We use cookies",
        language: "en",
        buttons: [
          { text: "OK, I agree", kind: "accept" as const, layer: 1 as const },
          { text: words, kind: "other" as const, layer: 1 as const },
        ],
      };
      const waiting = { banner: asks, requests: [], cookies: [], storage: [] };
      const accept = { banner: asks, cookies: [adCookie] };
      expect(verdictOf(id, facts({ base: waiting, accept }))).toBe("passed");
      expect(verdictOf(id, facts({ base: { ...waiting, requests: [tracker] }, accept }))).toBe(
        "failed critical",
      );
      expect(verdictOf(id, facts({ base: { ...waiting, cookies: [cookie("zq81")] }, accept }))).toBe(
        "failed critical",
      );
    },
  );

  it("is uncertain without a banner when a cookie is unknown", () => {
    expect(verdictOf(id, facts({ base: { banner: null, cookies: [cookie("zq81")] } }))).toBe("uncertain");
  });
});

describe("statistics without consent", () => {
  const britain = createContext({ territories: ["GB"], now: NOW, demo: true });
  const both = createContext({ territories: ["GB", "EU"], now: NOW, demo: true });
  const british = createContext({ territories: ["GB", "US"], now: NOW, demo: true });
  const counted = { requests: [tracker], cookies: [cookie("_mly_id")], banner: null };
  const ids = ["web.consent.trackers-before", "web.consent.cookies-before", "web.consent.banner-present"];

  it.each(ids)("may be spared in the United Kingdom, which a person has to judge: %s", (id) => {
    const seen = facts({ base: counted, accept: counted });
    expect(verdictOf(id, seen, britain)).toBe("potential");
    expect(verdictOf(id, seen, british)).toBe("potential");
    expect(verdictOf(id, seen, both)).toBe("failed critical");
  });

  it.each(ids)("are not spared beside advertising: %s", (id) => {
    const ads = {
      ...counted,
      requests: [tracker, request("https://adreach.example/p")],
      cookies: [cookie("_mly_id"), adCookie],
    };
    expect(verdictOf(id, facts({ base: ads, accept: ads }), britain)).toBe("failed critical");
  });

  it("are told to go on after a refusal all the same", () => {
    const seen = facts({ reject: counted });
    expect(verdictOf("web.consent.reject-works", seen, britain)).toBe("failed critical");
  });
});

describe("web.consent.cookies-before", () => {
  const id = "web.consent.cookies-before";

  it.each([
    ["https://c.seznam.cz/retargeting?id=1", ".seznam.cz", "failed critical"],
    ["https://ads.linkedin.com/collect", ".linkedin.com", "failed critical"],
    ["https://bat.bing.com/action/0", ".bing.com", "failed critical"],
    ["https://www.seznam.cz/", ".seznam.cz", "potential"],
  ])(
    "tells a cookie of a company’s whole domain by the service that set it: %s",
    (setBy, domain, verdict) => {
      const mark = cookie("sid", { domain, setBy, shape: "id", lifetimeS: 3_000_000 });
      expect(verdictOf(id, facts({ base: { cookies: [mark] } }))).toBe(verdict);
    },
  );

  it("fails on analytics and advertising cookies, with the number and the table", () => {
    const finding = findingOf(id, facts({ base: { cookies: [adCookie, cookie("_mly_id"), cookie("sid")] } }));
    expect(finding).toMatchObject({ outcome: "failed", level: "critical" });
    expect(finding.summary).toEqual({
      en: "2 cookies for analytics, advertising or embedded tools were set before any choice.",
      cn: "在访客作出选择之前，已设置 2 个用于分析、广告或嵌入工具的 Cookie。",
    });
    expect(finding.evidence[0]).toMatchObject({ total: 2 });
    expect(finding.evidence[0]?.rows[0]).toMatchObject({
      cookie: "adr_uid",
      owner: "AdReach",
      purpose: "advertising",
      lifetimeMs: 33_696_000_000,
    });
    expect(finding.screenshots.map(({ blob }) => blob)).toEqual(["base-loaded"]);
  });

  it("passes when only necessary cookies are there", () => {
    const cookies = [cookie("PHPSESSID"), cookie("__Host-sid"), cookie("cookie_choice"), cookie("lang")];
    expect(verdictOf(id, facts({ base: { cookies } }))).toBe("passed");
  });

  it.each([
    ["SameSiteNoneInsecure", "failed critical"],
    ["UserPreferences", "failed critical"],
    ["SameSiteUnspecifiedTreatedAsLax", "failed critical"],
    ["InvalidDomain", "passed"],
    ["InvalidPrefix", "passed"],
    ["SameSiteLax", "passed"],
    ["UserPreferences,SameSiteStrict", "passed"],
  ])("counts a cookie that this browser refused where another may keep it: %s", (reason, verdict) => {
    const refused = { name: "IDE", domain: "doubleclick.net", reason, lifetimeS: 34_128_000 };
    expect(verdictOf(id, facts({ base: { blockedCookies: [refused] } }))).toBe(verdict);
    expect(
      verdictOf("web.consent.third-party-cookies-before", facts({ base: { blockedCookies: [refused] } })),
    ).toBe(verdict);
  });

  it.each(["InvalidDomain", "InvalidPrefix", "OverwriteSecure"])(
    "has no doubt about an unknown cookie that no browser keeps: %s",
    (reason) => {
      const refused = { name: "klient_uid", domain: "lipowa.example", reason, lifetimeS: 63_072_000 };
      expect(verdictOf(id, facts({ base: { blockedCookies: [refused] } }))).toBe("passed");
    },
  );

  it("is uncertain about a cookie no table knows", () => {
    expect(verdictOf(id, facts({ base: { cookies: [cookie("visitor_ref")] } }))).toBe("uncertain");
  });

  it("does not take a known tracking cookie for a session cookie by its name", () => {
    const finding = findingOf(id, facts({ base: { cookies: [cookie("_hjSessionUser_123")] } }));
    expect(finding.outcome).toBe("failed");
    expect(finding.evidence[0]?.rows[0]).toMatchObject({ owner: "Hotjar", purpose: "analytics" });
  });

  it("is uncertain when the first visit is incomplete, whatever it saw", () => {
    expect(verdictOf(id, without(facts({ base: { cookies: [adCookie] } }), "base"))).toBe("uncertain");
  });
});

describe("web.consent.third-party-cookies-before", () => {
  const id = "web.consent.third-party-cookies-before";

  it("fails on a third-party cookie", () => {
    expect(verdictOf(id, facts({ base: { cookies: [adCookie] } }))).toBe("failed critical");
  });

  it("counts tracking cookies that this browser refused", () => {
    const blockedCookies = [{ name: "IDE", domain: ".doubleclick.net", reason: "UserPreferences" }];
    const finding = findingOf(id, facts({ base: { blockedCookies } }));
    expect(finding.outcome).toBe("failed");
    expect(finding.evidence.map((entry) => entry.id)).toEqual(["refused"]);
  });

  it("takes the purpose from the owner of the domain when no table knows the name", () => {
    const of = (domain: string) => findingOf(id, facts({ base: { cookies: [cookie("zz", { domain })] } }));
    expect(of(".metricly.example").evidence[0]?.rows[0]).toMatchObject({ purpose: "analytics" });
    expect(of(".replaybox.example").evidence[0]?.rows[0]).toMatchObject({ purpose: "analytics" });
    expect(of(".adreach.example").evidence[0]?.rows[0]).toMatchObject({ purpose: "advertising" });
    expect(of(".lumen-cdn.example").outcome).toBe("uncertain");
  });

  it("leaves first-party cookies to the other check", () => {
    expect(verdictOf(id, facts({ base: { cookies: [cookie("_mly_id")] } }))).toBe("passed");
  });

  it("passes on a necessary third-party cookie", () => {
    const cookies = [cookie("__cf_bm", { domain: ".lumen-cdn.example" })];
    expect(verdictOf(id, facts({ base: { cookies } }))).toBe("passed");
  });

  it("is uncertain about an unknown cookie of an unknown host", () => {
    const cookies = [cookie("zz", { domain: ".nobody-knows.example" })];
    expect(verdictOf(id, facts({ base: { cookies } }))).toBe("uncertain");
  });
});

describe("web.consent.trackers-before", () => {
  const id = "web.consent.trackers-before";

  it.each([
    ["https://d1a2b3c4.cloudfront.net/e", "_ga", "potential"],
    ["https://storage.googleapis.com/bucket/e", "_fbp", "potential"],
    ["https://collect.webflow.com/e", "_pk_id.1.abcd", "potential"],
    ["https://collect.webflow.com/e", "PHPSESSID", "passed"],
    ["https://js.stripe.com/e", "_ga", "passed"],
  ])("weighs %s that is sent the value of %s by what it is told", (url, name, verdict) => {
    const { host } = new URL(url) as { host: string };
    const sent = request(url, { method: "POST", resourceType: "fetch" });
    const told = cookie(name, { shape: "id", lifetimeS: 31_536_000, sharedWith: [host] });
    expect(verdictOf(id, facts({ base: { requests: [sent], cookies: [told] } }))).toBe(verdict);
  });

  it.each([
    ["https://www.google.com/maps/embed?pb=1", "failed medium"],
    ["https://www.google.co.jp/maps/d/embed?mid=1", "failed medium"],
    ["https://yandex.ru/map-widget/v1/?ll=1", "failed medium"],
    ["https://frame.mapy.cz/s/abc", "failed medium"],
    ["https://www.google.com/recaptcha/api2/anchor?k=1", "passed"],
    ["https://policy.app.cookieinformation.com/uc.js", "passed"],
    ["https://cmp.inmobi.com/choice/a/choice.js", "passed"],
    ["https://fundingchoicesmessages.google.com/i/pub-1", "passed"],
  ])("tells the tool at %s by its path or host", (url, verdict) => {
    const requests = [request(url, { resourceType: "document", frameUrl: url })];
    expect(verdictOf(id, facts({ base: { requests } }))).toBe(verdict);
  });

  it("is potential where a host that serves all kinds keeps a mark of its own", () => {
    const url = "https://apps.webflow.com/frame";
    const mark = { domain: ".webflow.com", shape: "id" as const, lifetimeS: 15_811_200, setBy: url };
    const seen = (name: string, more = {}) =>
      facts({ base: { requests: [request(url)], cookies: [cookie(name, { ...mark, ...more })] } });
    expect(verdictOf(id, seen("wfq"))).toBe("potential");
    expect(verdictOf(id, seen("wfq", { lifetimeS: 1_800 }))).toBe("passed");
    expect(verdictOf(id, seen("wfq", { shape: "flag" }))).toBe("passed");
  });

  it("knows the counting of a platform that sites are rented from beside its other hosts", () => {
    const of = (url: string) => facts({ base: { requests: [request(url, { resourceType: "fetch" })] } });
    expect(verdictOf(id, of("https://monorail-edge.shopifysvc.com/unstable/produce_batch"))).toBe(
      "failed critical",
    );
    expect(verdictOf(id, of("https://frog.wix.com/p"))).toBe("failed critical");
    expect(verdictOf(id, of("https://cdn.shopify.com/s/files/logo.png"))).toBe("passed");
  });

  it("fails on a tracker and names it", () => {
    const finding = findingOf(id, facts({ base: { requests: [tracker, tracker] } }));
    expect(finding.summary.en).toBe("1 tracker was contacted before any choice: Metricly.");
    expect(finding.evidence[0]?.rows).toEqual([
      {
        host: "metricly.example",
        owner: "Metricly",
        category: "analytics",
        hq: "US",
        requests: 2,
        atMs: 400,
      },
    ]);
    expect(finding.evidence[0]?.columns.find(({ key }) => key === "category")?.labels).toEqual({
      analytics: { en: "Analytics", cn: "分析" },
    });
  });

  it("still lists the other third parties when it passes, earliest first", () => {
    const requests = [
      request("https://lumen-cdn.example/b.js", { atMs: 900 }),
      request("https://b.lumen.example/", { atMs: 500 }),
      request("https://a.lumen.example/", { atMs: 500 }),
    ];
    const finding = findingOf(id, facts({ base: { requests } }));
    expect(finding.outcome).toBe("passed");
    expect(finding.evidence[0]?.rows.map(({ host }) => host)).toEqual([
      "a.lumen.example",
      "b.lumen.example",
      "lumen-cdn.example",
    ]);
  });

  it("passes on a content network and on the site's own hosts", () => {
    const requests = [
      request("https://lumen-cdn.example/ui.js"),
      request("https://static.shop.example/a.js"),
    ];
    expect(verdictOf(id, facts({ base: { requests } }))).toBe("passed");
  });

  it("takes the site a redirect ends on for the site's own", () => {
    const requests = [request("https://cdn.othershop.example/a", { method: "POST" })];
    expect(verdictOf(id, facts({ base: { finalUrl: "https://www.othershop.example/", requests } }))).toBe(
      "passed",
    );
  });

  it("does not count a request that the page's own policy stopped", () => {
    const requests = [request("https://metricly.example/m.js", { blocked: "csp" })];
    expect(verdictOf(id, facts({ base: { requests } }))).toBe("passed");
  });

  it("counts a request that only this engine's own proxy refused", () => {
    const requests = [request("https://metricly.example/m.js", { blocked: "too_many_dials" })];
    expect(verdictOf(id, facts({ base: { requests } }))).toBe("failed critical");
  });

  it("never passes an unknown host: potential where it is sent data, else uncertain", () => {
    const ping = request("https://nobody-knows.example/t", { method: "POST", resourceType: "ping" });
    const gif = request("https://pixel.unbekannt.example/i.gif?uid=1", { resourceType: "image" });
    const file = request("https://nobody-knows.example/a.css", { resourceType: "stylesheet" });
    expect(verdictOf(id, facts({ base: { requests: [ping] } }))).toBe("potential");
    expect(verdictOf(id, facts({ base: { requests: [gif] } }))).toBe("potential");
    expect(verdictOf(id, facts({ base: { requests: [file] } }))).toBe("uncertain");
  });
});

describe("web.consent.storage-before", () => {
  const id = "web.consent.storage-before";
  const item = (key: string) => ({
    origin: "https://www.shop.example",
    kind: "localStorage" as const,
    key,
    valueMasked: "••",
  });

  it("fails on a tracking key", () => {
    expect(verdictOf(id, facts({ base: { storage: [item("_mly_visits"), item("cart")] } }))).toBe(
      "failed medium",
    );
  });

  it("passes on keys that are known, never on others", () => {
    expect(verdictOf(id, facts({ base: { storage: [item("cart")] } }))).toBe("passed");
    expect(verdictOf(id, facts({ base: { storage: [item("cart"), item("whatever")] } }))).toBe("uncertain");
    const unique = { ...item("besucher"), shape: "id" as const };
    expect(verdictOf(id, facts({ base: { storage: [unique] } }))).toBe("potential");
  });
});

describe("web.consent.reject-offered-first-layer", () => {
  const id = "web.consent.reject-offered-first-layer";
  const banner = (kind: "reject" | "settings", layer: 1 | 2) => ({
    platform: "generic",
    text: "",
    language: "en",
    buttons: [
      { text: "OK", kind: "accept" as const, layer: 1 as const },
      { text: "Other", kind, layer },
    ],
  });

  it("passes when the first layer rejects", () => {
    expect(verdictOf(id, facts())).toBe("passed");
  });

  it("fails when only a deeper layer rejects", () => {
    expect(verdictOf(id, facts({ base: { banner: banner("reject", 2) } }))).toBe("failed medium");
    expect(verdictOf(id, facts({ base: { banner: banner("settings", 1) } }))).toBe("failed medium");
  });

  it("is uncertain when no button could be read", () => {
    const empty = { ...banner("reject", 1), buttons: [] };
    expect(verdictOf(id, facts({ base: { banner: empty } }))).toBe("uncertain");
  });

  it("does not apply without a banner, unless the visit is incomplete", () => {
    expect(verdictOf(id, facts(noBanner))).toBe("not_applicable");
    expect(verdictOf(id, without(facts(noBanner), "base"))).toBe("uncertain");
  });
});

describe("web.consent.reject-works", () => {
  const id = "web.consent.reject-works";

  it("fails when a tracker still loads, although the banner closed", () => {
    const seen = facts({ base: { requests: [tracker, tracker] }, reject: { requests: [tracker] } });
    const finding = findingOf(id, seen);
    expect(finding).toMatchObject({ outcome: "failed", level: "critical" });
    expect(finding.summary.en).toBe("1 tracker still loads after “Reject” and a reload: Metricly.");
    expect(finding.evidence[0]?.rows[0]).toMatchObject({
      host: "metricly.example",
      owner: "Metricly",
      before: 2,
      after: 1,
    });
  });

  it("fails when only a tracking cookie remains", () => {
    expect(verdictOf(id, facts({ reject: { cookies: [cookie("_mly_id")] } }))).toBe("failed critical");
  });

  it.each([
    ["galetes.js", "Matomo Cloud", "lloc_galetes"],
    ["valg.js", "Hotjar", "butik_valg"],
    ["temoins.js", "Google Analytics", "mes_temoins"],
  ])(
    "a script of the site’s own that waits for “yes” and writes down “no” follows nobody: %s",
    (file, maker, name) => {
      const script = request(`${SITE}${file}`, { signature: maker });
      const answer = cookie(name, { setBy: script.url, shape: "text" });
      const after = (kept: typeof answer) =>
        facts({
          base: { requests: [script] },
          reject: { requests: [script], cookies: [kept] },
          accept: { requests: [script], cookies: [answer] },
        });
      expect(verdictOf(id, after(answer))).toBe("passed");
      expect(verdictOf(id, after({ ...answer, shape: "id", lifetimeS: 33_955_200 }))).toBe("failed critical");
    },
  );

  it("passes when nothing that tracks is left", () => {
    const seen = facts({ base: { requests: [tracker] }, reject: { cookies: [cookie("consent")] } });
    expect(verdictOf(id, seen)).toBe("passed");
  });

  it("is uncertain when the button was not pressed", () => {
    const choice = {
      wanted: "reject" as const,
      pressed: false,
      clicks: 0,
      method: "none",
      bannerGone: false,
    };
    expect(verdictOf(id, facts({ reject: { choice } }))).toBe("uncertain");
  });

  it("is uncertain when an unknown cookie remains", () => {
    expect(verdictOf(id, facts({ reject: { cookies: [cookie("zq81")] } }))).toBe("uncertain");
  });

  it("does not apply without a banner, although the visit that rejects is then incomplete", () => {
    expect(verdictOf(id, without(facts(noBanner), "reject", "no_banner"))).toBe("not_applicable");
  });
});

describe("web.consent.withdraw-link", () => {
  const id = "web.consent.withdraw-link";
  const link = (text: string) => ({ href: "https://www.shop.example/#c", text, inFooter: true });
  const choice = { wanted: "accept" as const, pressed: true, clicks: 1, method: "words", bannerGone: true };

  it.each(["Canviar de parer", "Koekjestrommel openen", "Changed my mind about measuring", ""])(
    "passes where what was pressed brought the question back, whatever it is called: “%s”",
    (wayBack) => {
      const accept = { links: [link(wayBack)] };
      expect(verdictOf(id, facts({ accept }))).toBe("potential");
      expect(verdictOf(id, facts({ accept: { ...accept, choice: { ...choice, wayBack } } }))).toBe("passed");
    },
  );

  it.each(["Cookie settings", "Cookie-Einstellungen", "Gérer mes cookies"])(
    "leaves a doubt where nothing came of pressing “%s”",
    (text) => {
      const dead = { links: [link(text)], choice: { ...choice, deadWays: ["Nach oben", text] } };
      expect(verdictOf(id, facts({ accept: dead }))).toBe("potential");
      const other = { ...dead, choice: { ...dead.choice, wayBack: "⚙" } };
      expect(verdictOf(id, facts({ accept: other }))).toBe("passed");
    },
  );

  it.each([
    "Cookie settings",
    "Manage cookies",
    "Cookie-Einstellungen",
    "Gérer mes cookies",
    "Cookie 设置",
    "隐私设置",
    "Stillingar á vafrakökum",
    "Поставки за колачиња",
    "Cilësimet e cookie-ve",
    "Keisti slapukų pasirinkimą",
    "Mainīt sīkdatņu izvēli",
    "Axustes de cookies",
    "إعدادات ملفات الارتباط",
    "إعدادات ملفات تعريف الارتباط",
    "تعديل خيارات الكوكيز",
    "कुकीज़ प्राथमिकताएँ",
    "सहमति बदलें",
    "Ändra mina kakval",
    "Meine Cookie-Wahl",
    "Cookiekeuze aanpassen",
    "Výběr cookies",
    "Küpsiste valik",
    "Cookieの選択",
    "Ваш выбор файлов cookie",
    "Gérer les témoins",
  ])("passes on the link %s", (text) =>
    expect(verdictOf(id, facts({ accept: { links: [link(text)] } }))).toBe("passed"),
  );

  it.each([
    "Vårt val av kakor",
    "Unsere Auswahl an Cookies",
    "Valda recept",
    "Choose your cookie box",
    "Cookie choices for gift boxes",
    "Cookies verwalten wir in Dosen",
    "Personnaliser mon coffret de cookies",
    "Preferencias: cajas de cookies",
    "Cookie keuze per doos",
  ])("does not take the link %s for a way back", (text) =>
    expect(verdictOf(id, facts({ accept: { links: [link(text)] } }))).not.toBe("passed"),
  );

  it.each([
    "Skift samtykke",
    "Zustimmung ändern",
    "Muuta evästevalintoja",
    "Analytics preferences",
    "Mon consentement",
    "Dienste verwalten",
    "Gérer les traceurs",
    "Manage vendors",
    "Zarządzaj usługami",
  ])("passes on the button %s", (text) =>
    expect(verdictOf(id, facts({ accept: { controls: [text] } }))).toBe("passed"),
  );

  it.each([
    "Modifier mes choix",
    "Auswahl ändern",
    "Cambiar mis preferencias",
    "Keuzes wijzigen",
    "Zmień wybór",
  ])("passes on %s in the page’s foot, not on one that leads elsewhere", (text) => {
    expect(verdictOf(id, facts({ accept: { links: [link(text)] } }))).toBe("passed");
    const away = { href: "https://www.shop.example/kitchens", text, inFooter: true };
    expect(verdictOf(id, facts({ accept: { links: [away] } }))).toBe("potential");
  });

  it.each(["I consent and send", "J’envoie avec mon consentement", "同意并提交"])(
    "does not take the button %s for one, which gives it",
    (text) => expect(verdictOf(id, facts({ accept: { controls: [text] } }))).toBe("potential"),
  );

  it("takes the bare word for one in a footer, not where it is what the site sells", () => {
    const cookies = (href: string, inFooter: boolean) =>
      facts({ accept: { links: [{ href, text: "Cookies", inFooter }] } });
    expect(verdictOf(id, cookies("https://www.shop.example/#cookies", true))).toBe("passed");
    expect(verdictOf(id, cookies("https://www.shop.example/shop/biscuits", false))).toBe("potential");
  });

  it.each(["Privacy policy", "Our best cookies", "Settings"])("does not take %s for one", (text) => {
    expect(verdictOf(id, facts({ accept: { links: [link(text)] } }))).toBe("potential");
  });

  it("is only a potential finding when no link is there", () => {
    expect(verdictOf(id, facts())).toBe("potential");
  });
});

describe("marks of tools that are set into the page", () => {
  it.each([
    ["JivoChat", "https://code.jivosite.com/widget/Qx7"],
    ["Subiz", "https://widget.subiz.net/sbz/app.js"],
    ["Channel Talk", "https://cdn.channel.io/plugin/ch-plugin-web.js"],
  ])("of %s need consent whatever they are called", (_, setBy) => {
    const seen = facts({ base: { cookies: [cookie("q7_seen", { setBy, shape: "flag" })] } });
    expect(verdictOf("web.consent.cookies-before", seen)).toBe("failed critical");
  });
});

describe("sessions of platforms", () => {
  it.each(["phpbb3_q7x2k_sid", "xf_session", "SSESS9c8d7e6f"])(
    "%s are necessary however long they live",
    (name) => {
      const session = cookie(name, { shape: "id", lifetimeS: 31_536_000 });
      expect(verdictOf("web.consent.cookies-before", facts({ base: { cookies: [session] } }))).toBe("passed");
    },
  );
});
