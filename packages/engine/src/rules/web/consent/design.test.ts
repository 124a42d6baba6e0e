import { describe, expect, it } from "vitest";
import type { BannerFact, CookieFact, WebsiteFacts } from "../../../facts/types.ts";
import { createContext } from "../../context.ts";
import { cookie, facts, NOW, request, verdictOf, without } from "../../testing/facts.ts";

const look = { width: 120, height: 44, fontPx: 16, contrast: 7, fill: 5, plain: false };
type Button = BannerFact["buttons"][number];
const accept: Button = { text: "Akzeptieren", kind: "accept", layer: 1, look };
const reject: Button = { text: "Ablehnen", kind: "reject", layer: 1, look };
const settings: Button = { text: "Einstellungen", kind: "settings", layer: 1, look };
const banner = (buttons: Button[], more: Partial<BannerFact> = {}) =>
  facts({
    base: {
      banner: {
        platform: "generic",
        text: "Cookies",
        language: "de",
        buttons,
        boxes: [],
        covers: 0.2,
        blocks: false,
        ...more,
      },
    },
  });
const box = (text: string, checked: boolean, disabled = false) => ({
  text,
  checked,
  disabled,
  layer: 1 as const,
});

describe("web.consent.no-preticked", () => {
  const id = "web.consent.no-preticked";

  it.each(["Statistics", "Statistik", "マーケティング"])("fails on a ticked box: %s", (text) => {
    expect(verdictOf(id, banner([accept, reject], { boxes: [box(text, true)] }))).toBe("failed medium");
  });

  it.each(["Strictly necessary", "Notwendig", "必要", "Nødvendige", "Būtinieji", "Nužni", "Zorunlu"])(
    "lets stand what is needed: %s",
    (text) => {
      const boxes = [box(text, true), box("Marketing", false)];
      expect(verdictOf(id, banner([accept, reject], { boxes }))).toBe("passed");
    },
  );

  it("is uncertain about settings nobody opened, and does not apply without boxes", () => {
    expect(verdictOf(id, banner([accept, settings]))).toBe("uncertain");
    expect(verdictOf(id, banner([accept, settings], { deadSettings: true }))).toBe("not_applicable");
    expect(verdictOf(id, banner([accept, reject]))).toBe("not_applicable");
  });
});

describe("web.consent.equal-choice", () => {
  const id = "web.consent.equal-choice";

  it.each([
    ["is plain text", { ...look, plain: true, fill: 1 }],
    ["is pale", { ...look, contrast: 2 }],
    ["is small and set small", { ...look, width: 50, height: 30, fontPx: 11 }],
  ])("fails where the refusal %s", (_, lesser) => {
    expect(verdictOf(id, banner([accept, { ...reject, look: lesser }]))).toBe("failed low");
  });

  it("fails where none is on the first layer, passes where both weigh the same", () => {
    expect(verdictOf(id, banner([accept, settings]))).toBe("failed low");
    expect(verdictOf(id, banner([accept, reject]))).toBe("passed");
    expect(verdictOf(id, banner([accept, { ...reject, look: { ...look, fill: 1.1 } }]))).toBe("potential");
  });
});

