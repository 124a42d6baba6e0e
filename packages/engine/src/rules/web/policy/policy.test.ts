import { describe, expect, it } from "vitest";
import type { Territory } from "../../../vocabulary.ts";
import { createContext } from "../../context.ts";
import { cookie, facts, findingOf, NOW, policy, request, verdictOf, without } from "../../testing/facts.ts";
import { lastUpdated } from "./dates.ts";
import { policyTexts } from "./stored-text.ts";

const COMPLETE = `Last updated: 2 November 2026. Shop Ltd is the controller of your data. Purposes and legal basis: we use
  your data to deliver. Recipients: Metricly and our processors. International transfers rest on standard contractual clauses.
  Retention: seven years. Your rights: access and erasure. You may lodge a complaint with a supervisory authority.
  Contact: privacy@shop.example`;
const COMPLETE_CN = `更新日期：2026年11月2日。本政策由示例公司运营。处理目的与法律依据如下。接收方包括第三方合作伙伴。
  涉及个人信息出境的，我们签订标准合同。保存期限为七年。您的权利包括查阅、更正、删除。您可以向监管部门投诉。联系我们。`;
const COMPLETE_DE = `Verantwortlich ist die Laden GmbH. Zweck und Rechtsgrundlage: Vertrag. Empfänger: Auftragsverarbeiter.
  Drittland: Standardvertragsklauseln. Speicherdauer: sieben Jahre. Ihre Rechte: Auskunft, Löschung. Beschwerde bei der
  Aufsichtsbehörde. Kontakt: datenschutz@shop.example`;
const analytics = request("https://metricly.example/m.js");
const pixelbox = request("https://pixelbox.example/px.gif", { resourceType: "image" });

describe("web.policy.link", () => {
  const id = "web.policy.link";

  it.each(["Privacy policy", "Datenschutzerklärung", "Politique de confidentialité", "プライバシーポリシー"])(
    "leaves open what a button opens that names a policy: %s",
    (words) => {
      expect(verdictOf(id, facts({ base: { controls: [words], links: [] } }))).toBe("uncertain");
    },
  );

  it.each(["Privacy settings", "Datenschutzeinstellungen", "Ustawienia prywatności", "Menu"])(
    "is broken where a button opens something else: %s",
    (words) => {
      expect(verdictOf(id, facts({ base: { controls: [words], links: [] } }))).toBe("failed critical");
    },
  );

  it.each([
    "I agree to the privacy policy",
    "Accept privacy policy",
    "Mit der Datenschutzerklärung einverstanden",
    "J’accepte la politique de confidentialité",
    "Akceptuję politykę prywatności",
    "同意隐私政策",
    "プライバシーポリシーに同意する",
  ])("is broken where a button agrees to what cannot be read: %s", (words) => {
    expect(verdictOf(id, facts({ base: { controls: [words], links: [] } }))).toBe("failed critical");
  });

  it("is broken where something names a policy that can be pressed and is no button", () => {
    const base = { controls: ["We have a privacy policy"], buttons: [], links: [] };
    expect(verdictOf(id, facts({ base }))).toBe("failed critical");
  });

  const links = [{ href: "https://www.shop.example/privacy", text: "Privacy", inFooter: true }];

  it("passes when the policy can be read", () => {
    expect(verdictOf(id, facts({}, policy("Your privacy…")))).toBe("passed");
  });

  it("fails when the page links to none", () => {
    expect(verdictOf(id, facts())).toBe("failed critical");
  });

  it.each([
    [
      "es",
      "Política de privacidad",
      "Juegos para niños. ¡Apúntate! Tu nombre Tu correo Apuntarme Política de privacidad",
    ],
    ["en", "Privacy", "Boots and tents for the long trail. Free returns. Privacy"],
    ["de", "Datenschutz", "Wir backen Brot und liefern es jeden Morgen mit dem Fahrrad. Datenschutz"],
  ])(
    "is potential where the link leads to its own page, which says nothing: %s",
    (language, linkText, text) => {
      const url = "https://www.shop.example/club";
      const pages = [{ url, kind: "other" as const, status: 200, title: "", textLength: text.length }];
      const own = (said: string) =>
        facts(
          { base: { links, pages } },
          { policies: [{ url, status: 200, linkText, text: said, language }] },
        );
      expect(verdictOf(id, own(text))).toBe("potential");
      expect(verdictOf(id, own(`${text}. GDPR: Cookies, datos, Daten.`))).toBe("passed");
    },
  );

  it("fails when the link is broken, and says with what status", () => {
    const broken = {
      url: "https://www.shop.example/p",
      status: 404,
      linkText: "Privacy",
      text: "",
      language: null,
    };
    const finding = findingOf(id, facts({ base: { links } }, { policies: [broken] }));
    expect(finding.outcome).toBe("failed");
    expect(finding.summary.en).toContain("404");
  });

  it("is uncertain when a link was found and not read, or reading was cut short", () => {
    expect(verdictOf(id, facts({ base: { links } }))).toBe("uncertain");
    expect(verdictOf(id, without(facts({ base: { links } }), "policy", "policy_unreadable"))).toBe(
      "uncertain",
    );
  });
});

