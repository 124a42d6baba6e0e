import { describe, expect, it } from "vitest";
import type { CookieFact, IdentifierFact, RequestFact } from "../../../facts/types.ts";
import { createContext } from "../../context.ts";
import { cookie, facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";

const eu = createContext({ territories: ["EU"], now: NOW });
const google = request("https://www.google-analytics.com/g/collect?v=2&tid=G-1");
const meta = request("https://www.facebook.com/tr?id=1");
const said = (text: string, language: string, requests = [google]) =>
  findingOf("web.policy.discloses-recipients", facts({ base: { requests } }, policy(text, language)), eu)
    .outcome;

describe("a category of recipients, told by who they are and what they do", () => {
  it.each([
    ["en", "We pass data to our suppliers of practice software, website hosting and website statistics."],
    ["sv", "Vi lämnar ut uppgifter till personuppgiftsbiträden som levererar it-system och webbstatistik."],
    [
      "cs",
      "Osobní údaje předáváme těmto příjemcům:\n- účetní firma,\n- poskytovatelé analytických nástrojů.",
    ],
    [
      "es",
      "Los datos se comunican a empresas que nos prestan servicios: asesoría, mantenimiento, analítica web.",
    ],
    ["el", "Τα δεδομένα διαβιβάζονται σε παρόχους στατιστικής ανάλυσης ιστοσελίδων."],
    ["fi", "Tietoja luovutetaan kävijäseurannan palveluntarjoajille."],
    ["zh-TW", "我們將資料提供給網站分析服務廠商。"],
  ])("is told in %s: %s", (language, text) => {
    expect(said(text, language)).toBe("passed");
  });

  it.each([
    ["en", "We pass data to companies that deliver parcels. We count visits ourselves."],
    ["it", "Su questo sito si usano strumenti di misurazione e conserviamo i dati per un anno."],
    ["de", "Wir geben Daten an unsere Bank weiter. Besuche zählen wir mit eigener Software."],
    ["en", "Data is passed to our bank where an order needs it, and to the service providers named below."],
    ["tr", "Kişisel veriler bankamıza aktarılır.\nAd | Sağlayıcı | Amaç | Ölçüm"],
    ["de", "Wir geben Daten an unsere Bank weiter.\nAnbieter | Statistik | Dauer"],
    ["tr", "Veriler barındırma sağlayıcımıza ve aşağıda adı geçen kargo şirketlerine aktarılır."],
  ])("is none where nobody gets data who does that, in %s: %s", (language, text) => {
    expect(said(text, language)).not.toBe("passed");
  });

  it.each([
    ["en", "We share data with the companies Google for statistics and Microsoft for advertising."],
    ["cs", "Údaje předáváme pro statistiky a reklamu službám společnosti Google."],
    ["ja", "広告の効果測定のため、Google社のサービスに情報を提供します。"],
  ])("is closed by the names of its companies, in %s", (language, text) => {
    expect(said(text, language, [google, meta])).not.toBe("passed");
  });

  it.each([
    [
      "en",
      "We share data with our bank.\nWe share it with nobody else.",
      "Advertising on social networks: if you agreed.",
    ],
    [
      "fr",
      "Nous transmettons vos données à notre banque, et à personne d’autre.",
      "Publicité sur les réseaux sociaux : avec votre accord.",
    ],
    [
      "de",
      "Wir geben Daten an unsere Bank und an niemanden sonst weiter.",
      "Werbung in sozialen Netzwerken: nur mit Einwilligung.",
    ],
  ])(
    "is not told by a use where the list of recipients is said to be whole, in %s",
    (language, list, use) => {
      expect(said(`${use}\n${list}`, language, [meta])).not.toBe("passed");
      expect(said(`${use}\n${list.split(/\n|, et|und an/)[0]}`, language, [meta])).toBe("passed");
    },
  );

  it("is told by a use where only a password goes to nobody else", () => {
    const text =
      "Advertising on social networks: if you agreed.\nNever share your password with anyone else.";
    expect(said(text, "en", [meta])).toBe("passed");
  });

  it("stays open where these are examples", () => {
    const text = "We share data with advertising partners such as Google.";
    expect(said(text, "en", [google, meta])).toBe("passed");
  });

  it.each([
    ["en", "We share data with service providers who run our website."],
    ["de", "Wir geben Daten an IT-Dienstleister für unsere Website weiter."],
    ["fr", "Nous transmettons des données aux prestataires informatiques du site internet."],
  ])("that may hold everybody is left to a person, in %s", (language, text) => {
    expect(said(text, language)).toBe("uncertain");
  });
});

it.each([
  ["en", "We share data with providers of visitor statistics. Ask for Google at the bar, he is our dog."],
  ["de", "Wir teilen Daten mit Anbietern von Besuchsstatistik. Unser Hund heißt Google, er liegt am Ofen."],
  ["fr", "Nous partageons des données avec un fournisseur de mesure d’audience. Google dort près du poêle."],
])("a kind is told whoever is named in passing: %s", (language, text) => {
  expect(said(text, language)).toBe("passed");
});

describe("a company that is named and nothing more", () => {
  it.each([
    [
      "en",
      "We keep your details safe.\nOur lodge has a fine view.\nAsk for Google at the bar, he is our dog.",
    ],
    ["de", "Ihre Daten sind sicher.\nUnser Hund heißt Google, er liegt gern am Ofen."],
    ["fr", "Vos données restent ici.\nNotre chien Google dort près du poêle, ne le réveillez pas."],
  ])("is no recipient: %s", (language, text) => {
    expect(said(text, language)).not.toBe("passed");
  });

  it.each([
    ["fr", "Nous comptons les visites.\n_ga (Google, 13 mois)"],
    ["en", "Who gets your data\nGoogle does."],
    ["de", "Statistik: Google"],
    ["nl", "Wij gebruiken Google om het bezoek te meten."],
  ])("is one beside what it does: %s", (language, text) => {
    expect(said(text, language)).toBe("passed");
  });
});

describe("a company that is named for what it shows on the page", () => {
  it.each([
    [
      "fr",
      "Nous transmettons des données à Google Ireland Limited si vous lisez une vidéo YouTube, et à OVH.",
    ],
    ["de", "Für die Karte auf unserer Seite werden Daten an Google Ireland (Google Maps) übertragen."],
    ["en", "We share data with Google, whose reCAPTCHA keeps robots out of our form."],
  ])("is not told to count visits, in %s: %s", (language, text) => {
    expect(said(text, language)).toBe("uncertain");
  });

  it.each([
    ["en", "We share data with Mixpanel and Google (YouTube)."],
    ["de", "Wir geben Daten an Mixpanel und Google (YouTube, Google Maps) weiter."],
    ["fr", "Nous transmettons des données à Mixpanel, et à Google pour les vidéos YouTube."],
  ])("leaves another company told that stands beside it, in %s: %s", (language, text) => {
    expect(said(text, language, [request("https://api.mixpanel.com/track?data=ey")])).toBe("passed");
    expect(said(text, language, [google])).toBe("uncertain");
  });

  it.each([
    ["fr", "Google Ireland reçoit des données pour YouTube et pour la mesure d'audience."],
    ["de", "Daten werden an Google übertragen, für Karten (Google Maps) und Google Analytics."],
    ["en", "We share data with Google: reCAPTCHA, Google Fonts, Google Ads."],
  ])("is where it is named for that beside, in %s: %s", (language, text) => {
    expect(said(text, language)).toBe("passed");
  });
});

describe("a stream to a host that no table knows", () => {
  const host = "feed.scorehouse.example";
  const stream = request(`https://${host}/live?visitor=1`, { resourceType: "eventsource" });
  const visitor = cookie("visitor", { shape: "id", sharedWith: [host] });
  const named = "We share data with providers of visitor statistics.";
  const seen = (text: string, requests = [google, stream], cookies = [visitor]) =>
    findingOf(
      "web.policy.discloses-recipients",
      facts({ base: { requests, cookies } }, policy(text, "en")),
      eu,
    );

  it.each(["eventsource", "websocket"])(
    "has a recipient unknown where it tells who a visitor is: %s",
    (type) => {
      const found = seen(named, [google, { ...stream, resourceType: type }]);
      expect(found.outcome).toBe("potential");
      expect(found.summary.en).toContain(host);
      expect(seen("We keep your details safe.", [stream]).outcome).toBe("potential");
    },
  );

  it("has none where it tells nothing of a visitor, or where the policy names it", () => {
    expect(seen(named, [google, stream], []).outcome).toBe("passed");
    expect(seen(`${named} Scores come from scorehouse.example.`).outcome).toBe("passed");
  });
});

describe("a host that no table knows and that is told how to reach somebody", () => {
  const host = "in.halfwritten.example";
  const sent = (more: Partial<IdentifierFact> = {}) =>
    request(`https://${host}/p.gif?f=mail&d=6d••67`, {
      resourceType: "image",
      identifiers: [
        { key: "d", kind: "d_email", encoding: "hex", typed: "email", location: "in_query", ...more },
      ],
    });
  const seen = (language: string, text: string, requests = [sent()]) =>
    findingOf("web.policy.discloses-recipients", facts({ base: { requests } }, policy(text, language)), eu);

  it.each([
    ["en", "Your data goes to our bookkeeper Saldo and to nobody else."],
    ["fr", "Vos données sont transmises à notre comptable. Personne d'autre ne les reçoit."],
    ["cs", "Příjemci údajů: účetní kancelář Saldo. Nikdo jiný vaše údaje nedostane."],
  ])("is a recipient unknown where the policy does not name it: %s", (language, text) => {
    const found = seen(language, text);
    expect(found.outcome).toBe("potential");
    expect(found.summary.en).toContain(host);
    expect(seen(language, text, [google, sent({ kind: "d_phone", typed: "phone" })]).outcome).not.toBe(
      "passed",
    );
  });

  it("is none where the policy names it, and unclear where that tells of suppliers or is not read", () => {
    expect(seen("en", "What you type goes to halfwritten.example.").outcome).toBe("passed");
    expect(seen("de", "Ihre Eingaben erhält die Halfwritten GmbH.").outcome).toBe("passed");
    expect(seen("en", "We do not send data to halfwritten.example.").outcome).not.toBe("passed");
    expect(seen("en", "We share data with service providers who run our website.").outcome).toBe("uncertain");
    expect(seen("ka", "თქვენი მონაცემები").outcome).toBe("uncertain");
  });

  it("hides no stream to another host where it is unclear whether the policy means it", () => {
    const live = "feed.scorehouse.example";
    const stream = request(`https://${live}/live`, {
      resourceType: "websocket",
      identifiers: [{ key: "u", kind: "d_user", encoding: "plain", location: "in_query" }],
    });
    const text = "We share data with service providers who run our website.";
    for (const requests of [[stream], [stream, sent()], [sent(), stream]]) {
      const found = seen("en", text, requests);
      expect(found.outcome).toBe("potential");
      expect(found.summary.en).toContain(live);
      expect(JSON.stringify(found.evidence)).toContain(live);
    }
    const both = seen("en", text, [sent(), stream]);
    expect(JSON.stringify(both.evidence)).toContain(host);
    expect(both.summary.cn).toContain(host);
    expect(seen("ka", "თქვენი მონაცემები", [sent(), stream]).outcome).toBe("potential");
  });

  it("is none where it is told nothing of a person", () => {
    const searched = sent({ kind: "d_other", typed: "word" });
    expect(seen("en", "Your data goes to our bookkeeper.", [searched]).outcome).toBe("uncertain");
  });
});

describe("a host that no table knows and that is sent data, beside trackers that the policy tells of", () => {
  const host = "in.halfwritten.example";
  const id = cookie("hw_id", { shape: "id", sharedWith: [host] });
  const seen = (language: string, text: string, requests: RequestFact[], cookies: CookieFact[] = []) =>
    findingOf(
      "web.policy.discloses-recipients",
      facts({ base: { requests: [google, ...requests], cookies } }, policy(text, language)),
      eu,
    );
  const picture = request(`https://${host}/p.gif`, { resourceType: "image" });
  const posted = request(`https://${host}/e`, { method: "POST", resourceType: "fetch" });

  it.each([
    ["en", "named", "We use Google Analytics to count visits."],
    ["de", "named", "Wir nutzen Google Analytics, um Besuche zu zählen."],
    ["fr", "named", "Nous utilisons Google Analytics pour compter les visites."],
    ["en", "told by their kind", "We share data with providers of visitor statistics."],
    ["de", "told by their kind", "Wir teilen Daten mit Anbietern von Besuchsstatistik."],
    ["cs", "told by their kind", "Příjemci údajů:\n- poskytovatelé analytických nástrojů."],
  ])("leaves in doubt whether all are told of: %s, %s", (language, _, text) => {
    expect(seen(language, text, []).outcome).toBe("passed");
    expect(seen(language, text, [picture]).outcome).toBe("passed");
    for (const found of [seen(language, text, [picture], [id]), seen(language, text, [posted])]) {
      expect(found.outcome).toBe("uncertain");
      expect(found.summary.en).toContain(host);
      expect(found.summary.cn).toContain(host);
    }
  });

  it("is told of by its name", () => {
    const text = "We use Google Analytics, and halfwritten.example counts visits for us.";
    expect(seen("en", text, [picture], [id]).outcome).toBe("passed");
  });
});

it("an embedded tool that knows a visitor again is told of beside trackers too", () => {
  const film = request("https://www.youtube.com/embed/x", { resourceType: "document" });
  const mark = cookie("VISITOR_INFO1_LIVE", { domain: ".youtube.com", shape: "id", lifetimeS: 15_552_000 });
  const seen = (text: string) =>
    findingOf(
      "web.policy.discloses-recipients",
      facts({ base: { requests: [meta, film], cookies: [mark] } }, policy(text, "en")),
      eu,
    ).outcome;
  expect(seen("We share data with Facebook for advertising.")).toBe("potential");
  expect(seen("We share data with Facebook for advertising, and with YouTube, which shows our films.")).toBe(
    "passed",
  );
});
