import { expect, it } from "vitest";
import { facts, policy, request, verdictOf } from "../../testing/facts.ts";
import { unbroken } from "./unbroken.ts";

it.each([
  [
    "de",
    "Über-\nmittlung an Google in den Ver-\neinigten Staaten.",
    "Übermittlung an Google in den Vereinigten Staaten.",
  ],
  ["fr", "Vos don-\nnées sont héber-\ngées ici.", "Vos données sont hébergées ici."],
  [
    "en",
    "We trans-\nfer infor-\nmation to Google\nand its partners.",
    "We transfer information to Google and its partners.",
  ],
  ["de", "Bestell-\nvorgang, Adress-\nund Rech-\nnungsdaten", "Bestellvorgang, Adress- und Rechnungsdaten"],
  ["de", "Stand-\nort der Dienst-\nleister:\n01.10.\n2026", "Standort der Dienstleister: 01.10. 2026"],
])("joins what lines parted: %s %s", (_, text, whole) => {
  expect(unbroken(text)).toBe(whole);
});

it("leaves lines of their own, and a hyphen that belongs to a name", () => {
  expect(unbroken("Recipients\nGoogle\n_ga")).toBe("Recipients\nGoogle\n_ga");
  expect(unbroken("Opt-out of e-mail\nGoogle-\nAnalytics")).toBe("Opt-out of e-mail\nGoogle-\nAnalytics");
});

it.each([
  [
    "de",
    "Emp-\nfänger: Wir geben Da-\nten an Google weiter, in den Ver-\neinigten\nStaaten, auf Grund von Stan-\ndardvertragsklau-\nseln.",
  ],
  [
    "fr",
    "Vos don-\nnées sont trans-\nférées aux États-\nUnis, selon les clau-\nses contrac-\ntuelles types.",
  ],
  [
    "es",
    "Los da-\ntos se trans-\nfieren fuera del espa-\ncio económico europeo con cláu-\nsulas con-\ntractuales tipo.",
  ],
])("is read by the checks: %s", (language, text) => {
  const requests = [request("https://www.google-analytics.com/g/collect?v=2&tid=G-1")];
  const seen = facts({ base: { requests } }, policy(text, language));
  expect(verdictOf("web.policy.discloses-transfers", seen)).toBe("passed");
});
