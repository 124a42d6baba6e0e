import { describe, expect, it } from "vitest";
import { likeness, notPage, type PageSigns, sketchOf } from "./page-kind.ts";

const signs = (more: Partial<PageSigns>): PageSigns => ({
  status: 200,
  title: "",
  heading: "",
  text: "",
  textLength: more.text?.length ?? 0,
  links: 0,
  media: 0,
  hasPassword: false,
  headers: [],
  scripts: [],
  path: "/",
  ...more,
});

describe("a page that is not the site", () => {
  it.each([
    ["bot_wall", { title: "Just a moment...", text: "Checking your browser before accessing shop.example" }],
    ["bot_wall", { title: "shop.example", text: "Bestätigen Sie, dass Sie ein Mensch sind" }],
    ["bot_wall", { title: "安全验证", text: "请拖动滑块完成验证" }],
    ["bot_wall", { title: "x", scripts: ["https://geo.captcha-delivery.com/captcha.js"] }],
    ["maintenance", { title: "Maintenance", text: "We will be back soon." }],
    ["maintenance", { title: "Boutique", heading: "Site en maintenance", text: "De retour dans une heure" }],
    ["maintenance", { title: "系统维护", text: "网站正在维护，敬请期待" }],
    [
      "soft_404",
      { title: "404 - Page not found", heading: "Page not found", text: "x".repeat(900), links: 12 },
    ],
    ["soft_404", { title: "Seite nicht gefunden", text: "Die Seite wurde nicht gefunden." }],
    ["soft_404", { title: "ページが見つかりません", heading: "404", text: "見つかりません" }],
    ["rate_limit", { title: "Too many requests", text: "Try again later." }],
    ["rate_limit", { title: "访问过于频繁", text: "请稍后再试" }],
    ["rate_limit", { title: "Trop de requêtes", text: "Trop de demandes" }],
    ["login_wall", { title: "Anmelden", heading: "Anmelden", hasPassword: true, path: "/login" }],
    ["login_wall", { title: "Log in | Club", text: "Members only. Log in to continue.", hasPassword: true }],
    ["login_wall", { title: "登录", heading: "会员登录", text: "请先登录", hasPassword: true }],
    [
      "login_wall",
      { title: "Mijn Vereniging", text: "Welkom terug", hasPassword: true, path: "/inloggen", links: 2 },
    ],
    ["login_wall", { title: "会員サイト", text: "会員サイトへようこそ", hasPassword: true }],
    ["login_wall", { title: "Portal", text: "Witaj", hasPassword: true, path: "/logowanie" }],
    ["parked", { title: "shop.example is for sale", text: "This domain is for sale. Make an offer." }],
    [
      "parked",
      {
        title: "shop.example",
        text: "Diese Domain steht zum Verkauf",
        scripts: ["//x.sedoparking.com/a.js"],
      },
    ],
    ["parked", { title: "域名出售", text: "此域名正在出售" }],
    ["rate_limit", { title: "Çok fazla istek", heading: "Çok fazla istek gönderdiniz" }],
    ["maintenance", { title: "Karbantartás", text: "Webáruházunk karbantartás miatt nem elérhető" }],
    ["parked", { title: "Домен продається", text: "Ви можете придбати доменне ім’я", links: 3 }],
    [
      "unread_page",
      { title: "შეკეთება", text: "საიტი დროებით მიუწვდომელია, გთხოვთ სცადოთ მოგვიანებით", language: "ka" },
    ],
    [
      "unread_page",
      {
        title: "Ոսկե խաղող",
        heading: "Կայքը ժամանակավորապես փակ է",
        text: "Կայքը ժամանակավորապես փակ է տեխնիկական աշխատանքների պատճառով։ Խնդրում ենք այցելել վաղը առավոտյան։",
        links: 2,
        language: "hy",
      },
    ],
    [
      "region_block",
      {
        title: "Valley Tribune",
        heading: "Unavailable due to legal reasons",
        text: "We recognize you are attempting to access this website from a country belonging to the European Economic Area and therefore access cannot be granted at this time.",
      },
    ],
    [
      "region_block",
      {
        title: "Streaming",
        heading: "In Ihrer Region nicht verfügbar",
        text: "Dieser Dienst ist aus der Schweiz nicht erreichbar.",
      },
    ],
    [
      "region_block",
      { title: "動画", heading: "ご利用いただけません", text: "お住まいの地域からはご利用いただけません。" },
    ],
    [
      "message",
      {
        title: "花火チケット",
        heading: "ただいまアクセスが集中しております",
        text: "大変混み合っております。しばらくお待ちください。",
      },
    ],
    [
      "message",
      {
        title: "Sklep z herbatą",
        heading: "Sklep chwilowo zamknięty",
        text: "Robimy remanent. Zapraszamy w poniedziałek.",
      },
    ],
    [
      "message",
      {
        title: "Radio Sur",
        heading: "Radio Sur",
        text: "Lo sentimos, la página no está disponible en este momento.",
      },
    ],
    ["empty_page", { title: "" }],
  ] as const)("%s: %j", (kind, more) => {
    expect(notPage(signs(more))).toBe(kind);
  });

  it.each([
    [
      "a novel",
      {
        title: "Access denied: a thriller",
        heading: "Access denied",
        text: "Buy the book. ".repeat(20),
        links: 8,
      },
    ],
    [
      "a shop",
      { title: "Maintenance kits for bicycles", text: "Oil, brushes and cloths. ".repeat(30), links: 20 },
    ],
    ["ein Verein", { title: "Anmeldung zum Lauf", text: "Lauf mit uns im Mai. ".repeat(40), links: 9 }],
    [
      "a page with a small sign-in",
      { title: "Bread", text: "We bake. ".repeat(40), links: 6, hasPassword: true },
    ],
    [
      "a card with hours",
      {
        title: "Café Linde",
        heading: "Café Linde",
        text: "Di bis So 9–18 Uhr, montags geschlossen. Lindenweg 3, Tel. 0151 000",
      },
    ],
    ["une page courte", { title: "Boulangerie", text: "Du pain, du mardi au samedi.", links: 1 }],
    [
      "o cameră de evadare",
      {
        title: "Acces interzis: camere de evadare",
        text: "Verificăm dacă ești om sau detectiv. Camera „Mentenanță” se redeschide în toamnă.",
        links: 4,
      },
    ],
    ["servis kotlů", { title: "Kotle", text: "Pravidelná údržba kotlů v Brně.", links: 1, language: "cs" }],
    [
      "dekarza",
      {
        title: "Prace konserwacyjne",
        heading: "Prace konserwacyjne na dachach",
        text: "Prace konserwacyjne na dachach Konserwujemy dachy z blachy, dachówki i gontu w całej Małopolsce. Wycena w ciągu dwóch dni, gwarancja na pięć lat. Kontakt RODO",
        links: 2,
      },
    ],
    [
      "ein Café",
      {
        title: "Warteraum",
        heading: "Warteraum",
        text: "Warteraum Kaffee, Kuchen und gute Bücher am Bahnhof Altona. Wir rösten selbst, backen jeden Morgen und haben bis zum letzten Zug geöffnet. Karte Anfahrt",
        links: 3,
      },
    ],
    [
      "a band",
      {
        title: "Too Many Requests",
        heading: "Too Many Requests",
        text: "Too Many Requests Five friends from Leeds who play what you ask for: weddings, birthdays and village fairs since 2009. Listen to our songs or book us. Dates Contact",
        links: 3,
      },
    ],
    [
      "ቡና ቤት",
      {
        title: "ቡና ቤት በርሊን",
        heading: "ከይርጋጨፌ የመጣ ቡና",
        text: "በየሳምንቱ ቅዳሜ ቡና እንቆላለን፣ እንወቅጣለን፣ በጀበና እናፈላለን። ወደ ኖይኮልን መጥታችሁ ከእኛ ጋር ተቀመጡ። ለቤታችሁም ግማሽ ኪሎ እንልካለን።",
        links: 3,
        language: "am",
      },
    ],
    [
      "პურის ღუმელი",
      {
        title: "თონე",
        heading: "ახალი პური ყოველ დილით",
        text: "ვაცხობთ პურს თონეში დილის ექვსი საათიდან და მოგიტანთ სახლში ველოსიპედით. მოდით და ნახეთ როგორ ცხვება შოთი.",
        links: 3,
        language: "ka",
      },
    ],
    ["a drawing", { title: "", media: 1 }],
  ] as const)("is not %s", (_, more) => {
    expect(notPage(signs(more))).toBeNull();
  });
});

it("holds visits against each other", () => {
  const one = sketchOf("Bread by bicycle every morning from our oven", ["/a", "/b"]);
  const same = sketchOf("Bread by bicycle every morning from our oven, today", ["/a", "/b"]);
  const other = sketchOf("Wartung bis achtzehn Uhr bitte warten", []);
  expect(likeness(one, same)).toBe(1);
  expect(likeness(one, other)).toBe(0);
});
