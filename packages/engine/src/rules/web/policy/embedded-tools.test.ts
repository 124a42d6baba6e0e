import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { cookie, facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";

const eu = createContext({ territories: ["EU"], now: NOW });
const film = request("https://www.youtube.com/embed/pR3kZ9xWq2M", { resourceType: "document" });
const mark = cookie("VISITOR_INFO1_LIVE", { domain: ".youtube.com", lifetimeS: 15_552_000, shape: "id" });
const said = (text: string, language: string, base = { requests: [film], cookies: [mark] }) =>
  findingOf("web.policy.discloses-recipients", facts({ base }, policy(text, language)), eu).outcome;

describe("an embedded tool that knows a visitor again, beside a policy", () => {
  it.each([
    ["en", "We keep messages for a year. We share data with nobody and use no cookies of third parties."],
    ["hr", "Podatke čuvamo godinu dana. Podatke ne dijelimo ni s kim i ne koristimo kolačiće trećih strana."],
    ["de", "Wir geben Daten nur an unsere Bank weiter. YouTube setzen wir nicht ein."],
  ])("is pointed out where the policy does not tell of who runs it, in %s", (language, text) => {
    expect(said(text, language)).toBe("potential");
  });

  it.each([
    ["en", "Our films are shown by YouTube (Google Ireland Limited), which receives your address."],
    ["fr", "Les vidéos sont fournies par YouTube (Google), qui reçoit votre adresse IP."],
    ["pl", "Filmy udostępnia YouTube (Google), który otrzymuje adres IP."],
  ])("is not where it does, in %s", (language, text) => {
    expect(said(text, language)).toBe("not_applicable");
  });

  it("is not asked for where it keeps nothing", () => {
    expect(said("We share data with nobody.", "en", { requests: [film], cookies: [] })).toBe(
      "not_applicable",
    );
  });
});
