import { describe, expect, it } from "vitest";
import type { RequestFact } from "../../../facts/types.ts";
import { createContext } from "../../context.ts";
import {
  cookie,
  facts,
  findingOf,
  form,
  NOW,
  request,
  SITE,
  verdictOf,
  without,
} from "../../testing/facts.ts";

const pages = [{ url: SITE, kind: "start" as const, status: 200, title: "Shop", textLength: 400 }];
const on = (requests: RequestFact[]) => facts({ base: { requests, pages, fingerprinting: [], forms: [] } });

describe("web.tracking.first-party-disguise", () => {
  const id = "web.tracking.first-party-disguise";

  it("fails on a vendor behind an own host, by name, by form and by content", () => {
    const named = request("https://metrics.shop.example/b/x");
    const aliases = { "metrics.shop.example": ["shop.omtrdc.net"] };
    expect(verdictOf(id, { ...on([named]), aliases })).toBe("failed medium");
    expect(verdictOf(id, on([request("https://www.shop.example/tr/?id=12345678&ev=PageView")]))).toBe(
      "failed medium",
    );
    expect(verdictOf(id, on([request("https://www.shop.example/a.js", { signature: "Hotjar" })]))).toBe(
      "failed medium",
    );
  });

  it("leaves it to a person who runs what the site may run itself", () => {
    const own = request("https://www.shop.example/stats.js", { signature: "Matomo" });
    expect(verdictOf(id, on([own]))).toContain("potential");
  });

  it("leaves alone a script of its own that sends to its vendor by name", () => {
    const script = request("https://www.shop.example/olcum.js", { signature: "Google Analytics" });
    const sent = (more: Partial<RequestFact>) =>
      on([script, request("https://region1.google-analytics.com/g/collect?v=2&cid=1", more)]);
    expect(verdictOf(id, sent({ initiator: [script.url] }))).toBe("passed");
    expect(verdictOf(id, sent({ initiator: ["https://www.shop.example/other.js"] }))).toBe("failed medium");
  });

  it.each(["PostHog", "Mixpanel", "Amplitude"])(
    "code of %s that waits in a bundle contacts nobody",
    (maker) => {
      const before = "web.consent.trackers-before";
      const bundle = request("https://www.shop.example/assets/index.js", { signature: maker });
      const from = { initiator: [bundle.url] };
      const seen = (...more: RequestFact[]) => verdictOf(before, on([bundle, ...more]));
      expect(seen()).toBe("passed");
      expect(seen(request("https://www.shop.example/api/cart", { ...from, resourceType: "fetch" }))).toBe(
        "passed",
      );
      const collected = { ...from, resourceType: "fetch", method: "POST", body: "token=phc_a&distinct_id=1" };
      expect(seen(request("https://www.shop.example/in/i/v0/e/", collected))).toBe("failed critical");
      expect(seen(request("https://www.shop.example/x", { ...from, resourceType: "ping" }))).toBe(
        "failed critical",
      );
      expect(
        verdictOf(
          before,
          facts({ base: { requests: [bundle], cookies: [cookie("zq", { setBy: bundle.url })] } }),
        ),
      ).toBe("failed critical");
    },
  );

  it("is potential where the operator may run it, and passes on what is the site's own", () => {
    const matomo = request("https://www.shop.example/m/matomo.php?idsite=1&rec=1", { resourceType: "image" });
    expect(verdictOf(id, on([matomo]))).toBe("potential");
    expect(verdictOf("web.consent.trackers-before", on([matomo]))).toBe("failed critical");
    expect(verdictOf(id, on([request("https://www.shop.example/api/orders")]))).toBe("passed");
  });
});

describe("web.tracking.streams", () => {
  const id = "web.tracking.streams";

  it.each(["websocket", "ping", "eventsource"])(
    "fails on a tracker by %s, is potential on nobody known",
    (resourceType) => {
      expect(verdictOf(id, on([request("https://metricly.example/s", { resourceType })]))).toBe(
        "failed medium",
      );
      expect(verdictOf(id, on([request("https://niemand.example/s", { resourceType })]))).toBe("potential");
      expect(verdictOf(id, on([request("https://www.shop.example/s", { resourceType })]))).toBe("passed");
    },
  );
});

