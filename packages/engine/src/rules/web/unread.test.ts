import { describe, expect, it } from "vitest";
import type { CookieFact, FormFact, PassFacts, WebsiteFacts } from "../../facts/types.ts";
import { createContext } from "../context.ts";
import {
  cookie,
  facts,
  findingOf,
  form,
  NOW,
  pass,
  policy,
  request,
  SITE,
  verdictOf,
} from "../testing/facts.ts";

/** What a rule has not recognised is never a reason to pass. */

const europe = createContext({ territories: ["EU"], now: NOW });
const america = createContext({ territories: ["US"], now: NOW });
const firstVisit = (base: Partial<PassFacts>, more: Partial<WebsiteFacts> = {}) =>
  facts(Object.fromEntries(["base", "reject", "accept", "gpc"].map((name) => [name, base])), more);

const unconsented = { banner: null, choice: null };
const GATEWAY = "https://k9x2.execute-api.sa-east-1.amazonaws.com/prod/pv";

describe("a host that its owner lets", () => {
  const told = request(GATEWAY, {
    method: "POST",
    resourceType: "fetch",
    body: '{"v":"7f••••9","u":"https://www.shop.example/health/depression"}',
  });
  const id = cookie("vis_", { shape: "id", lifetimeS: 63_072_000, sharedWith: [new URL(GATEWAY).hostname] });
  const followed = firstVisit({ ...unconsented, requests: [told], cookies: [id], pages: [] });

  it("is nobody known where somebody there is sent data", () => {
    expect(verdictOf("web.consent.trackers-before", followed, europe)).toBe("potential");
    expect(verdictOf("web.pixel.present", followed, europe)).toBe("uncertain");
    expect(verdictOf("web.replay.present", followed, europe)).toBe("uncertain");
  });

  it("is told of the page that stands in what it is sent", () => {
    expect(findingOf("web.tracking.url-leak", followed, europe).evidence[0]?.rows[0]).toMatchObject({
      page: "https://www.shop.example/health/depression",
    });
  });

  it("is the maker's where the requests are of its form", () => {
    const requests = [
      request("https://tags-abc-uc.a.run.app/g/collect?v=2&tid=G-1&cid=1.2&en=page_view", {
        resourceType: "ping",
      }),
    ];
    expect(findingOf("web.consent.trackers-before", firstVisit({ requests }), europe).summary.en).toContain(
      "Google Analytics",
    );
  });

  it("is a host for files where it gives files", () => {
    const requests = [request("https://d2x.cloudfront.net/a.css", { resourceType: "stylesheet" })];
    expect(verdictOf("web.consent.trackers-before", firstVisit({ requests }), europe)).toBe("passed");
  });

  it("may be the site's own server where it is sent what tells no visitor", () => {
    const requests = [
      request(GATEWAY, { method: "POST", resourceType: "fetch", body: '{"query":"prices"}' }),
    ];
    expect(verdictOf("web.consent.trackers-before", firstVisit({ requests }), europe)).toBe("uncertain");
  });
});

describe("an identifier", () => {
  const of = (more: Partial<CookieFact>) =>
    verdictOf(
      "web.consent.cookies-before",
      firstVisit({ ...unconsented, cookies: [cookie("visitor_session", { shape: "id", ...more })] }),
      europe,
    );

  it("that lives for years or is told to others is no session, whatever it is called", () => {
    expect(of({ lifetimeS: 63_072_000 })).toBe("potential");
    expect(of({ lifetimeS: null, sharedWith: ["t.nobody.example"] })).toBe("potential");
    expect(of({ lifetimeS: null })).toBe("passed");
  });

  it("of the site's own answer may be its session under any name", () => {
    const seen = (more: Partial<CookieFact>) =>
      verdictOf("web.cookie.flags", firstVisit({ cookies: [cookie("relace", { shape: "id", ...more })] }));
    expect(seen({ httpOnly: false })).toBe("potential");
    expect(seen({})).toBe("not_applicable");
    expect(seen({ httpOnly: false, lifetimeS: 86_400 })).toBe("not_applicable");
  });

  it("that a collector of the site's own sets may be told to anybody", () => {
    const url = "https://q.shop.example/z";
    const own = firstVisit({
      requests: [request(url, { method: "POST", resourceType: "fetch" })],
      cookies: [cookie("_qz", { domain: ".shop.example", shape: "id", lifetimeS: 31_536_000, setBy: url })],
    });
    expect(verdictOf("web.tracking.first-party-disguise", own, europe)).toBe("uncertain");
    expect(verdictOf("web.tracking.first-party-disguise", facts(), europe)).toBe("passed");
  });

  it("in the path to a host of files is one all the same", () => {
    const hash = request("https://d3k.cloudfront.net/i/AB••••.gif", {
      resourceType: "image",
      identifiers: [{ key: "", kind: "d_email", encoding: "sha256", location: "in_path", typed: "email" }],
    });
    expect(verdictOf("web.pixel.hashed-identifiers", firstVisit({ requests: [hash] }), europe)).toBe(
      "failed critical",
    );
  });
});