describe("web.consent.no-wall", () => {
  const id = "web.consent.no-wall";
  const wall = { blocks: true, covers: 1 };

  it("fails where only consent or payment opens the page", () => {
    expect(verdictOf(id, banner([accept], wall))).toBe("failed medium");
    const pay: Button = { text: "Werbefrei abonnieren", kind: "other", layer: 1, look };
    expect(verdictOf(id, banner([accept, pay, settings], wall))).toBe("failed medium");
    expect(verdictOf(id, banner([accept, reject], wall))).toBe("passed");
  });

  it.each([
    ["GB", "Subscribe for £2.49", "potential"],
    ["GB", "Tanysgrifio am £3 y mis", "potential"],
    ["EU", "S’abonner pour 2,99 €", "failed medium"],
  ] as const)("in %s, where one may agree or pay: %s", (territory, words, verdict) => {
    const pay: Button = { text: words, kind: "other", layer: 1, look };
    const place = createContext({ territories: [territory], now: NOW, demo: true });
    expect(verdictOf(id, banner([accept, pay], wall), place)).toBe(verdict);
    expect(verdictOf(id, banner([accept], wall), place)).toBe("failed medium");
  });

  it.each([
    ["nothing", {}, "uncertain"],
    ["a choice", { cookies: [cookie("wahl")] }, "passed"],
  ])("where refusing leads elsewhere and %s is kept", (_, kept, verdict) => {
    const seen = banner([accept, reject], wall);
    const choice = { wanted: "reject" as const, pressed: true, clicks: 1, method: "words", bannerGone: true };
    Object.assign(seen.passes.reject ?? {}, {
      ...kept,
      choice: { ...choice, ledTo: "https://www.shop.example/abo" },
    });
    expect(verdictOf(id, seen)).toBe(verdict);
    expect(verdictOf("web.consent.reject-offered-first-layer", seen)).toBe(verdict);
  });
});

describe("what happens before a choice, behind a wall", () => {
  const wall = { blocks: true, covers: 1 };
  const pay = (text: string): Button => ({ text, kind: "other", layer: 1, look });
  const ids = ["cookies-before", "third-party-cookies-before", "trackers-before", "storage-before"].map(
    (end) => `web.consent.${end}`,
  );

  it.each([
    ["in French, to agree or to pay", [accept, pay("S’abonner pour 2,99 € par mois")]],
    ["in Japanese, to agree or to pay", [accept, settings, pay("月額500円で購読する")]],
    ["in English, to agree and nothing else", [{ ...accept, text: "Accept and continue" }]],
  ])("is not passed: %s", (_, buttons) => {
    const seen = banner(buttons, wall);
    for (const id of ids) {
      expect(verdictOf(id, seen)).toBe("uncertain");
      expect(verdictOf(id, banner(buttons))).toBe("passed");
    }
    const tracked = banner(buttons, wall);
    tracked.passes.base?.requests.push(request("https://metricly.example/m.js"));
    expect(verdictOf("web.consent.trackers-before", tracked)).toBe("failed critical");
  });

  it.each([
    ["refuse", [accept, reject]],
    ["set it", [accept, settings]],
    ["close it", [accept, { ...reject, kind: "close" as const, text: "×" }]],
  ])("is passed where one can %s", (_, buttons) => {
    for (const id of ids) expect(verdictOf(id, banner(buttons, wall))).toBe("passed");
  });
});

describe("a notice that lets nobody refuse", () => {
  it.each(["OK", "Verstanden", "知道了"])("is no banner: %s", (text) => {
    const seen = banner([{ ...accept, text }]);
    const tracked = structuredClone(seen);
    tracked.passes.base?.requests.push(request("https://metricly.example/m.js"));
    expect(verdictOf("web.consent.banner-present", seen)).toBe("not_applicable");
    expect(verdictOf("web.consent.banner-present", tracked)).toBe("failed critical");
  });
});

