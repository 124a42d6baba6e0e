import { describe, expect, it } from "vitest";
import { facts, findingOf, policy, request } from "../../testing/facts.ts";

const base = { requests: [request("https://metricly.example/m.js")] };
const told = (subject: string, language: string, text: string) =>
  (
    findingOf("web.policy.sections", facts({ base }, policy(text, language))).evidence.find(
      ({ id }) => id === "sections",
    )?.rows ?? []
  ).find(({ section }) => section === `s_${subject}`)?.found;

describe("who made the site, and who watches over goods", () => {
  it.each([
    ["contact", "it", "Sito realizzato da Bottega Nuova, via Roma 3, Lecco, ciao@bottega-nuova.example."],
    ["contact", "en", "Website by Saltmarsh Studio, hello@saltmarsh-studio.example."],
    ["contact", "pl", "Projekt i wykonanie strony: Studio Jeżyna, biuro@studio-jezyna.example."],
    ["contact", "fr", "Création du site : Studio Mirabelle, bonjour@studio-mirabelle.example."],
    ["complaint", "bg", "Ако стоката е счупена, обърнете се към Комисията за защита на потребителите."],
    [
      "complaint",
      "nl",
      "Met klachten over het brood kunt u terecht bij de toezichthouder voor consumentenzaken.",
    ],
    ["complaint", "it", "Per un reclamo sul pane rivolgersi all'autorità di controllo dei consumatori."],
  ])("tell nothing of %s in %s: %s", (subject, language, text) => {
    expect(told(subject, language, text)).not.toBe("found");
  });

  it.each([
    ["contact", "it", "Sito realizzato da noi. Per i vostri dati scrivete a dati@forno.example."],
    ["contact", "en", "For your data write to the shop: data@mill-bakery.example."],
    ["complaint", "bg", "Жалба се подава до Комисията за защита на личните данни."],
    [
      "complaint",
      "fr",
      "Vous pouvez saisir la CNIL pour vos données et le médiateur de la consommation pour le reste.",
    ],
  ])("take nothing from %s in %s: %s", (subject, language, text) => {
    expect(told(subject, language, text)).toBe("found");
  });
});

describe("consent that is asked for", () => {
  it.each([
    ["en", "Before a trip we note what you must not eat. For the medical part we ask your express consent."],
    ["fr", "Nous notons vos allergies ; pour cela nous demandons votre accord. Sans consentement, rien."],
    ["pl", "Zapisujemy alergie. Prosimy o zgodę, zanim to zrobimy."],
  ])("is a ground in %s: %s", (language, text) => {
    expect(told("basis", language, text)).toBe("found");
  });

  it.each([
    ["en", "We need your permission to enter the garden."],
    ["en", "We ask your written consent before we move the boat."],
    ["pl", "Prosimy o zgodę na wejście."],
    ["de", "Wir bitten Sie um Ihre Zustimmung, bevor wir die Wohnung betreten."],
    ["fr", "Nous demandons votre accord avant de laver le chien."],
  ])("to something else than data is no ground in %s: %s", (language, text) => {
    expect(told("basis", language, text)).not.toBe("found");
  });

  it.each([
    ["en", "Before a trip we note what you must not eat. Owners give consent before a boat is moved."],
    ["pl", "Przed zabraniem psa podpisujesz umowę."],
  ])("and consent to something else is none in %s: %s", (language, text) => {
    expect(told("basis", language, text)).not.toBe("found");
  });
});

describe("a ground that rests on what was agreed", () => {
  it.each([
    ["de", "Name und Anschrift nehmen wir auf. Das stützt sich auf den Kursvertrag."],
    ["nl", "Uw naam en rekening gebruiken we voor de incasso; dat hoort bij de lesovereenkomst."],
    ["en", "We keep your phone number. Your agreement with us is what we rely on."],
  ])("is told in %s: %s", (language, text) => {
    expect(told("basis", language, text)).toBe("found");
  });
});

describe("who it is", () => {
  it.each([
    ["en", "Pentland Singers, a charity (SC000000), of 3 Kirk Brae, looks after what members tell it."],
    ["nl", "Manege De Hoek v.o.f., Dijkweg 4, 8321 Urk, gaat over de gegevens in deze verklaring."],
    ["fr", "La SARL Les Bois, 24310 Brantôme, veille sur ce que vous nous confiez."],
  ])("is told by what it does in %s: %s", (language, text) => {
    expect(told("controller", language, text)).toBe("found");
  });

  it.each([
    ["de", "Hoster GmbH kümmert sich um den Server mit Ihren Daten."],
    ["fr", "OVH SAS veille à la sécurité de vos données."],
    ["es", "Nubes S.L., nuestro proveedor, se ocupa de sus datos."],
  ])("is not whoever keeps the computers in %s: %s", (language, text) => {
    expect(told("controller", language, text)).not.toBe("found");
  });

  it.each([
    ["pl", "Inspektor ochrony danych: iod@lipowa.example, tel. 22 000 00 00."],
    ["de", "Datenschutzbeauftragter: dsb@lipowa.example, Tel. 030 000000."],
    ["en", "Data protection officer: dpo@lime.example, tel. 020 0000 0000."],
  ])("is not whoever hears questions in %s: %s", (language, text) => {
    expect(told("controller", language, text)).not.toBe("found");
  });
});