describe("a banner", () => {
  const button = (text: string, kind: "accept" | "reject" | "settings" | "other" | "close") => ({
    text,
    kind,
    layer: 1 as const,
    look: { width: 120, height: 40, fontPx: 16, contrast: 8, fill: 5, plain: false },
  });
  const asked = (banner: Partial<NonNullable<PassFacts["banner"]>>, refusal: Partial<PassFacts> = {}) => {
    const whole = { ...pass("base").banner, ...banner } as NonNullable<PassFacts["banner"]>;
    return facts({ base: { banner: whole }, reject: { banner: whole, ...refusal } });
  };

  it("whose other button is in unread words may let nobody refuse", () => {
    const seen = asked({ buttons: [button("OK", "accept"), button("tuilleadh", "other")] });
    expect(verdictOf("web.consent.banner-present", seen)).toBe("uncertain");
  });

  it("that stays when “reject” is pressed was not shown to refuse at once", () => {
    const choice = {
      wanted: "reject" as const,
      pressed: true,
      clicks: 1,
      method: "words",
      bannerGone: false,
    };
    expect(verdictOf("web.consent.reject-offered-first-layer", asked({}, { choice }))).toBe("uncertain");
    expect(verdictOf("web.consent.reject-offered-first-layer", asked({}))).toBe("passed");
    const kept = { choice, cookies: [cookie("choice", { shape: "flag" })] };
    expect(verdictOf("web.consent.reject-offered-first-layer", asked({}, kept))).toBe("passed");
  });

  const box = { checked: true, disabled: false, layer: 2 as const };
  it.each([
    ["Marketing (nicht notwendig)", undefined, "failed medium"],
    ["Non-essential cookies", undefined, "failed medium"],
    ["Cookies non nécessaires", undefined, "failed medium"],
    ["Strictly necessary", undefined, "not_applicable"],
    ["Cookies für Anzeigen", "Ja", "failed medium"],
    ["Cookies für Anzeigen", "Nein", "passed"],
    ["Cookies für Anzeigen", "ja-tuilleadh", "uncertain"],
  ])("with %s, answered %s beforehand: %s", (text, answer, verdict) => {
    const seen = asked({ boxes: [{ ...box, text, ...(answer && { answer }) }] });
    expect(verdictOf("web.consent.no-preticked", seen)).toBe(verdict);
  });

  it("whose buttons are unread has boxes that are", () => {
    const seen = asked({ buttons: [button("OK", "accept"), button("tuilleadh", "other")], boxes: [] });
    expect(verdictOf("web.consent.no-preticked", seen)).toBe("uncertain");
  });

  it.each(["Data centres", "Tracking options for freight", "Your privacy", "Your data center"])(
    "leaves no way back by “%s”",
    (text) => {
      const links = [{ href: `${SITE}x`, text, inFooter: true }];
      expect(verdictOf("web.consent.withdraw-link", facts({ accept: { links } }))).toBe("potential");
    },
  );
});

describe("a signal", () => {
  it.each([
    [{ tcf: "3.whatever" }, "uncertain"],
    [{ usp: "yes" }, "uncertain"],
    [{ usp: "1YNN" }, "passed"],
  ])("of an unread form says nothing: %o", (consentStrings, verdict) => {
    expect(verdictOf("web.consent.signals", facts({ base: { consentStrings } }), europe)).toBe(verdict);
  });
});

