import { describe, expect, it } from "vitest";
import type { WebsiteFacts } from "../../../facts/types.ts";
import { createContext } from "../../context.ts";
import { facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";

const received = { base: { requests: [request("https://metricly.example/m.js")] } };

/** Subjects that were not found in a text, but for transfers, which have a check of their own. */
function missingIn(text: string, language: string, passes: Parameters<typeof facts>[0] = received): string[] {
  const finding = findingOf("web.policy.sections", facts(passes, policy(text, language)));
  const rows = finding.evidence.find(({ id }) => id === "sections")?.rows ?? [];
  return rows
    .filter(({ found }) => found === "not_found")
    .map(({ section }) => String(section).slice(2))
    .filter((section) => section !== "transfers");
}

describe("subjects under headings of a word or a question", () => {
  it.each([
    [
      "fr",
      "controller",
      "Les données et vos droits, pour nous et vous.\nResponsable\nMaison Alpage SARL, Annecy",
    ],
    ["pt", "controller", "Os seus dados e os nossos fins, para você.\nResponsável\nAlfarroba, Lda., Faro"],
    [
      "es",
      "recipients",
      "¿Para qué usamos los datos? Para enviar su pedido.\n¿A quién se ceden?\nA Correos.",
    ],
    ["pt", "recipients", "Usamos os dados para entregar a sua encomenda.\nA quem chegam?\nAos CTT."],
    ["fr", "purposes", "Les données de nos clients et vos droits.\nFins\nExécuter une ordonnance."],
    ["es", "purposes", "Los datos de nuestros clientes y sus derechos.\nFines\nUna cita."],
    ["pt", "purposes", "Os dados dos nossos clientes e os seus direitos.\nFins\nUma consulta."],
    ["de", "recipients", "Wir nutzen Ihre Daten, um zu liefern.\nAn wen gehen sie?\nAn die Post."],
    ["sv", "recipients", "Vi använder dina uppgifter för att leverera.\nTill vem går de?\nTill posten."],
    [
      "en",
      "controller",
      "We use the data to deliver for you and the shop.\nWe're Harbour Lights, a charity.",
    ],
    ["sv", "controller", "Vi använder dina uppgifter för att leverera.\nBokhandeln ansvarar för dem."],
    ["pt", "rights", "Usamos os dados para entregar a sua encomenda.\nVocê pode corrigir ou excluir tudo."],
    ["nl", "rights", "Wij gebruiken de gegevens om het pakket te sturen.\nJe mag ze altijd inzien."],
    ["it", "contact", "I dati che usiamo per evadere gli ordini.\nTel. 0165 000000"],
    ["es", "controller", "Los datos y sus derechos, para usted.\n1. Responsable: Almazara del Sur, S.L."],
    ["fr", "controller", "Les données et vos droits, pour vous.\nQui êtes-vous ? Une librairie."],
    [
      "fr",
      "rights",
      "Les données de nos clients, pour vous et nous.\nQue puis-je demander ? De les corriger.",
    ],
    ["it", "basis", "I dati che usiamo per evadere gli ordini.\nOrdini (contratto)."],
    ["sv", "basis", "Vi använder dina uppgifter för att leverera.\nBokningar (avtal)."],
    ["de", "basis", "Wir nutzen Ihre Daten, um zu liefern.\nBestellungen (Vertrag)."],
    ["ko", "recipients", "개인정보를 주문 처리 목적으로 이용합니다.\n접속기록을 이 회사로 이전합니다."],
    [
      "en",
      "rights",
      "We use the data to deliver for you and the shop.\nYou may withdraw it or nominate a person.",
    ],
  ])("reads in %s the %s", (language, section, text) => {
    expect(missingIn(text, language)).not.toContain(section);
    const [before = ""] = text.split("\n");
    expect(missingIn(before, language)).toContain(section);
  });
});

describe("subjects of a policy in plain words", () => {
  it.each([
    [
      "fr",
      "Qui est responsable ? La SARL Alpage est responsable du traitement. Pourquoi ? Pour préparer votre commande, avec votre consentement pour les annonces. Qui les reçoit ? Notre transporteur et notre hébergeur. Combien de temps ? Dix ans pour les factures. Vos droits : accès et effacement, et une réclamation auprès de la CNIL. Écrivez à bonjour@alpage.example",
    ],
    [
      "pt",
      "A Farmácia é responsável pelo tratamento dos dados que nos dá. Usamos os dados para entregar a encomenda (contrato). Quem os recebe: a transportadora, que os vê só para entregar. Guardamos as faturas dez anos e depois apagamos tudo. Pode pedir acesso e retificação, ou apresentar queixa à CNPD. Contacto: geral@farmacia.example",
    ],
    [
      "ja",
      "当店（株式会社花小路）は、ご予約の管理のために個人情報を利用します。ご本人の同意を得て取得します。配送会社に業務を委託します。二年間保存し、その後すみやかに消去します。開示や訂正をご請求いただけます。苦情は個人情報保護委員会でも受け付けます。お問い合わせは電話で。",
    ],
    [
      "es",
      "¿Quién responde de tus datos? Taller Luna S.L. Los usamos para gestionar tu reserva; la base es el contrato contigo. Los comunicamos a la mensajería. Los borramos un año después de la visita. Tienes derecho a acceder y rectificarlos, y a presentar una reclamación ante la AEPD. Escríbenos: hola@luna.example",
    ],
    [
      "pl",
      "Administratorem danych jest Jan Nowak. Przetwarzamy je w celu wyceny na podstawie umowy. Przekazujemy je biuru rachunkowemu. Usuwamy je po trzech latach, jeśli okres gwarancji minął. Masz prawo dostępu do danych i możesz wnieść skargę do UODO. Telefon: 12 000 00 00",
    ],
    [
      "ar",
      "شركة النخيل هي المتحكم في البيانات. نستخدم بياناتك بهدف توصيل الطلب، والأساس القانوني هو تنفيذ العقد. نشارك العنوان مع شركة التوصيل. نحتفظ بالفواتير عشر سنوات. يحق لك الوصول إلى بياناتك وتصحيحها، ويمكنك تقديم شكوى إلى الهيئة الرقابية. تواصل معنا عبر الهاتف.",
    ],
    [
      "he",
      "בעלת השליטה במאגר היא חברת תמר בע״מ. אנו משתמשים בפרטים לצורך משלוח, על בסיס קיום החוזה. הפרטים מועברים לספקי המשלוחים. המידע נשמר שבע שנים. עומדת לך הזכות לעיין במידע ולתקנו, וניתן להגיש תלונה לרשות להגנת הפרטיות. צרו קשר בטלפון.",
    ],
    [
      "hi",
      "इस साइट का डेटा नियंत्रक सूर्या लिमिटेड है। हम आपका पता सामान भेजने के उद्देश्य से लेते हैं; कानूनी आधार अनुबंध है। पता कूरियर के साथ साझा होता है। बिल आठ साल तक रखे जाते हैं। आपको जानकारी देखने और सुधारने का अधिकार है, और आप बोर्ड में शिकायत कर सकते हैं। संपर्क: फ़ोन पर।",
    ],
    [
      "th",
      "ผู้ควบคุมข้อมูลคือบริษัท ชบา จำกัด เราเก็บที่อยู่เพื่อจัดส่งสินค้า โดยอาศัยฐานสัญญาและความยินยอม และส่งให้ผู้ให้บริการขนส่ง เราเก็บรักษาใบเสร็จไว้เจ็ดปี ท่านมีสิทธิขอดูและแก้ไขข้อมูล และร้องเรียนได้ ติดต่อทางโทรศัพท์",
    ],
    [
      "cs",
      "Správcem je Pekárna Klas. Účelem je vyřízení objednávky na základě smlouvy a souhlasu. Příjemcem je dopravce. Doba uložení faktur je deset let. Máte právo na výmaz a můžete podat stížnost. Kontakt: telefon.",
    ],
    [
      "lt",
      "Duomenų valdytojas yra UAB Beržas. Adresą naudojame užsakymui pristatyti – toks yra tikslas, o teisinis pagrindas yra sutartis ir sutikimas. Perduodame jį kurjeriui. Sąskaitas saugome dešimt metų. Turite teisę susipažinti su duomenimis ir pateikti skundą inspekcijai. Kontaktai: telefonu.",
    ],
    [
      "lv",
      "Pārzinis ir SIA Bērzs. Adresi izmantojam piegādes nolūkam, juridiskais pamats ir līguma izpilde. Nododam to kurjeram. Rēķinus glabājam desmit gadus. Jums ir tiesības piekļūt datiem un iesniegt sūdzību. Kontakti: pa tālruni.",
    ],
    [
      "et",
      "Vastutav töötleja on OÜ Kask. Aadressi kasutame kauba saatmiseks, see on töötlemise eesmärk; õiguslik alus on lepingu täitmine. Edastame selle kullerile. Arveid säilitame seitse aastat. Teil on õigus andmetega tutvuda ja esitada kaebus. Kontakt: telefoni teel.",
    ],
    [
      "is",
      "Ábyrgðaraðili er Birki ehf. Tilgangur vinnslunnar er að senda vöruna og lagagrundvöllur er samningur og samþykki. Við miðlum heimilisfangi til flutningsaðila. Við geymum reikninga í sjö ár. Þú átt rétt á aðgangi og getur sent kvörtun. Hafðu samband í síma.",
    ],
    [
      "ca",
      "El responsable del tractament és Bedoll SL. La finalitat és enviar la comanda i la base jurídica és el contracte. Comuniquem l’adreça al missatger. Conservem les factures sis anys. Teniu dret d’accés i podeu presentar una reclamació. Contacte: per telèfon.",
    ],
    [
      "gl",
      "O responsable do tratamento é Bidueiro SL. A finalidade é enviar o pedido e a base xurídica é o contrato. Comunicamos o enderezo ao mensaxeiro. Conservamos as facturas seis anos. Ten dereito de acceso e pode presentar unha reclamación. Contacto: por teléfono.",
    ],
    [
      "sq",
      "Kontrolluesi është Thupra shpk. Qëllimi është dërgimi i porosisë dhe baza ligjore është kontrata. Adresën e ndajmë me korrierin. Faturat i ruajmë dhjetë vjet. Keni të drejtë të shihni të dhënat dhe të bëni ankesë. Kontakt: me telefon.",
    ],
    [
      "mk",
      "Контролор е Бреза ДОО. Целта е испорака на нарачката, а правниот основ е договорот и вашата согласност. Адресата ја споделуваме со курирот. Фактурите ги чуваме десет години. Имате право на увид и можете да поднесете жалба. Контакт: по телефон.",
    ],
  ])("finds all in %s", (language, text) => {
    expect(missingIn(text, language)).toEqual([]);
  });
});

describe("plain words of subjects", () => {
  it.each([
    ["el", "retention", "Χρόνος τήρησης\nΠέντε έτη."],
    ["hu", "retention", "Megőrzés\nÖt év."],
    ["hr", "retention", "Vrijeme čuvanja\nPet godina."],
    ["tr", "retention", "Yorumları silinene kadar saklıyoruz."],
    ["tr", "retention", "Verilerinizi ne kadar tutuyoruz?"],
    ["tr", "retention", "Kayıtlar iki yıl boyunca tutulmaktadır."],
    ["en", "purposes", "Why and on what lawful basis"],
    ["cs", "purposes", "K čemu údaje používáme\nK zaslání zboží."],
    ["cs", "complaint", "Kam si stěžovat\nU Úřadu pro ochranu osobních údajů."],
    ["sk", "complaint", "Kde sa môžete sťažovať\nNa Úrade na ochranu osobných údajov."],
    ["cs", "basis", "Co nás k tomu opravňuje\nSmlouva."],
    ["sk", "purposes", "Na čo údaje používame\nNa zaslanie tovaru."],
    ["no", "purposes", "Hva vi bruker opplysningene til\nTil å sende varen."],
    ["da", "purposes", "Hvad bruger vi oplysningerne til?\nTil at sende varen."],
    ["fi", "purposes", "Mihin tietoja käytämme\nTavaran lähettämiseen."],
    ["es", "controller", "Política\nResponsable\nAlfarería Sur S.L."],
  ])("in %s tell %s: %s", (language, subject, text) => {
    expect(missingIn(text, language)).not.toContain(subject);
  });

  it.each([
    ["tr", "retention", "Hakkımızda\nHaklarınız: erişim. Hiçbir şeyi saklamıyoruz demek doğru olmaz."],
    ["es", "controller", "Somos una empresa responsable con el planeta."],
    ["lt", "retention", "Mes gerbiame jūsų privatumą. Duomenų valdytojas yra UAB Beržas."],
    ["lv", "complaint", "Mēs cienām jūsu privātumu. Pārzinis ir SIA Bērzs."],
    ["et", "rights", "Me austame sinu privaatsust. Vastutav töötleja on OÜ Kask."],
    ["ca", "recipients", "Respectem la vostra privacitat. El responsable és Bedoll SL."],
  ])("in %s do not tell %s: %s", (language, subject, text) => {
    expect(missingIn(text, language)).toContain(subject);
  });
});

describe("what is collected in order to do something", () => {
  const rest: Record<string, string> = {
    en: "You may ask for access, and complain to the OAIC.",
    fr: "Vous avez des droits. Réclamation auprès de la CNIL.",
    es: "Tienes derechos. Puedes reclamar ante la AEPD.",
    it: "Hai il diritto di accesso. Reclamo al Garante.",
    pl: "Masz prawo dostępu. Skarga do UODO.",
    sv: "Du har rätt till insyn. Klagomål till IMY.",
  };
  it.each([
    ["en", "We collect names and phone numbers to book visits for your pet.", true],
    ["en", "We hand names and phone numbers to the police.", false],
    ["fr", "Nous recueillons votre adresse pour facturer.", true],
    ["es", "Recogemos tu nombre y tu teléfono para avisarte.", true],
    ["it", "Raccogliamo nome e telefono per richiamarvi.", true],
    ["pl", "Zbieramy adresy, aby wystawić fakturę.", true],
    ["sv", "Vi ber om namn för att boka bord.", true],
  ])("in %s: %s", (language, sentence, tells) => {
    expect(missingIn(`${sentence} ${rest[language]}`, language).includes("purposes")).toBe(!tells);
  });
});

describe("words of another subject", () => {
  it.each([
    [
      "de",
      "retention",
      "Verantwortlich ist die Laden GmbH. Zweck: Lieferung. Rechtsgrundlage: Vertrag. Empfänger: die Post. Ihre Rechte: Auskunft, Berichtigung und Löschung. Beschwerde bei der Aufsichtsbehörde. Kontakt: a@laden.example",
    ],
    [
      "en",
      "retention",
      "Shop Ltd is the controller. We use your data to deliver, on the basis of a contract, and keep your data safe with encryption. Recipients: our couriers. Your rights: you can ask us to delete it, and complain to the ICO. Contact us.",
    ],
    [
      "es",
      "basis",
      "El responsable es Taller Luna S.L. Finalidad: gestionar reservas. No cedemos los datos a nadie, salvo obligación legal. Plazo de conservación: un año. Tus derechos: acceso y supresión. Puedes reclamar ante la AEPD. Correo: hola@luna.example",
    ],
    [
      "fr",
      "recipients",
      "La SARL Alpage est responsable du traitement. Finalité : la livraison, sur la base du contrat. Aucun envoi vers des pays tiers. Durée de conservation : un an. Vos droits : accès. Réclamation auprès de la CNIL. Contact : a@alpage.example",
    ],
    [
      "it",
      "complaint",
      "Il titolare è Bassi snc. Finalità: consegna. Base giuridica: contratto. Destinatari: il corriere e le autorità che lo chiedono. Periodo di conservazione: un anno. Diritti: accesso. Contatti: a@bassi.example",
    ],
  ])("do not stand for one that is missing in %s: %s", (language, subject, text) => {
    expect(missingIn(text, language)).toEqual([subject]);
  });
});

it("asks for recipients only where there are any", () => {
  const text =
    "Shop Ltd is the controller. We use your data to deliver, on the basis of a contract, and keep it for a year. You can ask us to delete it, and complain to the ICO. Contact us.";
  expect(missingIn(text, "en")).toEqual(["recipients"]);
  expect(missingIn(text, "en", {})).toEqual([]);
});

it.each([
  ["en", "Data goes to Google in the United States under its adequacy decision.", "passed"],
  ["de", "Google verarbeitet Daten in den USA auf Grundlage des Angemessenheitsbeschlusses.", "passed"],
  ["en", "We use Google.", "potential"],
])("in %s, a transfer that a decision allows is told: “%s”", (language, sentence, outcome) => {
  const rest = {
    en: "We are Lipa Ltd, the controller of your data. We use it to fill orders, with your consent. Recipients are our couriers. We keep invoices for ten years. Your rights: access and erasure; you can complain to the ICO. Contact us.",
    de: "Verantwortlicher ist die Lipa GmbH. Zweck und Rechtsgrundlage: Vertrag. Empfänger: Kuriere. Speicherdauer: zehn Jahre. Ihre Rechte: Auskunft und Löschung, Beschwerde bei der Aufsichtsbehörde. Kontakt: Telefon.",
  }[language];
  const requests = [request("https://www.google-analytics.com/g/collect?v=2&cid=1")];
  const seen = facts({ base: { requests, language } }, policy(`${rest} ${sentence}`, language));
  const eu = createContext({ territories: ["EU"], now: NOW });
  expect(findingOf("web.policy.sections", seen, eu).outcome).toBe(outcome);
});

describe("a file that is written without accents", () => {
  const text =
    "Ochrana osobnych udajov. Prevadzkovatel: Utulok Lipa. Ucel a pravny zaklad: adopcie, zmluva. Prijemcovia: veterinar. Prenos do USA. Doba uchovavania: pat rokov. Vase prava: pristup, vymazanie, staznost na urad. Kontakt: telefon.";
  const pdf = (words: string): Partial<WebsiteFacts> => ({
    policies: (policy(words, "en").policies ?? []).map((one) => ({ ...one, format: "pdf" })),
  });

  it("is read in the language of the site that links to it", () => {
    const seen = facts({ base: { ...received.base, language: "sk" } }, pdf(text));
    expect(findingOf("web.policy.sections", seen).outcome).toBe("passed");
    expect(findingOf("web.policy.link", seen).outcome).toBe("passed");
  });

  it("and in its own, where the site is in another", () => {
    const english =
      "We are Lipa Ltd, the controller of your data. We use it to fill orders, with your consent. Recipients are our couriers. Data is transferred to the United States. We keep invoices for ten years. Your rights: access and erasure; you can complain to the ICO. Contact us.";
    const seen = facts({ base: { ...received.base, language: "sk" } }, pdf(english));
    expect(findingOf("web.policy.sections", seen).outcome).toBe("passed");
  });
});