describe("web.policy.sections", () => {
  const id = "web.policy.sections";

  it.each([
    ["English", COMPLETE, "en"],
    ["Chinese", COMPLETE_CN, "zh-CN"],
    ["undeclared", COMPLETE_CN, null],
    ["German", COMPLETE_DE, "de"],
  ])("passes on a whole policy: %s", (_, text, language) => {
    expect(verdictOf(id, facts({}, policy(text, language)))).toBe("passed");
  });

  it.each([
    ["pl", "Używamy _ga (Google Analytics, 13 miesięcy).", "Zapytania przechowujemy sześć miesięcy."],
    ["de", "_ga: Google Analytics, Speicherdauer 13 Monate", "Anfragen löschen wir nach sechs Monaten."],
    ["en", "_fbp (Meta) is kept for 90 days", "Enquiries are kept for six months."],
    ["fr", "_pk_id.* : Matomo, conservé 13 mois", "Les demandes sont conservées six mois."],
  ])("takes no cookie’s life for how long data is kept: %s", (language, cookies, kept) => {
    const found = (text: string) =>
      findingOf(id, facts({}, policy(text, language))).evidence[0]?.rows.find(
        ({ section }) => section === "s_retention",
      )?.found;
    expect(found(`${cookies}\nx`)).toBe("not_found");
    expect(found(`${cookies}\n${kept}`)).toBe("found");
  });

  it("fails when much is missing, and marks what", () => {
    const finding = findingOf(id, facts({}, policy("We use cookies to make the shop better.")));
    expect(finding).toMatchObject({ outcome: "failed", level: "medium" });
    expect(finding.evidence[0]?.rows).toContainEqual(
      expect.objectContaining({ section: "s_complaint", found: "not_found", quote: null }),
    );
  });

  it("is potential when one subject is missing: keywords prove little", () => {
    const text = COMPLETE.replace(/You may lodge a complaint with a supervisory authority\./, "");
    expect(verdictOf(id, facts({}, policy(text)))).toBe("potential");
  });

  it("asks for what the law of the territory asks for, and reads words without their accents", () => {
    const american =
      "How we use your information: to fill orders. We share your address with carriers. We retain orders for seven years. You can ask to access, correct or delete your information at shop@linden.example.";
    const ofTerritories = (...territories: Territory[]) =>
      verdictOf(id, facts({}, policy(american)), createContext({ territories, now: NOW }));
    expect(ofTerritories("US")).toBe("passed");
    expect(ofTerritories("US", "EU")).toBe("failed medium");
    const plain =
      "Administratorem danych jest Sklep. Cel przetwarzania: dostawa. Podstawa prawna: umowa. Odbiorcy: kurierzy. Okres przechowywania: piec lat. Prawa: dostep, sprostowanie, usuniecie; skarga do Prezesa UODO. sklep@linden.example";
    expect(verdictOf(id, facts({}, policy(plain, "pl")))).toBe("passed");
  });

  it("reads further languages, by the code that is declared or by their script", () => {
    const czech =
      "Správce údajů je Pekárna s.r.o. Účelem je doručení objednávky. Právním základem je plnění smlouvy. Příjemci jsou dopravci. Údaje nepředáváme mimo EU. Doba uchování je pět let. Máte právo na výmaz a můžete podat stížnost dozorovému úřadu. Kontakt: chleb@pekarna.example";
    expect(verdictOf(id, facts({}, policy(czech, "cs")))).toBe("passed");
    const ukrainian =
      "Володілець персональних даних — ФОП Сова. Мета обробки — доставка. Правова підстава — виконання договору. Отримувачі даних — кур’єри. Ваші права: ви маєте право на видалення даних.";
    // No word on how long data is kept, on complaints, on a contact.
    expect(verdictOf(id, facts({}, policy(ukrainian, null)))).toBe("failed medium");
  });

  it("is uncertain in a language it does not read", () => {
    expect(
      verdictOf(
        id,
        facts(
          {},
          policy("ჩვენ ვიცავთ თქვენს პირად მონაცემებს და არავის გადავცემთ მათ თქვენი თანხმობის გარეშე", "ka"),
        ),
      ),
    ).toBe("uncertain");
  });

  it("does not apply without a policy and is uncertain when it was not sought", () => {
    expect(verdictOf(id, facts())).toBe("not_applicable");
    expect(verdictOf(id, without(facts(), "policy"))).toBe("uncertain");
  });
});

