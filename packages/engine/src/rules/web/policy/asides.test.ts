import { describe, expect, it } from "vitest";
import { facts, findingOf, policy, request, verdictOf } from "../../testing/facts.ts";
import { isAside } from "./asides.ts";

const requests = [request("https://www.google-analytics.com/g/collect?v=2&tid=G-1")];
const seen = (text: string, language: string) => facts({ base: { requests } }, policy(text, language));

describe("a name that tells of nobody who is sent data", () => {
  it.each([
    ["en", "We count visits. Cookies can be blocked in Google Chrome, Microsoft Edge and Apple Safari."],
    ["de", "Wir zählen Besuche. Diese Seite wurde mit Firefox und Google Chrome getestet."],
    ["nl", "Wij verwerken uw gegevens. Deze site werkt het best in Google Chrome of Microsoft Edge."],
    ["ja", "個人情報を利用します。本サイトはGoogle Chromeの最新版で閲覧してください。"],
    ["en", "We are found through search engines such as Google and Bing, and keep your data safe."],
    ["es", "Usamos sus datos para su pedido. Síganos en Google y Facebook."],
    ["de", "Wir nutzen Ihre Daten zur Lieferung. Folgen Sie uns auf Google und Instagram."],
    ["en", "We keep your data safe. We post short videos of our shop on Google and YouTube."],
    ["fr", "Vos données restent ici.\nSuivez-nous\nInstagram, Google et Facebook : mille recettes."],
    ["de", "Wir nutzen Ihre Daten zur Lieferung. Fotos vom Sommerfest gibt es bei Google und Instagram."],
    ["pl", "Państwa dane są bezpieczne. Zapraszamy na nasze profile na Facebooku i w Google."],
    ["ja", "個人情報を利用します。お店の紹介動画はGoogleで公開しています。"],
    ["en", "We keep your details safe. Find all our cakes on LinkedIn and Google: pin them, bake them."],
    ["nl", "Wij verwerken uw gegevens. Op Facebook en bij Google staan filmpjes van de avonden."],
    ["de", "Wir nutzen Ihre Daten zur Lieferung. Auf Instagram und Google zeigen wir die Räume."],
    ["pl", "Państwa dane są bezpieczne. Wpisz nazwę fundacji w Google, a znajdziesz opinie o nas."],
    ["ja", "個人情報を利用します。お車の方はGoogleで当館の名前を検索してください。"],
    ["es", "Sus datos están seguros. Para saber cómo llegar, use el mapa de Google."],
  ])("names no recipient: %s %s", (language, text) => {
    expect(verdictOf("web.policy.discloses-recipients", seen(text, language))).not.toBe("passed");
    expect(verdictOf("web.policy.discloses-recipients", seen(`${text} Google Analytics.`, language))).toBe(
      "passed",
    );
  });
});