it("passes streams that only follow consent, unless nobody knows to whom", () => {
  const after = (url: string) => facts({ accept: { requests: [request(url, { resourceType: "ping" })] } });
  const id = "web.tracking.streams";
  expect(verdictOf(id, after("https://metricly.example/s"))).toBe("passed");
  expect(findingOf(id, after("https://metricly.example/s")).evidence[0]?.total).toBe(1);
  expect(verdictOf(id, after("https://niemand.example/s"))).toBe("potential");
});

describe("web.keystroke.capture", () => {
  const id = "web.keystroke.capture";
  const typed = (url: string, what: "email" | "word" | "password") =>
    request(url, {
      identifiers: [{ key: "v", kind: "d_email", encoding: "sha256", location: "in_body", typed: what }],
    });

  it("fails where somebody else reads along, not where the site's own search does", () => {
    expect(verdictOf(id, on([typed("https://niemand.example/k", "email")]))).toBe("failed critical");
    expect(verdictOf(id, on([typed("https://metricly.example/k", "word")]))).toBe("failed critical");
    expect(verdictOf(id, on([typed("https://suche.example/q", "word")]))).toBe("potential");
    expect(verdictOf(id, on([typed("https://www.shop.example/q", "word")]))).toBe("passed");
  });

  it("counts what is typed into fields for passwords, and into areas that are no fields", () => {
    expect(verdictOf(id, on([typed("https://suche.example/q", "password")]))).toBe("failed critical");
    expect(verdictOf(id, on([typed("https://www.shop.example/q", "password")]))).toBe("potential");
    const typing = (fields: number) => [{ pageUrl: SITE, fields, fromMs: 1, toMs: 2 }];
    expect(verdictOf(id, facts({ base: { pages, forms: [], typing: typing(1) } }))).toBe("passed");
    expect(verdictOf(id, facts({ base: { pages, forms: [], typing: typing(0) } }))).toBe("not_applicable");
    const forms = [form({ fields: [{ type: "password", name: "p", autocomplete: "" }], hasPassword: true })];
    expect(verdictOf(id, facts({ base: { pages, forms, typing: typing(0) } }))).toBe("uncertain");
  });

  it("fails where a vendor reads along behind a name of the site’s own", () => {
    const aliases = { "m7.shop.example": ["shop.omtrdc.net"] };
    expect(verdictOf(id, { ...on([typed("https://m7.shop.example/q", "word")]), aliases })).toBe(
      "failed critical",
    );
  });

  it("is potential where somebody is asked again and again while something is typed", () => {
    const forms = [form({ fields: [{ type: "text", name: "q", autocomplete: "" }] })];
    const typing = [{ pageUrl: "https://www.shop.example/", fields: 1, fromMs: 1000, toMs: 1200 }];
    const keys = (count: number, atMs: number) =>
      Array.from({ length: count }, () =>
        request("https://niemand.example/k", { resourceType: "fetch", method: "POST", atMs }),
      );
    const said = (requests: RequestFact[]) =>
      verdictOf(id, facts({ base: { pages, forms, typing, requests } }));
    expect(said(keys(12, 1100))).toBe("potential");
    expect(said(keys(3, 1100))).toBe("passed");
    expect(said(keys(12, 5000))).toBe("passed");
  });

  it("adds no visits up: who sends now and then reads no keys", () => {
    const forms = [form({ fields: [{ type: "text", name: "q", autocomplete: "" }] })];
    const typing = [{ pageUrl: "https://www.shop.example/", fields: 1, fromMs: 1000, toMs: 1200 }];
    const requests = Array.from({ length: 4 }, () =>
      request("https://niemand.example/k", { resourceType: "fetch", method: "POST", atMs: 1100 }),
    );
    const visit = { pages, forms, typing, requests };
    expect(verdictOf(id, facts({ base: visit, reject: visit, accept: visit, gpc: visit }))).toBe("passed");
  });

  it("adds no pages of a visit up", () => {
    const forms = [form({ fields: [{ type: "text", name: "q", autocomplete: "" }] })];
    const times = [1000, 9000, 19000];
    const typing = times.map((fromMs) => ({
      pageUrl: `https://www.shop.example/${fromMs}`,
      fields: 1,
      fromMs,
      toMs: fromMs + 200,
    }));
    const requests = times.flatMap((atMs) =>
      Array.from({ length: 4 }, () =>
        request("https://niemand.example/k", { resourceType: "fetch", method: "POST", atMs }),
      ),
    );
    expect(verdictOf(id, facts({ base: { pages, forms, typing, requests } }))).toBe("passed");
  });

  it("is uncertain where nothing could be typed", () => {
    const forms = [form({ fields: [{ type: "text", name: "q", autocomplete: "" }] })];
    const typing = [{ pageUrl: "https://www.shop.example/", fields: 0, fromMs: 1, toMs: 2 }];
    expect(verdictOf(id, facts({ base: { pages, forms, typing } }))).toBe("uncertain");
  });

  it("does not apply without a field, and says nothing of facts from before", () => {
    expect(verdictOf(id, on([]))).toBe("not_applicable");
    const fields = [form({ fields: [{ type: "text", name: "q", autocomplete: "" }] })];
    expect(verdictOf(id, facts({ base: { pages, forms: fields } }))).toBe("passed");
    expect(verdictOf(id, facts())).toBe("uncertain");
  });
});