describe("web.policy.freshness", () => {
  const id = "web.policy.freshness";

  it("passes within 12 months, fails after, is uncertain without a date", () => {
    expect(verdictOf(id, facts({}, policy("Last updated: 2 November 2026")))).toBe("passed");
    expect(verdictOf(id, facts({}, policy("Effective date: 2024-05-01")))).toBe("failed low");
    expect(verdictOf(id, facts({}, policy("We like cookies. Since 1998.")))).toBe("uncertain");
  });

  it.each(["EU", "GB", "JP"] as const)(
    "is potential after 12 months where no law has that term: %s",
    (territory) => {
      const there = createContext({ territories: [territory], now: NOW, demo: true });
      expect(verdictOf(id, facts({}, policy("Effective date: 2024-05-01")), there)).toBe("potential");
      const both = createContext({ territories: [territory, "US"], now: NOW, demo: true });
      expect(verdictOf(id, facts({}, policy("Effective date: 2024-05-01")), both)).toBe("failed low");
    },
  );

  const reading = { language: "en", territories: ["EU" as const], now: NOW };

  it.each([
    ["en", "US", "Last updated 03/04/2026", "2026-03-04"],
    ["en", "GB", "Last updated 03/04/2026", "2026-04-03"],
    ["de", "EU", "Stand: 3. März 2026", "2026-03-03"],
    ["fr", "EU", "Dernière mise à jour : 12 août 2026", "2026-08-12"],
    ["es", "EU", "Última actualización: 5 de octubre de 2026", "2026-10-05"],
    ["ja", "JP", "改定日：令和8年4月1日", "2026-04-01"],
    ["ko", "KR", "시행일자: 2026년 4월 1일", "2026-04-01"],
    ["pl", "EU", "Ostatnia aktualizacja: 7 października 2026", "2026-10-07"],
    ["hu", "EU", "Utolsó frissítés: 2026. május 14.", "2026-05-14"],
    ["fi", "EU", "Päivitetty 3. marraskuuta 2025", "2025-11-03"],
    ["tr", "EU", "Son güncelleme: 9 Şubat 2026", "2026-02-09"],
    ["uk", "EU", "Останнє оновлення: 21 червня 2026", "2026-06-21"],
    ["vi", "EU", "Cập nhật lần cuối: ngày 3 tháng 9 năm 2026", "2026-09-03"],
  ] as const)("reads a date as written in %s for %s", (language, territory, text, iso) => {
    const found = lastUpdated(text, { language, territories: [territory], now: NOW });
    expect(found?.date.toISOString().slice(0, 10)).toBe(iso);
  });

  it.each([
    ["Last updated: 2 November 2026", "2026-11-02"],
    ["Last modified March 4th, 2025", "2025-03-04"],
    ["Effective date: 2025-03-04", "2025-03-04"],
    ["更新日期：2026年11月2日", "2026-11-02"],
    ["Stand: 04.03.2025", "2025-03-04"],
    ["Last updated 03/25/2025", "2025-03-25"],
    ["Version of June 2025", "2025-06-01"],
    ["Effective 2024-01-01. Last updated 2025-02-02.", "2025-02-02"],
    [
      "Last updated 2025-02-02 and now in force for everyone who shops here, wherever. Effective 2024-01-01.",
      "2025-02-02",
    ],
  ])("reads %s", (text, iso) => {
    expect(lastUpdated(text, reading)?.date.toISOString().slice(0, 10)).toBe(iso);
  });

  it.each([
    "Updated often.",
    "Founded on 3 May 2001",
    "Version 99/99/2025",
    "Updated 40/01/2025",
    "Updated 0/3/2025",
  ])("reads no date in %s", (text) => {
    expect(lastUpdated(text, reading)).toBeNull();
  });
});

