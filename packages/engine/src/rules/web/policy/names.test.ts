import { describe, expect, it } from "vitest";
import { isNamedByHost } from "./names.ts";

describe("who owns a host that no table knows", () => {
  it.each([
    ["cdn.acme.example", "Data is sent to Acme Ltd for this."],
    ["trk.betflow-partners.example", "Betflow Partners Ltd (Malta) counts referrals."],
    ["cdn.nordwind-daten.example", "Wir beauftragen die Nordwind Daten GmbH mit dem Betrieb."],
    ["book.kyma-hotelengine.example", "Αποδέκτες: η μηχανή κρατήσεων Kyma Hotel Engine Α.Ε."],
    ["api.belavistasoft.example", "Os dados são enviados à Bela Vista Soft, Lda."],
    ["t.rodopi-mreja.example", "Данните получава Rodopi Mreja ЕООД."],
  ])("is named by its company: %s", (host, text) => {
    expect(isNamedByHost(text, host)).toBe(true);
  });

  it.each([
    [
      "a word in passing",
      "trk.betflow-partners.example",
      "Our betflow partners are many. Shop Ltd is the controller.",
    ],
    ["no company", "trk.betflow-partners.example", "Betflow Partners is a town in the west."],
    [
      "another name that begins so",
      "cdn.nordwind-daten.example",
      "Wir beauftragen die Nordwind Datenbank GmbH.",
    ],
    ["short names that run together", "x.today.example", "To Day Ltd is a shop."],
    ["the end of a longer word", "cdn.windpark.example", "Die Nordwindpark GmbH ist verantwortlich."],
  ])("is not named by %s", (_what, host, text) => {
    expect(isNamedByHost(text, host)).toBe(false);
  });
});