describe("a notice of what is necessary", () => {
  const ids = [
    "web.consent.reject-offered-first-layer",
    "web.consent.equal-choice",
    "web.consent.reject-works",
    "web.consent.withdraw-link",
  ];
  const unpressed = { wanted: "reject" as const, pressed: false, clicks: 0, method: "none" as const };
  /** What the visits saw: a notice, nobody who refused, and what stays once it was read. */
  const notice = (
    text: string,
    language: string,
    left: CookieFact[] = [],
    more: Partial<BannerFact> = {},
  ) => {
    const seen = banner([{ ...accept, text: "OK" }], { text, language, ...more });
    Object.assign(seen.passes.reject ?? {}, { choice: { ...unpressed, bannerGone: false } });
    Object.assign(seen.passes.accept ?? {}, { cookies: left });
    return without(seen, "reject", "not_pressed");
  };
  const words = [
    [
      "en",
      "This site uses one cookie only, which is necessary for your booking. No statistics, no advertising.",
    ],
    ["de", "Wir setzen nur technisch notwendige Cookies ein."],
    ["fr", "Ce site dépose un seul cookie, indispensable au panier."],
    ["ja", "当サイトは必要なクッキーのみを使用します。"],
    ["el", "Χρησιμοποιούμε ένα μόνο απαραίτητο cookie, για να μη χαθεί η κράτησή σας."],
    ["fi", "Käytämme vain evästeitä, jotka ovat sivuston toiminnalle välttämättömiä."],
    ["es", "Esta web solo usa cookies estrictamente necesarias para el carrito."],
    ["zh", "本网站仅使用网站运行所必需的 Cookie。"],
    ["ko", "이 사이트는 필수 쿠키만 사용합니다."],
  ] as const;
  const read = cookie("gelesen", { shape: "flag", lifetimeS: 9e6 });

  it.each(words)("has nothing to refuse, to weigh or to take back: %s", (language, text) => {
    const seen = notice(text, language, [read]);
    for (const id of ids) expect(verdictOf(id, seen)).toBe("not_applicable");
    expect(verdictOf("web.consent.banner-present", seen)).toBe("not_applicable");
  });

  it.each([
    ["en", "We use necessary cookies and cookies for statistics."],
    ["es", "Usamos cookies necesarias y de publicidad."],
    ["de", "Wir verwenden Cookies."],
    ["en", "We use necessary and preference cookies."],
    ["en", "We use necessary cookies and cookies to personalise what you see."],
    ["es", "Cookies necesarias y de personalización."],
    ["zh", "我们使用必要的以及用于个性化的Cookie。"],
    ["en", "We use cookies. You can always change your browser settings."],
    ["de", "Diese Seite nutzt Cookies und ist technisch auf dem neuesten Stand."],
    ["en", "We use cookies. Your consent is necessary."],
    ["en", "It is necessary to accept cookies here."],
    ["ja", "クッキーの使用には同意が必要です。"],
    ["fr", "Cookies nécessaires et cookies de confort."],
    ["ru", "Необходимые файлы cookie и маркетинг."],
    ["hu", "Szükséges és statisztikai sütik."],
    ["th", "เราใช้คุกกี้ที่จำเป็นและคุกกี้โฆษณา"],
    ["en", "We use necessary and optional cookies."],
  ])("is none where the words tell of more, or of nothing: %s %s", (language, text) => {
    const seen = notice(text, language);
    expect(verdictOf("web.consent.reject-offered-first-layer", seen)).toBe("failed medium");
    for (const id of ids) expect(verdictOf(id, seen)).not.toBe("not_applicable");
  });

  it("is none where more was seen or may be, or where it stands over the page", () => {
    const [[language, text]] = words;
    const fails = (seen: WebsiteFacts) => verdictOf("web.consent.reject-offered-first-layer", seen);
    const tracked = notice(text, language);
    tracked.passes.accept?.requests.push(request("https://metricly.example/m.js"));
    expect(fails(tracked)).toBe("failed medium");
    expect(fails(notice(text, language, [read, cookie("zq81", { shape: "flag" })]))).toBe("failed medium");
    expect(fails(notice(text, language, [cookie("zq81", { shape: "id", lifetimeS: 9e6 })]))).toBe(
      "failed medium",
    );
    expect(fails(notice(text, language, [read], { blocks: true, covers: 1 }))).toBe("failed medium");
    expect(fails(without(notice(text, language, [read]), "accept", "not_pressed"))).toBe("failed medium");
  });
});