describe("web.policy.discloses-recipients", () => {
  const id = "web.policy.discloses-recipients";

  it.each([
    ["ar", "نشارك البيانات مع جوجل لقياس الزيارات بموافقتك، ونحتفظ بها سنة.", "passed"],
    ["ar", "نشارك البيانات مع شركة نثق بها بموافقتك، ونحتفظ بها سنة كاملة.", "uncertain"],
    ["th", "เราแบ่งปันข้อมูลกับกูเกิลเพื่อวัดผู้เข้าชม และเก็บรักษาไว้หนึ่งปี", "passed"],
    ["hi", "हम आँकड़े अपने साझेदार के साथ साझा करते हैं और एक साल तक रखते हैं।", "uncertain"],
    ["he", "העברת מידע לצדדים שלישיים\nאיננו מעבירים מידע אישי לצדדים שלישיים.", "potential"],
    ["he", "העברת מידע לצדדים שלישיים\nאיננו מעבירים מידע אישי לאיש.", "potential"],
    ["ar", "لا نشارك بياناتك مع أي جهة، ونحتفظ بها سنة كاملة.", "potential"],
    ["hi", "हम आपका डेटा किसी के साथ साझा नहीं करते हैं।", "potential"],
    ["he", "איננו מוכרים מידע. אנו מעבירים מידע לצדדים שלישיים לצורכי מדידה.", "uncertain"],
    ["hr", "Podatke dijelimo s partnerom i čuvamo ih godinu dana.", "failed medium"],
  ])("reads names in letters of %s: %s", (language, text, verdict) => {
    const requests = [request("https://www.google-analytics.com/g/collect?v=2&cid=1")];
    expect(verdictOf(id, facts({ base: { requests } }, policy(text, language)))).toBe(verdict);
  });

  it.each([
    ["es", "Destinatarios: proveedores de servicios informáticos y de medición.", "google-analytics.com"],
    ["pl", "Odbiorcami są dostawcy usług pomiaru ruchu.", "google-analytics.com"],
    ["nl", "Wij delen gegevens met leveranciers voor het meten van bezoek.", "google-analytics.com"],
    ["sv", "Mottagare är leverantörer av mätning.", "google-analytics.com"],
    ["pl", "Odbiorcami są nasi partnerzy reklamowi.", "facebook.com"],
    ["sv", "Vi delar uppgifter med annonsörer.", "facebook.com"],
  ])("knows a category told in %s: %s", (language, text, host) => {
    const requests = [
      request(
        `https://www.${host}/${host.startsWith("face") ? "tr/?id=1&ev=PageView" : "g/collect?v=2&cid=1"}`,
      ),
    ];
    expect(verdictOf(id, facts({ base: { requests } }, policy(text, language)))).toBe("passed");
  });

  it("takes who runs a social network for an advertiser, which its pixel makes it", () => {
    const meta = request("https://www.facebook.com/tr/?id=1&ev=PageView");
    const told = (text: string) => facts({ base: { requests: [meta] } }, policy(text));
    expect(verdictOf(id, told("We disclose identifiers to advertising partners."))).toBe("passed");
    expect(verdictOf(id, told("Destinatari: partner pubblicitari."))).toBe("passed");
    expect(verdictOf(id, told("Empfänger sind unser Hoster und Werbepartner."))).toBe("passed");
    expect(verdictOf(id, told("Recipients are our host and the courier."))).toBe("failed medium");
  });

  it("fails on a tracker the policy does not name", () => {
    const finding = findingOf(id, facts({ base: { requests: [analytics, pixelbox] } }, policy(COMPLETE)));
    expect(finding).toMatchObject({ outcome: "failed", level: "medium" });
    expect(finding.summary.en).toBe("The policy does not name 1 recipient seen in traffic: Pixelbox.");
  });

  it("passes when all are named, by another name too", () => {
    expect(verdictOf(id, facts({ base: { requests: [analytics] } }, policy(COMPLETE)))).toBe("passed");
    const meta = request("https://connect.facebook.net/en_US/fbevents.js");
    const baidu = request("https://hm.baidu.com/hm.js");
    expect(verdictOf(id, facts({ base: { requests: [meta, baidu] } }, policy("Facebook 和百度统计")))).toBe(
      "passed",
    );
  });

  it("does not apply without trackers or policy", () => {
    expect(verdictOf(id, facts({}, policy(COMPLETE)))).toBe("not_applicable");
    expect(verdictOf(id, facts({ base: { requests: [analytics] } }))).toBe("not_applicable");
  });

  it.each([
    ["https://static.ads-twitter.com/uwt.js", "exact tax index x"],
    ["https://sc-static.net/scevent.min.js", "a snap decision"],
    ["https://api2.branch.io/v1/open", "our branch office"],
  ])("does not take a common word for the name of %s", (url, text) => {
    expect(verdictOf(id, facts({ base: { requests: [request(url)] } }, policy(text)))).toBe("failed medium");
  });

  it.each([
    ["https://wcs.naver.net/wcslog.js", "네이버 애널리틱스에 방문 기록을 제공합니다."],
    ["https://www.google-analytics.com/g/collect", "グーグルのアクセス解析を利用します。"],
    ["https://connect.facebook.net/en_US/fbevents.js", "메타(페이스북)의 픽셀을 사용합니다."],
  ])("knows the company of %s in another script", (url, text) => {
    expect(verdictOf(id, facts({ base: { requests: [request(url)] } }, policy(text, "ko")))).toBe("passed");
  });

  it.each([
    ["ja", "アクセス解析のほか、Googleの計測およびMeta Platforms, Inc.のピクセルを利用します。"],
    ["zh", "本站使用由Meta提供的像素。"],
    ["ko", "Meta와 함께 광고를 측정합니다."],
  ])("finds a Latin name between the words of another script: %s", (language, text) => {
    const requests = [request("https://connect.facebook.net/en_US/fbevents.js")];
    expect(verdictOf(id, facts({ base: { requests } }, policy(text, language)))).toBe("passed");
    const alike = text.replace("Meta", "Metab").replace("Google", "Boogle");
    expect(verdictOf(id, facts({ base: { requests } }, policy(alike, language)))).not.toBe("passed");
  });

  it("takes a product’s company for its name", () => {
    const requests = [request("https://c.bing.com/c.gif", { resourceType: "image" })];
    expect(verdictOf(id, facts({ base: { requests } }, policy("Microsoft analyses visits.")))).toBe("passed");
  });

  it("takes a longer name in any case", () => {
    const requests = [request("https://www.clarity.ms/tag/x")];
    expect(verdictOf(id, facts({ base: { requests } }, policy("we use microsoft clarity")))).toBe("passed");
  });
});