describe("a policy", () => {
  const ga = request("https://www.google-analytics.com/g/collect?v=2", { resourceType: "ping" });
  const seen = (text: string, language: string) =>
    verdictOf(
      "web.policy.discloses-recipients",
      firstVisit({ requests: [ga] }, policy(text, language)),
      europe,
    );

  it.each([
    ["We never pass your details to Google.", "en"],
    ["Webanalitikai szolgáltatót nem veszünk igénybe, a Google szolgáltatásait nem használjuk.", "hu"],
    ["Wir setzen keine Webanalyse ein, auch nicht Google Analytics.", "de"],
    ["Nous n’utilisons aucun prestataire d’analyse, ni Google Analytics.", "fr"],
  ])("that names a recipient to deny it tells of none: %s", (text, language) => {
    expect(seen(text, language)).toBe("potential");
  });

  it("that denies one thing and tells of the other names the other", () => {
    expect(seen("We do not sell your data, but we use Google Analytics.", "en")).toBe("passed");
  });

  it.each([
    ["th", "เราเปิดเผยข้อมูลแก่ LINE Corporation"],
    ["ar", "نشارك البيانات مع LINE Corporation"],
    ["hi", "हम आपकी जानकारी LINE Corporation के साथ साझा करते हैं"],
  ])("in %s that names one company in Latin letters and not the other leaves it out", (language, text) => {
    const line = request("https://tr.line.me/tag.gif?e=pv", { resourceType: "image" });
    const tiktok = request("https://analytics.tiktok.com/i18n/pixel/events.js");
    const said = (...requests: (typeof line)[]) =>
      verdictOf("web.policy.discloses-recipients", firstVisit({ requests }, policy(text, language)), europe);
    expect(said(line, tiktok)).toBe("potential");
    expect(said(tiktok)).toBe("uncertain");
  });

  it("was not sought for vendors that nobody knows", () => {
    const unknown = request("https://c.nobody.example/c", { method: "POST", resourceType: "ping" });
    const said = verdictOf(
      "web.policy.discloses-recipients",
      firstVisit({ requests: [unknown] }, policy("We use data.")),
      europe,
    );
    expect(said).toBe("uncertain");
  });

  it("that says nothing of data may be another page", () => {
    const page = (text: string) => verdictOf("web.policy.link", facts({}, policy(text, "en-AU")));
    expect(page("Curtains, blinds and screens for every window.")).toBe("uncertain");
    expect(page("We keep your data safe.")).toBe("passed");
    expect(page("We never sell your details. You may ask for access to them.")).toBe("passed");
  });

  it("of a tool on the page is not the site's", () => {
    const links = [{ href: "https://policies.google.com/privacy", text: "Privacy Policy", inFooter: false }];
    expect(verdictOf("web.policy.link", facts({ base: { links } }))).toBe("failed critical");
  });
});

describe("an advertiser that no table calls a pixel", () => {
  it("may have one where it is told of the visit", () => {
    const requests = [
      request("https://ads.undertone.com/px?ev=PageView&loc=x", { resourceType: "image" }),
      request("https://cdn.undertone.com/tag.js"),
    ];
    expect(verdictOf("web.pixel.present", firstVisit({ requests }), america)).toBe("potential");
    expect(verdictOf("web.pixel.present", firstVisit({ requests: requests.slice(1) }), america)).toBe(
      "passed",
    );
  });
});

describe("a header", () => {
  const sent = (check: string, name: string, value: string, more: Partial<PassFacts> = {}) =>
    verdictOf(check, facts({ base: { responseHeaders: [{ name, value }], ...more } }));

  it.each([
    ["geolocation=*, camera=*", "failed low"],
    ["interest-cohort=()", "failed low"],
    ["camera 'none'", "failed low"],
    ["camera=(), geolocation=*", "passed"],
    ["geolocation=(self)", "passed"],
  ])("that limits nothing limits nothing: permissions-policy %s is %s", (value, verdict) => {
    expect(sent("web.hdr.permissions", "permissions-policy", value)).toBe(verdict);
  });

  it.each([
    ["max-age=63072000 includeSubDomains", "failed medium"],
    ["max-age=63072000; includeSubDomains; preload", "passed"],
    ['max-age="31536000"', "passed"],
  ])("that browsers cannot read protects nobody: %s is %s", (value, verdict) => {
    expect(sent("web.hdr.hsts", "strict-transport-security", value)).toBe(verdict);
  });

  it("sent twice with the same words holds", () => {
    expect(sent("web.hdr.frame", "x-frame-options", "SAMEORIGIN, SAMEORIGIN")).toBe("passed");
    expect(sent("web.hdr.frame", "x-frame-options", "SAMEORIGIN, ALLOWALL")).toBe("failed medium");
  });

  it("counts after what the page itself says in older words", () => {
    const metaHeaders = [{ name: "referrer-policy", value: "always" }];
    expect(sent("web.hdr.referrer", "referrer-policy", "no-referrer", { metaHeaders })).toBe("failed low");
    expect(sent("web.hdr.referrer", "referrer-policy", "no-referrer")).toBe("passed");
  });

  it.each([
    ["x-powered-cms", "Bitrix Site Manager 22.100.500"],
    ["via", "1.1 cache (squid/4.10)"],
    ["x-jenkins", "2.401"],
  ])("of any name may give a version away: %s", (name, value) => {
    expect(sent("web.exposed.version", name, name === "x-jenkins" ? `Jenkins ${value}` : value)).toBe(
      "failed low",
    );
  });
});