describe("web.fingerprint.device", () => {
  const id = "web.fingerprint.device";
  const script = (apis: string[]) => [{ scriptUrl: "https://niemand.example/f.js", apis, reads: 3 }];

  it("fails on several ways, is potential on one, passes on none", () => {
    expect(verdictOf(id, facts({ base: { fingerprinting: script(["canvas", "webgl"]) } }))).toBe(
      "failed medium",
    );
    expect(verdictOf(id, facts({ base: { fingerprinting: script(["webgl"]) } }))).toBe("potential");
    expect(verdictOf(id, facts({ base: { fingerprinting: script(["worker"]) } }))).toBe("uncertain");
    expect(verdictOf(id, facts({ base: { fingerprinting: [] } }))).toBe("passed");
    expect(verdictOf(id, facts())).toBe("uncertain");
  });

  it("says of a worker that it could read the device, and counts nothing that was not seen", () => {
    const [table] = findingOf(id, facts({ base: { fingerprinting: script(["worker"]) } })).evidence;
    expect(table?.title.en).toBe("Workers that could read it");
    expect(table?.columns).not.toContain("requests");
  });
});

describe("web.tracking.url-leak", () => {
  const id = "web.tracking.url-leak";
  const told = (page: string) =>
    on([request(`https://adreach.example/p?dl=${encodeURIComponent(page)}`, { resourceType: "image" })]);

  it("fails on personal data or tokens, is potential on a sensitive subject", () => {
    expect(verdictOf(id, told("https://www.shop.example/konto?email=an••••••er"))).toBe("failed medium");
    expect(verdictOf(id, told("https://www.shop.example/r?token=ab"))).toBe("failed medium");
    expect(verdictOf(id, told("https://www.shop.example/ratgeber/depression"))).toBe("potential");
    expect(verdictOf(id, told("https://www.shop.example/brot"))).toBe("passed");
    const referrer = request("https://adreach.example/p", {
      referrer: "https://www.shop.example/x?email=a••",
    });
    expect(verdictOf(id, on([referrer]))).toBe("failed medium");
  });

  it.each([
    "conditions/hepatitis-c",
    "leukaemia",
    "lebererkrankung/zirrhose",
    "migraña",
    "rakovina",
    "がん-相談",
    "clinic/atopic-dermatitis",
    "behandlung/neurodermitis-ekzem",
    "leczenie/łuszczyca",
    "클리닉/천식",
    "болезни/подагра",
    "conditions/gout",
    "aandoeningen/jicht",
    "hastalıklar/gut",
    "maladies/goutte",
    "lechenie/parodontit",
    "услуги/пародонтит",
    "علاج/السكري",
    "usluge/neplodnost",
    "teenused/diabeedi-ravi",
    "tjenester/barnløshet",
  ])("knows the illness in %s", (path) => {
    expect(verdictOf(id, told(`https://www.shop.example/${path}`))).toBe("potential");
  });

  it.each([
    "nos-services/chirurgie-de-la-main",
    "treatments/root-canal",
    "leistungen/kardiologie",
    "tedavilerimiz/implant",
    "услуги/проктология",
    "진료과목/피부과",
    "診療科/泌尿器科",
  ])("knows that %s of a clinic tells of who reads it, and of no clinic does not", (path) => {
    const clinic = createContext({ territories: ["EU"], now: NOW, demo: true, sector: "health" });
    const page = `https://www.shop.example/${path}`;
    expect(verdictOf(id, told(page), clinic)).toBe("potential");
    expect(verdictOf(id, told(page))).toBe("passed");
  });

  it.each(["services", "leistungen/", "kontakt/anfahrt", "news/neue-praxis", "team/dr-klein"])(
    "finds no treatment in %s of a clinic",
    (path) => {
      const clinic = createContext({ territories: ["EU"], now: NOW, demo: true, sector: "health" });
      expect(verdictOf(id, told(`https://www.shop.example/${path}`), clinic)).toBe("passed");
    },
  );

  it.each([
    "conditions/generales-de-vente",
    "conditions",
    "menu/allergens",
    "speisekarte/allergene",
    "designer/acne-studios",
    "klachten/indienen",
    "beschwerden/einreichen",
  ])("takes %s for no illness", (path) => {
    expect(verdictOf(id, told(`https://www.shop.example/${path}`))).toBe("passed");
  });

  it.each([
    ["Лечение на пародонтит", "/p/112"],
    ["علاج السكري", "/ilaj/3"],
    ["Depression", "/themen/7"],
    ["Neplodnost", "/storitve/n"],
    ["糖尿病", "/menu/2"],
  ])("knows that a link calls a page %s", (text, path) => {
    const page = `https://www.shop.example${path}`;
    const requests = [
      request(`https://adreach.example/p?dl=${encodeURIComponent(page)}`, { resourceType: "image" }),
    ];
    const links = [{ href: page, text, inFooter: false }];
    expect(verdictOf(id, facts({ base: { pages, requests, links } }))).toBe("potential");
    const elsewhere = [{ href: `${page}0`, text, inFooter: false }];
    expect(verdictOf(id, facts({ base: { pages, requests, links: elsewhere } }))).toBe("passed");
    const start = [{ href: "https://www.shop.example/", text, inFooter: false }];
    expect(verdictOf(id, facts({ base: { pages, requests, links: start } }))).toBe("passed");
  });

  it.each([
    "termin?beschwerde=parodontitis&versicherung=privat",
    "search?q=depression",
    "hold?diagnose=sukkersyge",
    "cita?motivo=embarazo",
    "wizyta?choroba=grypa",
    "#/join?orientation=gay",
    "予約?症状=頭痛",
  ])("knows what was asked or answered in %s", (path) => {
    expect(verdictOf(id, told(`https://www.shop.example/${path}`))).toBe("potential");
  });

  it.each([
    "registro?correo=la••••es&utm_source=x",
    "konto?geburtsdatum=19••••12",
    "予約?shimei=佐••••子",
    "aanvraag?telefoon=06••••78",
    "perfil/la••••••es",
    "用户/佐••••jp/设置",
  ])("is potential where a link of the site holds a person’s data: %s", (path) => {
    const links = [{ href: `https://www.shop.example/${path}`, text: "x", inFooter: false }];
    const requests = [request("https://adreach.example/p", { resourceType: "image" })];
    expect(verdictOf(id, facts({ base: { pages, requests, links } }))).toBe("potential");
  });

  it.each([
    "https://www.shop.example/brot?nonce=8f••••21",
    "https://www.shop.example/brot?session_id=8f••••21",
    "https://www.shop.example/brot?telefon=",
    "https://www.shop.example/datei/8f••••••••••••21/anlage",
    "https://www.shop.example/weiter/ey••••••••••••9Q",
    "https://mail.other.example/share?email=la••••es",
  ])("passes over a link that holds nobody’s, or is not the site’s: %s", (href) => {
    const links = [{ href, text: "x", inFooter: false }];
    const requests = [request("https://adreach.example/p", { resourceType: "image" })];
    expect(verdictOf(id, facts({ base: { pages, requests, links } }))).toBe("passed");
  });

  it.each(["cuenta?correo=a", "konto?nachname=Huber", "compte?prénom=Zoé", "#/moje?pesel=1", "x?e-mail=a"])(
    "knows the personal field in %s",
    (path) => {
      expect(verdictOf(id, told(`https://www.shop.example/${path}`))).toBe("failed medium");
    },
  );

  it.each(["shop?condition=new&size=m", "?utm_campaign=therapy&utm_source=x", "liste?sort=preis#seite=2"])(
    "finds nothing of a person in %s",
    (path) => {
      expect(verdictOf(id, told(`https://www.shop.example/${path}`))).toBe("passed");
    },
  );

  it.each(["delivery", "migration", "terms-and-conditions", "rumours", "diagnostics", "adrenaline"])(
    "finds no illness in %s",
    (path) => {
      expect(verdictOf(id, told(`https://www.shop.example/${path}`))).toBe("passed");
    },
  );
});