describe("web.policy.discloses-transfers", () => {
  const id = "web.policy.discloses-transfers";
  const china = createContext({ territories: ["CN"], now: NOW, demo: true });

  it("fails when data leaves and the policy is silent", () => {
    expect(verdictOf(id, facts({ base: { requests: [analytics] } }, policy("We use data.")))).toBe(
      "failed medium",
    );
  });

  it.each([
    ["sv", "Överföring till tredje land\nVi överför inga uppgifter till länder utanför EU/EES."],
    ["fi", "Tietojen siirto EU:n ulkopuolelle\nTietoja ei siirretä EU:n tai ETA-alueen ulkopuolelle."],
    [
      "fi",
      "8. Henkilötietojen luovutukset muille ja niiden siirrot EU:n tai ETA:n ulkopuolelle\nTietoja ei siirretä EU:n ulkopuolelle.",
    ],
    [
      "sv",
      "Vilka av våra kunders uppgifter som förs över till länder utanför EU:s gränser\nInga uppgifter förs över till länder utanför EU.",
    ],
    ["da", "Overførsel til tredjelande\nVi overfører ikke oplysninger til lande uden for EU."],
    ["pl", "Przekazywanie danych poza EOG\nNie przekazujemy danych poza EOG."],
    ["nl", "Doorgifte buiten de EU\nWij geven geen gegevens door aan landen buiten de EU."],
  ])("fails where it says that nothing leaves, whatever the heading: %s", (language, text) => {
    const seen = facts({ base: { requests: [analytics] } }, policy(text, language));
    expect(verdictOf(id, seen)).toBe("failed medium");
    const safeguards: Record<string, string> = {
      sv: "Överföringen till USA stöds på standardavtalsklausuler.",
      fi: "Siirto Yhdysvaltoihin perustuu vakiolausekkeisiin.",
      da: "Overførslen til USA sker på grundlag af standardkontraktbestemmelser.",
      pl: "Przekazywanie do USA odbywa się na podstawie standardowych klauzul umownych.",
      nl: "Doorgifte naar de Verenigde Staten vindt plaats op basis van modelcontractbepalingen.",
    };
    const both = facts(
      { base: { requests: [analytics] } },
      policy(`${text}\n${safeguards[language]}`, language),
    );
    expect(verdictOf(id, both)).toBe("passed");
  });

  it("passes when the policy tells of it, in Chinese too", () => {
    const requests = [analytics];
    expect(verdictOf(id, facts({ base: { requests } }, policy(COMPLETE)))).toBe("passed");
    expect(verdictOf(id, facts({ base: { requests } }, policy("个人信息跨境提供")), china)).toBe("passed");
  });

  it.each([
    "Os seus dados podem ser enviados para os Estados Unidos.",
    "Wir lassen Daten in den USA bei einem Dienstleister verarbeitet.",
    "Tus datos se guardan en Estados Unidos.",
    "Vos données sont hébergées aux États-Unis.",
    "I dati sono conservati negli Stati Uniti.",
    "Gegevens worden in de Verenigde Staten opgeslagen.",
    "Uppgifter lagras i USA.",
    "データは米国で保存されます。",
    "개인정보는 미국으로 이전됩니다.",
    "数据会传输至美国。",
  ])("passes on %s", (text) => {
    expect(verdictOf(id, facts({ base: { requests: [analytics] } }, policy(text)))).toBe("passed");
  });

  it.each([
    "Os seus dados não são enviados para os Estados Unidos.",
    "Tus datos nunca se guardan en Estados Unidos.",
    "Vos données ne sont pas hébergées aux États-Unis.",
    "Uppgifter lagras inte i USA.",
    "数据不会传输至美国。",
  ])("fails on %s", (text) => {
    expect(verdictOf(id, facts({ base: { requests: [analytics] } }, policy(text)))).toBe("failed medium");
  });

  it("does not apply when nothing leaves", () => {
    expect(verdictOf(id, facts({ base: { requests: [pixelbox] } }, policy("x")), china)).toBe(
      "not_applicable",
    );
  });
});