describe("a form", () => {
  const field = (more: Partial<FormFact["fields"][number]>) => ({
    type: "text",
    name: "f2",
    autocomplete: "",
    ...more,
  });
  const asks = (language: string, more: Partial<FormFact["fields"][number]>) =>
    verdictOf(
      "web.form.minimisation",
      facts({ base: { language, forms: [form({ fields: [field(more)] })] } }),
    );

  it("asks for what stands beside its fields", () => {
    expect(asks("pt-BR", { label: "Data de nascimento" })).toBe("potential");
    expect(asks("de", { label: "Geburtsdatum" })).toBe("potential");
    expect(asks("en", { label: "Your pet" })).toBe("passed");
  });

  it("in a language that is not read may ask for anything", () => {
    expect(asks("bn", { label: "জন্ম তারিখ" })).toBe("uncertain");
    expect(asks("bn", { type: "email", label: "ইমেইল" })).toBe("passed");
  });
});

describe("a page for children", () => {
  const ad = request("https://securepubads.g.doubleclick.net/ads", { resourceType: "image" });
  const said = (base: Partial<PassFacts>) =>
    verdictOf("web.child.trackers", firstVisit({ requests: [ad], ...base }), america);

  it.each([
    [{ opening: "New games every Friday, made for ages 4 to 7." }, "potential"],
    [{ opening: "Spiele für 4 bis 7 Jährige." }, "potential"],
    [{ opening: "Wine for ages 18 to 99." }, "not_applicable"],
    [{ links: [{ href: `${SITE}c`, text: "Coloring pages", inFooter: false }] }, "potential"],
    [{ links: [{ href: `${SITE}c`, text: "Kleurplaten", inFooter: false }] }, "potential"],
    [{ opening: "Yarn and needles." }, "not_applicable"],
    [{ opening: "노래와 놀이로 배우는 어린이 영어 교실입니다." }, "potential"],
    [{ opening: "5세부터 9세까지 함께 놀아요." }, "potential"],
    [{ opening: "3歳から6歳までの教室です。" }, "potential"],
    [{ opening: "Angielski dla dzieci przez zabawę." }, "potential"],
    [{ opening: "Çocuklar için oyunlar ve masallar." }, "potential"],
    [{ opening: "Music lessons for children and adults." }, "not_applicable"],
    [{ opening: "Kurse für Kinder, Jugendliche und Erwachsene." }, "not_applicable"],
    [{ opening: "Our dentists are kind to children." }, "not_applicable"],
  ])("says so by more than its title: %o is %s", (base, verdict) => {
    expect(said(base)).toBe(verdict);
  });
});

describe("what is sent while something is typed", () => {
  const typing = [{ pageUrl: SITE, fields: 1, fromMs: 100, toMs: 900 }];
  const forms = [form({ fields: [{ type: "email", name: "email", autocomplete: "" }] })];
  const sent = (body: string, atMs = 500) =>
    verdictOf(
      "web.keystroke.capture",
      facts({
        base: {
          pages: [],
          typing,
          forms,
          requests: [
            request("https://r.nobody.example/r", { method: "POST", resourceType: "fetch", body, atMs }),
          ],
        },
      }),
    );

  it("may hold it where it cannot be read", () => {
    expect(sent("H4sIAAAAAAAAA6tWKkktLlGyUlAqLs4sVrICAA")).toBe("uncertain");
    expect(sent("\u001f\ufffd\u0008 binary bytes of some length")).toBe("uncertain");
    expect(sent('{"event":"scroll","depth":40,"page":"/"}')).toBe("passed");
    expect(sent("H4sIAAAAAAAAA6tWKkktLlGyUlAqLs4sVrICAA", 5_000)).toBe("passed");
  });
});
