import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";

const eu = createContext({ territories: ["EU"], now: NOW });
const requests = [request("https://metricly.example/m.js")];
const found = (section: string, text: string, language: string) =>
  findingOf("web.policy.sections", facts({ base: { requests } }, policy(text, language)), eu)
    .evidence.find(({ id }) => id === "sections")
    ?.rows.find((row) => row.section === `s_${section}`)?.found;

describe("how long data is kept", () => {
  it.each([
    ["en", "How long do we keep it?\nWe keep personal data for as long as necessary for our purposes."],
    [
      "fr",
      "Durée de conservation\nLe cabinet conserve les données aussi longtemps que cela est nécessaire au regard des finalités.",
    ],
    ["zh", "我们只会在达成本政策所述目的所需的期限内保留您的个人信息。"],
    ["de", "Speicherdauer\nWir speichern Ihre Daten, solange es für unsere Zwecke erforderlich ist."],
    [
      "en",
      "Login cookies last for two days and are deleted when you close your browser, or kept for a year.",
    ],
    ["fr", "Tout client consommateur peut saisir le médiateur dans un délai d'un an à compter de sa lettre."],
    ["pt", "Usamos seus dados para criar e manter sua conta, cobrar a assinatura e enviar novidades."],
    [
      "it",
      "I formaggi che vendiamo maturano per mesi nella cantina della nonna. Li teniamo al fresco e li serviamo con il miele.",
    ],
    ["de", "Unsere Äpfel sind alte Sorten, und die meisten sind von hier. Wir bewahren sie im Keller auf."],
  ])("is not told in %s by: %s", (language, text) => {
    expect(found("retention", text, language)).toBe("not_found");
  });

  it.each([
    ["en", "We keep personal data for as long as necessary, and no longer than twelve months."],
    ["en", "We keep personal data for as long as necessary.\nOrders are kept for seven years."],
    ["fr", "Les données sont conservées le temps nécessaire au contrat, puis dix ans."],
    ["pt", "Os dados são mantidos por cinco anos após o fim do contrato."],
    ["zh", "我们在您使用账号所需的期限内保留您的个人信息，注销后删除。"],
    ["pt", "Prazo de conservação\n\nCinco anos."],
    ["pt", "Prazo de guarda\n\nVinte anos para o prontuário."],
    ["es", "Plazo de conservación\n\nCinco años."],
    [
      "it",
      "Usiamo i dati che ci dai per la prenotazione della camera e per la fattura. Li conserviamo per dieci anni.",
    ],
    [
      "fr",
      "Nous utilisons vos coordonnées pour livrer les vins et pour la facture. Nous les conservons trois ans.",
    ],
    [
      "de",
      "Wir brauchen Namen und Anschrift für die Lieferung und die Rechnung. Wir bewahren sie zehn Jahre auf.",
    ],
    ["nl", "Hoe lang bewaren wij ze?\nEen dossier twintig jaar. Facturen zeven jaar."],
  ])("is told in %s by: %s", (language, text) => {
    expect(found("retention", text, language)).toBe("found");
  });
});

describe("who gets data", () => {
  it.each([
    ["nl", "Wij verwerken persoonsgegevens die u zelf aan ons verstrekt."],
    [
      "nl",
      "Delen van persoonsgegevens met derden\nWij geven uw gegevens aan niemand door, ook niet aan adverteerders.",
    ],
    ["en", "This Privacy Policy describes how the shop collects, uses and discloses personal information."],
    ["en", "Do we collect any information from third parties? We do not collect any."],
    ["pl", "Dotyczy danych osobowych przekazanych przez Użytkowników."],
    ["es", "Tratamos datos para preparar y entregar los pedidos realizados en la tienda."],
  ])("is not told in %s by: %s", (language, text) => {
    expect(found("recipients", text, language)).toBe("not_found");
  });

  it.each([
    ["nl", "Wij verstrekken uw gegevens aan de bezorgdienst."],
    ["en", "Who receives it? Our courier and our accountant."],
    ["es", "Entregamos sus datos a la mensajería."],
  ])("is told in %s by: %s", (language, text) => {
    expect(found("recipients", text, language)).toBe("found");
  });
});

describe("where people may complain", () => {
  it.each([
    ["fr", "Les commissaires de justice et experts peuvent recevoir les données."],
    ["es", "Conservaremos los datos para el ejercicio o la defensa de reclamaciones."],
  ])("is not told in %s by: %s", (language, text) => {
    expect(found("complaint", text, language)).toBe("not_found");
  });

  it.each([
    ["ro", "Aveți dreptul de a vă adresa Autorității Naționale de Supraveghere a Prelucrării Datelor."],
    ["sv", "Du kan vända dig till Integritetsskyddsmyndigheten."],
    ["el", "Μπορείτε να απευθυνθείτε στην Αρχή Προστασίας Δεδομένων."],
  ])("is told in %s by: %s", (language, text) => {
    expect(found("complaint", text, language)).toBe("found");
  });
});

it.each([
  ["el", "Η Google ενδέχεται να διαβιβάζει δεδομένα στις Ηνωμένες Πολιτείες."],
  ["el", "Τα δεδομένα διαβιβάζονται βάσει των τυποποιημένων συμβατικών ρητρών."],
  ["ro", "Transmiterea are loc în baza clauzelor contractuale standard."],
])("reads a transfer in %s whatever the case of its words: %s", (language, text) => {
  expect(found("transfers", text, language)).not.toBe("not_found");
});
