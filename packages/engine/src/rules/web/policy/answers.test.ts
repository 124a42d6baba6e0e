import { describe, expect, it } from "vitest";
import { facts, findingOf, policy, request } from "../../testing/facts.ts";
import { answersOf } from "./answers.ts";

const base = { requests: [request("https://metricly.example/m.js")] };

/** A policy has more in it than the subject at hand. */
const isFound = (subject: string, language: string, text: string): boolean =>
  (
    findingOf("web.policy.sections", facts({ base }, policy(`${text}\n—`, language))).evidence.find(
      ({ id }) => id === "sections",
    )?.rows ?? []
  ).some(({ section, found }) => section === `s_${subject}` && found === "found");

/** Titles, questions and labels, and what stands below or beside them. */
const TELL: readonly (readonly [subject: string, language: string, text: string])[] = [
  ["retention", "ro", "Durata stocării\nRadiografii: 10 ani.\nProgramări online: 90 de zile."],
  ["retention", "pl", "Czas przechowywania\nZamówienia: 3 lata.\nOpinie: dopóki produkt jest w sklepie."],
  ["retention", "da", "Opbevaringstid\nJournal: 5 år efter sidste besøg.\nBilag: 5 år."],
  ["retention", "it", "Durata della conservazione\nRicevute: dieci anni."],
  ["retention", "en", "How long do you hang on to it?\nTreasurer's papers stay for six years."],
  [
    "retention",
    "nl",
    "| Gegevens | Waarvoor | Hoe lang |\n| naam | inloggen | tot opzegging |\n| rekening | sturen | 7 jaar |",
  ],
  ["recipients", "de", "Wer davon erfährt\nIhre Krankenkasse zum Abrechnen und das Zahnlabor Kessler."],
  ["recipients", "el", "Σε ποιους τα δίνουμε: στην Αστυνομία και στον λογιστή μας."],
  ["recipients", "ja", "■ お渡しする相手\n配送はヤマト運輸、決済はStripeにお願いしています。"],
  ["recipients", "cs", "Komu se dostanou do ruky: program provozuje KP-SYS z Pardubic."],
  ["transfers", "da", "Lande uden for EU\nIngen."],
  ["transfers", "en", "Does it go abroad?\nClubBuzz keeps its machines in Ireland."],
  ["transfers", "pl", "Czy dane wyjeżdżają z Europy\nNie. MailerLite ma siedzibę w Wilnie."],
  ["transfers", "ro", "În afara țării\nDatele nu părăsesc România."],
  ["basis", "de", "Worauf wir uns stützen\nZwischen Ihnen und der Praxis besteht ein Behandlungsvertrag."],
  ["basis", "en", "What allows you to?\nYou joined, and we can't run your membership without it."],
  ["basis", "fi", "5. Peruste\nHoitosopimus omistajan kanssa."],
  ["basis", "pt", "4. POR QUE PODEMOS. Porque o senhor nos contratou para cuidar do bicho."],
  [
    "purposes",
    "fr",
    "• À quoi cela sert\n- composer les groupes et réserver les salles ;\n- prêter les instruments.",
  ],
  ["purposes", "hr", "Čemu služe\nDa vam izdamo brodicu i izdamo račun."],
  ["purposes", "no", "Hvorfor?\nFor å vise kommunen hvor det trengs en overgang."],
  [
    "rights",
    "en",
    "Can I see it?\nShe'll show you, put right what's wrong, or rub out what we needn't have.",
  ],
  ["rights", "es", "Qué puedes pedirnos. Que te enseñemos lo que hay, que lo arreglemos o que lo quitemos."],
  ["rights", "ro", "Ce puteți cere\nSă vedeți datele, să le corectăm, să le ștergem."],
  ["complaint", "ro", "Unde vă puteți plânge\nLa Autoritatea Națională de Supraveghere, București."],
  ["complaint", "hu", "Hová fordulhat?\nA Nemzeti Adatvédelmi és Információszabadság Hatósághoz."],
  [
    "retention",
    "de",
    "Frage: Wie lange bleiben sie da?\nAntwort: Zwei Jahre nach dem Austritt löschen wir den Ordner.",
  ],
  ["retention", "fi", "Koska ne heitetään pois? Tositteet kuuden vuoden kuluttua."],
  ["transfers", "es", "¿Salen de España?\nCambridge English está en el Reino Unido."],
  ["transfers", "fi", "Pysyvätkö ne Suomessa? Pysyvät, tai ainakin EU:ssa."],
  ["controller", "fi", "Keitä olemme? Koivulan Kesäteatteri ry, Teatteritie 2, Parkano."],
  ["controller", "de", "Wer ist zuständig?\nDer Vorstand des Ruderclubs Havelbucht e. V., Uferweg 3."],
  ["controller", "hr", "Tko smo\nBurin j.d.o.o., Zadar."],
  ["complaint", "da", "Klage over databehandlingen\nDatatilsynet, Carl Jacobsens Vej 35, Valby."],
];

