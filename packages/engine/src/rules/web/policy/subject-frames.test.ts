import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";

const base = { requests: [request("https://metricly.example/m.js")] };
const eu = createContext({ territories: ["EU"], now: NOW });

function isFound(subject: string, language: string, text: string): boolean {
  const finding = findingOf("web.policy.sections", facts({ base }, policy(text, language)));
  const rows = finding.evidence.find(({ id }) => id === "sections")?.rows ?? [];
  return rows.some(({ section, found }) => section === `s_${subject}` && found === "found");
}

/** The first tells the subject, in words that no list of its words holds; the second has such words and tells it not. */
const FRAMES: readonly (readonly [subject: string, language: string, tells: string, tellsNot: string])[] = [
  [
    "controller",
    "sv",
    "Hundklubben Nosen, org.nr 802455-1177, bestämmer över uppgifterna i registret.",
    "Domaren ansvarar för hunden.",
  ],
  [
    "controller",
    "uk",
    "Крамниця належить ФОП Ковальчук. Вона вирішує, що робити з даними покупців.",
    "Майстер відповідає за глечик.",
  ],
  [
    "controller",
    "nl",
    "De Vrije Wieler B.V., gevestigd te 7201 Zutphen, zegt hier wat er met uw gegevens gebeurt.",
    "De klant is verantwoordelijk voor zijn fiets.",
  ],
  [
    "basis",
    "es",
    "Guardamos la factura porque la ley nos obliga.",
    "La ley obliga a llevar casco en el río.",
  ],
  [
    "basis",
    "fr",
    "L’inscription forme un contrat : sans ces données, il ne peut être exécuté.",
    "Le contrat de l’échelle est simple.",
  ],
  [
    "basis",
    "da",
    "Oplysningerne bruger vi for at opfylde aftalen med dig.",
    "Aftalen om hytten gælder ét døgn.",
  ],
  ["basis", "hu", "Az adatokat az ön hozzájárulásával kezeljük.", "A versenyekhez szülői hozzájárulás kell."],
  ["purposes", "ro", "La ce ne folosesc datele: să trimitem chitara.", "Scopul atelierului este bucuria."],
  ["purposes", "el", "Σκοπός είναι η αποστολή.", "Σκοπός της κατάδυσης είναι η χαρά."],
  ["purposes", "hu", "Az adatkezelés célja a szállítás.", "Az iskola célja, hogy minden gyerek zenéljen."],
  [
    "recipients",
    "da",
    "Hvem ser det: GLS og Nets.",
    "Modtageren af vandrepokalen betaler selv for graveringen.",
  ],
  [
    "recipients",
    "el",
    "Τα στοιχεία τα βλέπει η ασφαλιστική Interamerican.",
    "Ο παραλήπτης ελέγχει το δέμα στο κατάστημα.",
  ],
  [
    "recipients",
    "it",
    "I dati li vede lo studio Rossi S.r.l. di Arezzo.",
    "Il destinatario della merce ne verifica l’integrità.",
  ],
  ["recipients", "es", "¿Quién recibe los datos?\nCorreos.", "¿A quién damos sus datos?\nA nadie."],
  [
    "contact",
    "tr",
    "Bize 0266 312 44 90 numarasından ulaşabilirsiniz.",
    "Adınız, telefon numaranız ve adresiniz işlenir.",
  ],
  ["contact", "el", "Αμμουδιά, τηλ. 2810 811 402.", "Γράφουμε όνομα, ημερομηνία και email."],
  [
    "contact",
    "pt",
    "Para falar connosco, telefone 255 410 332.",
    "Guardamos o nome, a profissão e os contactos da ficha.",
  ],
  [
    "contact",
    "fr",
    "Appelez le 05 53 31 40 02.",
    "Nous allons décrire vos données. Écrivez à la CNIL, autorité de contrôle, à l’adresse cnil@etat.example.",
  ],
  [
    "complaint",
    "ro",
    "Vă puteți plânge la Autoritatea Națională de Supraveghere a Prelucrării Datelor.",
    "Plângeți-vă la bucătar.",
  ],
  [
    "complaint",
    "pl",
    "Skargę na nas przyjmuje Prezes Urzędu Ochrony Danych Osobowych.",
    "Skargę na hałas rozpatruje właściciel; organem nadzoru jest Inspekcja Sanitarna.",
  ],
  [
    "complaint",
    "uk",
    "Скаргу подають Уповноваженому Верховної Ради.",
    "Горнятка з тріщиною ми міняємо на місці.",
  ],
  ["retention", "cs", "Údaje o výpůjčkách mažeme rok po vrácení.", "Nádobí uchovávejte v suchu."],
  ["retention", "ko", "주문 기록은 5년 뒤에 지웁니다.", "열람실은 9시에 엽니다."],
  ["retention", "ro", "Facturile le ținem zece ani.", "Chitara o ținem la umbră zece zile."],
  ["transfers", "fr", "Aucune donnée ne quitte l’Union européenne.", "Nos pommes quittent l’Europe."],
  [
    "transfers",
    "nl",
    "De Commissie heeft voor dat land een adequaatheidsbesluit genomen.",
    "Onze fietsen komen niet van buiten Europa.",
  ],
  ["transfers", "pl", "Danych nie wysyłamy spoza EOG ani do niego.", "Towar nie pochodzi spoza Europy."],
  [
    "rights",
    "hu",
    "A szülő tájékoztatást és másolatot kérhet az adatokról.",
    "A szülő kottát kérhet a tanártól.",
  ],
];

describe("a subject is told by what a sentence does", () => {
  it.each(FRAMES)("%s in %s: “%s”, and not “%s”", (subject, language, tells, tellsNot) => {
    expect([isFound(subject, language, tells), isFound(subject, language, tellsNot)]).toEqual([true, false]);
  });
});

describe("the date of the last change", () => {
  it.each([
    ["da", "Siden er sidst ændret: 18. juni 2026", "2026-06-18"],
    ["nl", "Deze verklaring is aangepast op 6 mei 2026.", "2026-05-06"],
    ["pl", "Niniejsza informacja obowiązuje od 18 listopada 2025 r.", "2025-11-18"],
    ["cs", "Poslední úprava 31. 1. 2026.", "2026-01-31"],
    ["sv", "Senast genomgången av styrelsen 2026-08-14.", "2026-08-14"],
  ])("is read in %s from “%s”", (language, text, date) => {
    const finding = findingOf("web.policy.freshness", facts({}, policy(text, language)), eu);
    expect(finding.evidence.find(({ id }) => id === "dates")?.rows[0]?.value).toBe(date);
  });
});