describe("web.child.trackers", () => {
  const id = "web.child.trackers";
  const seen = on([request("https://adreach.example/t.js")]);

  it("fails where the object is for children, is potential where its title says so", () => {
    const context = createContext({ territories: ["US"], now: NOW, demo: true, sector: "children" });
    expect(verdictOf(id, seen, context)).toBe("failed critical");
    expect(verdictOf(id, facts({ base: { title: "儿童故事", requests: seen.passes.base?.requests } }))).toBe(
      "potential",
    );
    expect(
      verdictOf(id, facts({ base: { title: "Kinderspiele", requests: seen.passes.base?.requests } })),
    ).toBe("potential");
    expect(verdictOf(id, seen)).toBe("not_applicable");
  });

  describe("of a site for anybody with a part for children", () => {
    const later = (path: string, atMs: number, more: object = {}) => ({
      ...{ url: `${SITE}${path}`, kind: "other" as const, status: 200, title: "Museum", textLength: 400 },
      atMs,
      ...more,
    });
    const link = { href: `${SITE}kids-corner`, text: "Kids’ corner", inFooter: false };
    const museum = (trackerAtMs: number, visited: object[], links = [link]) =>
      facts({
        base: {
          title: "Museum",
          links,
          pages: [...pages, ...visited] as typeof pages,
          requests: [request("https://adreach.example/t.js", { atMs: trackerAtMs })],
        },
      });
    const both = [later("visit", 3_000), later("kids-corner", 6_000, { title: "Kids’ corner" })];

    it("is potential where a tracker runs there, and names it", () => {
      const finding = findingOf(id, museum(6_500, both));
      expect(finding.outcome).toBe("potential");
      expect(finding.summary.en).toContain("A part of the site seems to be for children");
      expect(finding.evidence[0]?.rows).toHaveLength(1);
    });

    it("passes where trackers run elsewhere alone", () => {
      expect(verdictOf(id, museum(400, both))).toBe("passed");
      expect(verdictOf(id, museum(3_400, both))).toBe("passed");
      // It was left for another page.
      expect(verdictOf(id, museum(8_400, [...both, later("contact", 8_000)]))).toBe("passed");
      const left = [both[0], later("kids-corner", 6_000, { title: "Kids’ corner", leftMs: 8_000 })];
      const finding = findingOf(id, museum(8_400, left as object[]));
      expect(finding.outcome).toBe("passed");
      expect(finding.summary.en).toBe("No tracker is contacted in the part of the site for children.");
    });

    it("is told by what stands over the page where no link names it", () => {
      const told = [later("p7", 3_000, { heading: "Kinderseite" })];
      expect(verdictOf(id, museum(3_400, told, []))).toBe("potential");
    });

    it("is uncertain where it was not seen", () => {
      expect(verdictOf(id, museum(400, [later("visit", 3_000)]))).toBe("uncertain");
      expect(verdictOf(id, museum(400, [later("kids-corner", 3_000, { notPage: "bot_wall" })]))).toBe(
        "uncertain",
      );
    });
  });
});

it.each(["bot_wall", "maintenance", "pages_differ", "consent_wall"])(
  "judges nothing that needs the page where it is not the site: %s",
  (reason) => {
    const tracked = facts({
      base: { requests: [request("https://adreach.example/t.js")], cookies: [cookie("_ga")] },
    });
    const seen = without(tracked, "base", reason);
    // What a question over its own page does not keep a site from doing was seen.
    const early = reason === "consent_wall" ? "potential" : "uncertain";
    expect(verdictOf("web.consent.cookies-before", seen)).toBe(early);
    for (const id of [
      "web.consent.banner-present",
      "web.consent.reject-works",
      "web.policy.link",
      "web.policy.sections",
      "web.cookie-notice.complete",
      "web.form.insecure",
      "web.mixed-content",
      "web.tracking.streams",
    ])
      expect(verdictOf(id, seen), id).toBe("uncertain");
  },
);