/** The same titles over something else, and the same answers under other titles. */
const TELL_NOT: typeof TELL = [
  ["retention", "de", "Wie lange dauert die Bestellung?\nFünf Tage nach dem Anruf."],
  ["retention", "en", "How long is the voucher valid?\nTwo years from the day it was bought."],
  ["retention", "no", "Hvor lenge ligger informasjonskapsler?\nDen slettes etter 30 dager."],
  ["retention", "de", "Speicherdauer\nDaten speichern wir, solange es erforderlich ist."],
  ["retention", "it", "Conservare gli avanzi\nIl ragù si conserva tre giorni in frigo, il brodo due."],
  ["transfers", "es", "¿Salen de España los barcos?\nSí, a Marruecos, con pasaporte."],
  ["controller", "de", "Wer ist zuständig?\nFür die Boote der Bootswart, für den Kaffee die Jugend."],
  ["recipients", "en", "Who sees it?\nNobody."],
  ["recipients", "de", "Wer sieht das?\nNur wir selbst, in der Praxis Kessler."],
  ["recipients", "hr", "Kome se žaliti\nAgenciji za zaštitu osobnih podataka, Zagreb."],
  [
    "transfers",
    "hu",
    "Szállítás külföldre\nAusztriába és az Európai Unión kívül Svájcba is szállítunk csomagot.",
  ],
  ["transfers", "fi", "Matkustaminen ulkomaille\nNorjaan matkustava koira tarvitsee todistuksen."],
  ["basis", "en", "What allows dogs on board?\nA lead."],
  ["basis", "de", "Auf welcher Grundlage steht das Haus?\nAuf Fels, seit hundert Jahren."],
  ["purposes", "hr", "Čemu služe kacige\nŠtite glavu na moru, uvijek."],
  ["purposes", "no", "Hvorfor blåser det?\nFor å fylle seilene med vind."],
  ["rights", "en", "What can you do?\nYou can see your basket, change it and remove items from an order."],
  ["rights", "de", "Was Sie tun können\nBringen Sie den Gurt zurück und streichen Sie die Segel."],
  ["complaint", "pl", "Skargi\nNa hałas: właściciel, organem nadzoru jest Państwowa Inspekcja Sanitarna."],
  ["complaint", "sv", "Klagomål\nLämnas till kocken, som är känslig."],
];

describe("a subject under a title, a question or a label that asks for it", () => {
  it.each(TELL)("tells %s in %s: %s", (subject, language, text) => {
    expect(isFound(subject, language, text)).toBe(true);
  });

  it.each(TELL_NOT)("tells no %s in %s: %s", (subject, language, text) => {
    expect(isFound(subject, language, text)).toBe(false);
  });
});

describe("answers", () => {
  it("stand below titles with marks or numbers, beside labels and in columns", () => {
    const text =
      "1. Who\nRoyal Mail.\n• How long\nA year.\nWhere: here.\n| what | how long |\n| name | a day |\n| mail | a week |";
    const said = new Map(answersOf(text).map((answer) => [answer.title, answer.said.join(" ")]));
    expect(said.get("Who")).toBe("Royal Mail.");
    expect(said.get("How long")).toContain("A year.");
    expect(said.get("Where")).toBe("here.");
    expect(said.get("how long")).toBe("a day a week");
    expect(said.get("name")?.trim()).toBe("a day");
  });

  it("stand below a question that French parts from its mark", () => {
    expect(answersOf("Combien de temps ? Deux ans.")).toContainEqual({
      title: "Combien de temps?",
      said: ["Deux ans."],
    });
  });
});