describe("web.cookie-notice.complete", () => {
  const id = "web.cookie-notice.complete";
  const cookies = [cookie("_mly_id"), cookie("_ga_X1Y2Z3A4"), cookie("sid")];

  it("passes when optional cookies are listed, by pattern too, also those set after Accept", () => {
    const text = policy("Cookies: _mly_id (Metricly), _ga_* (Google)");
    expect(verdictOf(id, facts({ accept: { cookies } }, text))).toBe("passed");
    expect(verdictOf(id, facts({ accept: { cookies: [...cookies, cookie("_fbp")] } }, text))).toBe(
      "failed medium",
    );
  });

  it.each([
    ["_pk_id.1.2b7e", "Matomo: _pk_id, 13 months", "passed"],
    ["_pk_ses.14.9f0c", "Wir setzen „_pk_ses“ für 30 Minuten.", "passed"],
    ["_pk_id.1.2b7e", "我们使用 _pk_id（13 个月）", "passed"],
    ["_pk_id.1.2b7e", "Matomo: _pk_identity", "potential"],
    ["visit.1.2b7e", "Each visit is counted.", "potential"],
  ])("%s is listed by the name that its maker gave alone: %s", (name, said, verdict) => {
    const text = policy(said);
    expect(verdictOf(id, facts({ accept: { cookies: [cookie(name)] } }, text))).toBe(verdict);
  });

  it("is potential when no notice lists any: the banner may", () => {
    expect(verdictOf(id, facts({ base: { cookies } }, policy("We use cookies.")))).toBe("potential");
  });

  it("is potential where there is no notice at all", () => {
    expect(verdictOf(id, facts({ base: { cookies } }))).toBe("potential");
    expect(verdictOf(id, without(facts({ base: { cookies } }), "policy"))).toBe("uncertain");
  });

  it("does not apply without optional cookies", () => {
    expect(verdictOf(id, facts({ base: { cookies: [cookie("sid")] } }, policy("x")))).toBe("not_applicable");
    expect(verdictOf(id, facts())).toBe("not_applicable");
  });
});

describe("the text of a policy as it was read", () => {
  const links = [{ href: "https://www.shop.example/privacy", text: "Privacy", inFooter: true }];
  const read = facts({ base: { links, requests: [analytics, pixelbox] } }, policy(COMPLETE));

  it.each(["link", "sections", "freshness", "discloses-recipients", "discloses-transfers"])(
    "is named by the rows of web.policy.%s",
    (name) => {
      const cells = findingOf(`web.policy.${name}`, read).evidence.flatMap(({ rows }) =>
        rows.flatMap((row) => row.policyText ?? []),
      );
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.map((file) => policyTexts(read).get(String(file)))).toEqual(cells.map(() => COMPLETE));
    },
  );

  it("is none where no text could be read", () => {
    const broken = facts(
      { base: { links } },
      {
        policies: [
          {
            url: "https://www.shop.example/privacy",
            status: 404,
            linkText: "Privacy",
            text: "Gone",
            language: "en",
          },
        ],
      },
    );
    expect(policyTexts(broken).size).toBe(0);
    expect(findingOf("web.policy.link", broken).evidence[0]?.rows[0]).toMatchObject({ policyText: null });
  });
});
