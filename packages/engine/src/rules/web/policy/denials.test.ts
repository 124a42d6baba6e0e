import { describe, expect, it } from "vitest";
import { facts, policy, request, verdictOf } from "../../testing/facts.ts";

const requests = [request("https://www.google-analytics.com/g/collect?v=2&tid=G-1")];
const verdict = (check: string, text: string, language: string) =>
  verdictOf(`web.policy.${check}`, facts({ base: { requests } }, policy(text, language)));

describe("a “no” that denies nothing", () => {
  it.each([
    ["en", "We share data with partners including but not limited to Google."],
    ["en", "For non-essential cookies we use Google Analytics."],
    ["de", "Für nicht notwendige Cookies setzen wir Google Analytics ein."],
    ["de", "Seit Mai 2023 messen wir mit Google Analytics."],
    ["fr", "Les cookies non essentiels sont ceux de Google Analytics."],
    ["es", "Compartimos datos con terceros, incluyendo pero no limitado a Google."],
    ["it", "I cookie non tecnici sono di Google Analytics."],
    ["nl", "Voor niet-noodzakelijke cookies gebruiken wij Google Analytics."],
    ["zh", "第三方包括但不限于 Google。"],
    ["ja", "無料のGoogleアナリティクスを利用します。"],
    ["en", "We share your data with no one other than Google."],
    ["en", "Nothing but data on visits is sent to Google."],
    ["nl", "Naar Google gaan niets anders dan gegevens over bezoek."],
    ["de", "Wir geben Daten an niemanden weiter, und wir nutzen Google Analytics."],
  ])("leaves a recipient named: %s %s", (language, text) => {
    expect(verdict("discloses-recipients", text, language)).toBe("passed");
  });

  it.each([
    ["de", "Es kann nicht ausgeschlossen werden, dass Google Daten in die USA übermittelt."],
    ["de", "Seit Mai 2023 übermitteln wir Daten in die USA."],
    [
      "en",
      "Data is transferred to countries that may not offer the same protection, such as the United States.",
    ],
    ["fr", "Il n'est pas exclu que vos données soient transférées aux États-Unis."],
    ["es", "No se descarta que sus datos se envíen a Estados Unidos."],
  ])("leaves a transfer told: %s %s", (language, text) => {
    expect(verdict("discloses-transfers", text, language)).toBe("passed");
  });

  it.each([
    ["en", "We do not use Google Analytics."],
    ["de", "Google Analytics setzen wir nicht ein."],
    ["fr", "Nous n'utilisons pas Google Analytics."],
    ["en", "Nothing of your data is sent to Google."],
    ["de", "Von Ihren Daten geht nichts an Google."],
    ["es", "Nada de sus datos se envía a Google."],
    ["it", "Niente dei vostri dati va a Google."],
    ["pt", "Nada dos seus dados é enviado à Google."],
    ["nl", "Er gaan niets van uw gegevens naar Google."],
    ["sv", "Ingenting av dina uppgifter skickas till Google."],
    ["da", "Intet af dine oplysninger sendes til Google."],
    ["zh", "本站不使用 Google。"],
    ["zh", "本站沒有使用 Google。"],
  ])("is none of those that do: %s %s", (language, text) => {
    expect(verdict("discloses-recipients", text, language)).not.toBe("passed");
  });
});
