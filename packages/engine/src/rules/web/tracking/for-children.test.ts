import { expect, it } from "vitest";
import type { WebsiteFacts } from "../../../facts/types.ts";
import { facts, SITE } from "../../testing/facts.ts";
import { seemsForChildren } from "./for-children.ts";

const of = (language: string, title: string, opening: string) => {
  const seen = facts({ base: { language, title, opening, links: [] } });
  return seemsForChildren(seen, seen.passes.base);
};

it.each([
  ["fr", "Les Petits Loups – jeux éducatifs de 3 à 8 ans", "Apprends à compter avec Lila."],
  ["fr", "Les Petits Loups", "Bonjour les enfants ! On joue avec Lila le petit loup."],
  ["de", "Wolkenland", "Spiele und Lieder für Kleine von drei bis sieben Jahren."],
  ["en", "Critter Arcade", "Forty games made for kids from five to ten, no reading needed."],
  ["it", "Il bosco di Nino", "Chiedi a mamma di accendere il suono e corri nel bosco!"],
  ["pl", "Leśna polana", "Cześć, dzieciaki! Pobawcie się z sową."],
  ["pt", "Escola do Sol", "Oi, turminha! Vamos cantar?"],
  ["es", "La granja de Pía", "¡Hola, peques! Buscad las gallinas."],
  ["nl", "Pluis", "Vraag mama of het geluid aan mag."],
])("%s: “%s – %s” speaks to children", (language, title, opening) => {
  expect(of(language, title, opening)).toBe(true);
});

it.each([
  ["fr", "Appartements à louer", "Bail de trois à neuf ans, charges comprises."],
  ["en", "Ten to twelve", "A theatre bar in Leeds, open from five to twelve."],
  ["de", "Steuerberatung Kranz", "Aufbewahrung von acht bis zehn Jahren."],
  ["en", "Harbour Dental", "Ask your dentist about sedation. Hello and welcome."],
])("%s: “%s – %s” speaks to anybody", (language, title, opening) => {
  expect(of(language, title, opening)).toBe(false);
});

it("a page that is none of the site says nothing of it", () => {
  const page = {
    url: SITE,
    kind: "other" as const,
    status: 200,
    title: "Games for children",
    textLength: 90,
  };
  const seen = (notPage?: string) => facts({ base: { pages: [{ ...page, ...(notPage && { notPage }) }] } });
  const says = (one: WebsiteFacts) => seemsForChildren(one, one.passes.base);
  expect(says(seen())).toBe(true);
  expect(says(seen("login_wall"))).toBe(false);
});