describe("a wall that lets in who agrees and sends off who does not", () => {
  const leave = (text: string): Button => ({ text, kind: "other", layer: 1, look });
  const wall = { blocks: true, covers: 1 };

  it.each([
    "Leave the site",
    "Exit this website",
    "Seite verlassen",
    "Quitter le site",
    "Salir del sitio",
    "Esci dal sito",
    "Sair da página",
    "Opuść serwis",
    "Poistu sivustolta",
    "离开本站",
    "サイトを離れる",
  ])("offers no refusal: %s", (text) => {
    const seen = banner([accept, leave(text)], wall);
    expect(verdictOf("web.consent.no-wall", seen)).toContain("failed");
    expect(verdictOf("web.consent.reject-offered-first-layer", seen)).toContain("failed");
  });

  it.each([
    "Leave it off",
    "Quitter sans suivi",
    "退出",
    // These alone may close the notice.
    "Exit",
    "Leave",
    "Quitter",
    "Salir",
    "Abandonar",
    "Esci",
    "Lascia",
    "Sair",
    "Poistu",
    "离开",
    "離開",
  ])("is left to a person where one may refuse: %s", (text) => {
    const seen = banner([accept, leave(text)], wall);
    expect(verdictOf("web.consent.no-wall", seen)).toBe("uncertain");
    expect(verdictOf("web.consent.reject-offered-first-layer", seen)).toBe("uncertain");
  });
});

describe("buttons in words that nobody here reads", () => {
  const one: Button = { text: "უარყოფა", kind: "other", layer: 1, look };
  const two: Button = { text: "მიღება", kind: "other", layer: 1, look };

  it.each(["web.consent.reject-offered-first-layer", "web.consent.equal-choice"])(
    "leave %s uncertain: one of them may refuse",
    (id) => {
      expect(verdictOf(id, banner([one, two]))).toBe("uncertain");
      expect(verdictOf(id, banner([accept, one]))).toBe("uncertain");
    },
  );

  it("make a banner, not a notice", () => {
    expect(verdictOf("web.consent.banner-present", banner([one, two]))).toBe("passed");
  });

  it("are no links to something to read", () => {
    const notice: Button = { text: "Datenschutzerklärung", kind: "other", layer: 1, look };
    expect(verdictOf("web.consent.equal-choice", banner([accept, notice]))).toBe("failed low");
  });
});

describe("the record of a choice", () => {
  const id = "web.consent.reject-works";
  const chosen = (more: object) => ({ cookies: [cookie("wahl", { shape: "flag", ...more })] });

  it("is necessary under whatever name a click writes it, both ways", () => {
    const all = facts({ reject: chosen({}), accept: chosen({}) });
    expect(verdictOf(id, all)).toBe("passed");
  });

  it("is none where it is there without a click, after one way only, or tells visitors apart", () => {
    const record = chosen({});
    expect(verdictOf(id, facts({ base: record, reject: record, accept: record }))).toBe("uncertain");
    expect(verdictOf(id, facts({ reject: record }))).toBe("uncertain");
    const following = chosen({ shape: "id", lifetimeS: 9e6 });
    expect(verdictOf(id, facts({ reject: following, accept: following }))).toBe("potential");
  });
});

