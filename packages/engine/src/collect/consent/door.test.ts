import { expect, it } from "vitest";
import { isDoor } from "./banner.ts";

const look = { width: 120, height: 40, fontPx: 16, contrast: 9, fill: 9, plain: false };
const door = (text: string, ...buttons: string[]) =>
  isDoor({
    text: `${text} ${buttons.join(" ")}`,
    buttons: buttons.map((one) => ({ text: one, look, leads: false })),
    boxes: [],
    furniture: false,
  });

it.each([
  [
    "Weiter mit Werbung oder im PUR-Abo lesen. Besuchen Sie uns wie gewohnt mit Werbung und Tracking.",
    "Akzeptieren und weiter",
    "PUR-Abo abschließen",
    "Datenschutz",
  ],
  ["Read on with ads and tracking, or without for 3 € a month.", "Accept and continue", "Subscribe for 3 €"],
  [
    "Läs vidare med annonser och spårning – eller utan, för 49 kr i månaden.",
    "Godkänn och läs",
    "Prenumerera för 49 kr",
  ],
  ["Continuez avec publicité personnalisée, ou sans, pour 2 € par mois.", "J’accepte", "S’abonner"],
  ["This site uses cookies. To go on you have to agree.", "I agree", "Privacy policy"],
])("a page that says “%s” is a door", (text, ...buttons) => {
  expect(door(text, ...buttons)).toBe(true);
});

it.each([
  [
    "Weiter mit Werbung oder im PUR-Abo lesen, mit Werbung und Tracking.",
    "Akzeptieren",
    "Ablehnen",
    "PUR-Abo abschließen",
  ],
  ["Track your parcel. It travels with tracking.", "Track", "Contact"],
  [
    "Rooms that grow with you. Chairs from 189 €. News from the garden once a month.",
    "Subscribe",
    "Continue",
    "Privacy policy",
    "Cookie notice",
  ],
  ["Our magazine appears four times a year.", "OK", "Subscribe for 20 €"],
  ["You must be over 18 to see this wine shop.", "I agree", "Buy elsewhere"],
])("a page that says “%s” is none", (text, ...buttons) => {
  expect(door(text, ...buttons)).toBe(false);
});