describe("other countries named in passing", () => {
  const id = "web.policy.discloses-transfers";

  it.each([
    ["people", "en", "If you visit us from outside the United Kingdom, fees are shown in pounds."],
    ["people", "nl", "Woont u buiten de EU? Dan gelden andere verzendkosten."],
    ["people", "es", "Si reside fuera de la Unión Europea, consulte los gastos de envío."],
    ["money", "fr", "Le virement bancaire (transfert vers un compte à l'étranger) est accepté."],
    ["money", "en", "You can pay by bank transfer. Banks in the United States may hold it and charge a fee."],
    ["goods", "de", "Wir liefern nicht in Länder außerhalb der EU, der Versand in Drittländer ruht."],
    ["goods", "pl", "Zamówienia poza UE wysyłamy kurierem."],
    ["goods", "zh", "海外订单的运费另计，境外订单概不退款。"],
    [
      "a right",
      "en",
      "You have the right to know whether personal data are transferred to a third country and of the safeguards.",
    ],
    [
      "a right",
      "de",
      "Sie haben das Recht, Auskunft darüber zu verlangen, ob personenbezogene Daten in ein Drittland übermittelt werden.",
    ],
    [
      "a right",
      "it",
      "Lei ha il diritto di ottenere l'indicazione dell'eventuale trasferimento dei dati a un paese terzo.",
    ],
    [
      "staff",
      "en",
      "Records of our employees are transferred to our parent in the United States under standard contractual clauses.",
    ],
    ["staff", "de", "Beschäftigtendaten übermitteln wir an die Konzernmutter in den USA."],
    ["staff", "fr", "Les données de nos salariés sont transférées aux États-Unis."],
    ["a day to come", "zh", "如需跨境传输，我们会另行征得您的同意。"],
    [
      "a day to come",
      "en",
      "Should we ever transfer data outside the EEA, we will put standard contractual clauses in place.",
    ],
    ["goods", "fr", "Le transfert de matériel vers des pays tiers passe par Marseille."],
    ["an ending", "tr", "Verileriniz sayfamızda görünür."],
    ["people", "fr", "Vous partez hors de l'Union européenne ?"],
    ["people", "nl", "Programma's kunnen ook buiten de Europese Unie worden bekeken."],
    ["people", "fr", "Le transfert vers un confrère étranger se fait sur rendez-vous."],
    ["goods", "cs", "Předání zásilky mimo EU provází celní prohlášení."],
    ["goods", "zh", "境外客人请提前办理清关。"],
    [
      "goods",
      "de",
      "Einige Objekte kommen aus den USA und aus Drittländern; die Übermittlung der Leihverträge ruht.",
    ],
    ["an animal", "pl", "Przekazanie psa za granicę wymaga paszportu i szczepienia."],
    [
      "a verb",
      "it",
      "Per consultare il registro c'è il server della scuola; lo usa anche chi ha un telefono.",
    ],
    ["a verb", "es", "El servidor de esta tienda usa energía solar."],
    ["a day to come", "de", "Sollten wir künftig Daten in Drittländer übermitteln, informieren wir Sie."],
  ])("tell of no transfer where it is %s: %s %s", (_, language, text) => {
    const finding = findingOf(id, seen(text, language));
    expect(["failed", "potential"]).toContain(finding.outcome);
  });

  it("quotes what is said in passing, and says so", () => {
    const text = "Records of our employees are transferred to our parent in the United States.";
    const { outcome, summary, evidence } = findingOf(id, seen(text, "en"));
    expect(outcome).toBe("potential");
    expect(summary.en).toContain("in passing");
    expect(evidence[0]?.rows[0]).toMatchObject({ found: "not_found", quote: text });
  });

  it.each([
    ["en", "If you live outside the United States, your information is transferred to it."],
    ["en", "Records of our employees and customers are transferred to the United States."],
    ["de", "Sie haben das Recht auf Auskunft. Daten werden in die USA übermittelt."],
    ["fr", "Nos prestataires de livraison traitent vos données aux États-Unis."],
    ["nl", "Je gegevens kunnen in Amerika terechtkomen; daarvoor gelden modelcontracten."],
    ["pl", "Dane mogą trafiać do Stanów Zjednoczonych."],
    ["zh", "本網站的資料可能傳輸至美國之伺服器。"],
    ["de", "Wir arbeiten mit Google zusammen. Das Unternehmen sitzt in den USA."],
    ["pt", "Parte da nuvem fica nos Estados Unidos."],
    ["pt", "Exigimos cláusulas-padrão contratuais aprovadas pela ANPD."],
    ["it", "I dati sono elaborati dai server negli USA."],
    ["fr", "Une transmission à l'étranger repose sur des clauses contractuelles types."],
    ["en", "Google Ireland Ltd\tStatistics\tIreland / US\tDPF"],
  ])("do not hide a transfer that is told: %s %s", (language, text) => {
    expect(verdictOf(id, seen(text, language))).toBe("passed");
  });

  it.each([
    ["en", "You can ask for a transfer of your account to another person."],
    ["fr", "En cas de fusion ou de transfert de l'entreprise, le repreneur est lié par cette politique."],
    ["de", "Sie haben das Recht zu erfahren, ob Daten in ein Drittland gelangen oder übermittelt werden."],
  ])("are no subject of a policy: %s %s", (language, text) => {
    const rows = findingOf("web.policy.sections", seen(text, language)).evidence[0]?.rows ?? [];
    expect(rows.find(({ section }) => section === "s_transfers")?.found).toBe("not_found");
  });
});

it.each([
  [
    "nl",
    "Omdat adverteerders graag willen weten of hun reclame ook echt gezien is.",
    "We delen gegevens met adverteerders.",
  ],
  [
    "en",
    "Because advertisers like to know whether the banners were ever looked at by anyone.",
    "We share data with advertisers.",
  ],
  [
    "fr",
    "Parce que les annonceurs aiment savoir si une affiche a vraiment été regardée.",
    "Nous partageons des données avec des annonceurs.",
  ],
])("who advertises is a recipient where something is given: %s", (language, other, own) => {
  const ads = { base: { requests: [request("https://dis.eu.criteo.com/dis/x.js")] } };
  const verdict = (text: string) =>
    verdictOf("web.policy.discloses-recipients", facts(ads, policy(text, language)));
  expect(verdict(other)).not.toBe("passed");
  expect(verdict(`${other}\n${own}`)).toBe("passed");
});

it.each([
  ["en", "We show videos of Google on our page and measure visits with it."],
  ["de", "Das Profil bei Google Analytics wertet die Messung aus."],
  ["pt", "Os vídeos do Google enviam dados a essa empresa."],
])("what is shown and handles data names a recipient: %s %s", (language, text) => {
  expect(verdictOf("web.policy.discloses-recipients", seen(text, language))).toBe("passed");
});

it.each([
  ["zh", "本網站使用 Google Analytics 計算人次。"],
  ["de", "Die Reichweite messen wir über Google Analytics."],
  ["en", "Visits are counted with Google Analytics."],
])("who is seen and named is told as a recipient: %s %s", (language, text) => {
  const found = (said: string) =>
    findingOf("web.policy.sections", seen(said, language)).evidence[0]?.rows.find(
      ({ section }) => section === "s_recipients",
    )?.found;
  expect(found(text)).toBe("found");
  expect(found(text.replace("Google Analytics", "Zählwerk"))).toBe("not_found");
});

it.each([
  ["lt", "Google duomenis gali perduoti į Jungtines Amerikos Valstijas."],
  ["lv", "Google datus var nosūtīt uz Amerikas Savienotajām Valstīm."],
  ["et", "Google võib andmeid saata Ameerika Ühendriikidesse."],
  ["is", "Google kann að senda gögn til Bandaríkjanna."],
  ["ca", "Google pot enviar les dades als Estats Units."],
  ["sq", "Google mund t’i dërgojë të dhënat në Shtetet e Bashkuara."],
  ["mk", "Google може да ги испрати податоците во Соединетите Држави."],
])("takes data that goes to another country for no aside in %s", (_, sentence) => {
  expect(isAside(sentence, sentence.indexOf("Google"))).toBe(false);
});