describe("web.consent.signals", () => {
  const id = "web.consent.signals";
  const with_ = (name: "base" | "reject" | "accept" | "gpc", more: object) => facts({ [name]: more });

  it("fails on a yes that nobody gave", () => {
    const sent = request("https://metricly.example/c", { signals: { gcs: "G111" } });
    expect(verdictOf(id, with_("base", { requests: [sent] }))).toBe("failed medium");
    expect(verdictOf(id, with_("accept", { requests: [sent] }))).toBe("passed");
    expect(verdictOf(id, with_("base", { consentStrings: { gtag: { ad_storage: "granted" } } }))).toBe(
      "failed medium",
    );
    expect(verdictOf(id, with_("base", { consentStrings: { gtag: { ad_storage: "denied" } } }))).toBe(
      "passed",
    );
    expect(verdictOf(id, with_("gpc", { consentStrings: { usp: "1YNN" } }))).toBe("failed medium");
    expect(verdictOf(id, with_("gpc", { consentStrings: { usp: "1YYN" } }))).toBe("passed");
    expect(verdictOf(id, with_("gpc", { consentStrings: { gpp: "DBABLA~BVQqAAAAAgA.QA" } }))).toBe(
      "failed medium",
    );
    expect(verdictOf(id, with_("gpc", { consentStrings: { gpp: "DBABLA~BVQVAAAAAgA.YA" } }))).toBe("passed");
    expect(verdictOf(id, facts())).toBe("not_applicable");
  });

  const none = "CQt-4cAQt-4cAAKAFBFICCFgAAAAAAAAAApAGQAAAAAAAAAAAAAAAAAAAAAA";
  const interest = `${none.slice(0, 30)}_${none.slice(31)}`;
  const advertiser = [request("https://adreach.example/t.js")];
  it.each([
    ["that nobody may do anything, beside an advertiser", none, advertiser, "failed medium"],
    ["of a legitimate interest, beside an advertiser", interest, advertiser, "passed"],
    ["that nobody may do anything, and nobody does", none, [], "passed"],
  ])("after a refusal, a string %s", (_, tcf, requests, verdict) => {
    expect(verdictOf(id, with_("reject", { requests, consentStrings: { tcf } }))).toBe(verdict);
  });
});

it("weighs less where no law asks for consent first", () => {
  const us = createContext({ territories: ["US"], now: NOW, demo: true });
  const seen = facts({ base: { requests: [request("https://adreach.example/t.js")] } });
  expect(verdictOf("web.consent.trackers-before", seen, us)).toBe("failed medium");
  expect(verdictOf("web.consent.trackers-before", seen)).toBe("failed critical");
});

describe("boxes beside the question", () => {
  const save = (text: string) => ({ text, kind: "other" as const, layer: 1 as const, look });
  const tracking = { requests: [request("https://metricly.example/m.js")] };
  const asks = (words: string, ticked: boolean) =>
    facts({
      base: {
        banner: {
          platform: "generic",
          text: "Cookies",
          language: "en",
          buttons: [save(words), accept],
          boxes: [box("Necessary", true, true), box("Statistics", ticked)],
        },
      },
      accept: tracking,
    });

  it.each(["Save settings", "Einstellungen speichern", "Guardar preferências", "Zapisz ustawienia"])(
    "are a choice where “%s” keeps them",
    (words) => {
      expect(verdictOf("web.consent.banner-present", asks(words, true))).toBe("passed");
      expect(verdictOf("web.consent.reject-offered-first-layer", asks(words, true))).toBe("failed medium");
      expect(verdictOf("web.consent.reject-offered-first-layer", asks(words, false))).toBe("potential");
    },
  );

  it.each([
    "Allow selection",
    "Auswahl speichern",
    "Guardar seleção",
    "Zezwól na wybór",
    "Leisti pasirinktus",
  ])("are refused by “%s” where none is ticked, and by more clicks where one is", (words) => {
    const [clear, ticked] = [asks(words, false), asks(words, true)];
    expect(verdictOf("web.consent.reject-offered-first-layer", clear)).toBe("passed");
    expect(verdictOf("web.consent.equal-choice", clear)).toBe("passed");
    expect(verdictOf("web.consent.reject-offered-first-layer", ticked)).toBe("failed medium");
    expect(verdictOf("web.consent.equal-choice", ticked)).toBe("failed low");
    for (const seen of [clear, ticked])
      Object.assign(seen.passes.base?.banner ?? {}, { blocks: true, covers: 1 });
    expect(verdictOf("web.consent.no-wall", clear)).toBe("passed");
    expect(verdictOf("web.consent.no-wall", ticked)).toBe("failed low");
  });

  it("are none where nothing keeps them", () => {
    expect(verdictOf("web.consent.banner-present", asks("Privacy notice", true))).toBe("failed critical");
  });
});
