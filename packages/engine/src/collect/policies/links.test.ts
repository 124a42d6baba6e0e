import { describe, expect, it } from "vitest";
import type { LinkFact } from "../../facts/types.ts";
import { isGarbled } from "../pdf.ts";
import { policyLinks } from "./links.ts";
import { fromFile } from "./policies.ts";

const link = (text: string, href: string, inFooter = true): LinkFact => ({ text, href, inFooter });

describe("policyLinks", () => {
  it.each([
    ["Privacy Policy", "/legal"],
    ["隐私政策", "/about/law"],
    ["Datenschutzerklärung", "/recht"],
    ["Politique de confidentialité", "/p"],
    ["Política de privacidad", "/p"],
    ["Informativa sulla privacy", "/p"],
    ["Política de Privacidade", "/p"],
    ["プライバシーポリシー", "/p"],
    ["개인정보처리방침", "/p"],
    ["Adatkezelési tájékoztató", "/p"],
    ["Politica de confidențialitate", "/p"],
    ["Zásady ochrany osobních údajů", "/p"],
    ["Tietosuojaseloste", "/p"],
    ["Chính sách bảo mật", "/p"],
    ["سياسة الخصوصية", "/p"],
    ["RODO", "/p"],
    ["DSGVO", "/p"],
    ["Aviso RGPD", "/p"],
    ["Zpracování osobních údajů", "/p"],
    ["Vos données", "/p"],
    ["", "/privacy-policy"],
  ])("knows %s", (text, path) => {
    const found = policyLinks([
      link("Terms", "https://a.example/terms"),
      link(text, `https://a.example${path}`),
    ]);
    expect(found.map(({ href }) => href)).toEqual([`https://a.example${path}`]);
  });

  it("puts the policy before the cookie notice and both before controls, and takes each page once", () => {
    const found = policyLinks([
      link("Your privacy choices", "https://a.example/choices"),
      link("Cookie notice", "https://a.example/cookies"),
      link("Privacy", "https://a.example/privacy#top", false),
      link("Privacy policy", "https://a.example/privacy"),
    ]);
    expect(found.map(({ href }) => href)).toEqual([
      "https://a.example/privacy",
      "https://a.example/cookies",
      "https://a.example/choices",
    ]);
  });

  it.each(["Cookies", "About cookies", "Evästeet", "Sütik", "クッキー"])(
    "takes the bare word %s for a cookie notice in a footer, and nowhere else",
    (words) => {
      const privacy = link("Privacy", "https://a.example/privacy");
      const [, notice] = policyLinks([privacy, link(words, "https://a.example/c")], "https://a.example/");
      expect(notice?.href).toBe("https://a.example/c");
      expect(policyLinks([privacy, link(words, "https://a.example/c", false)])).toHaveLength(1);
      expect(policyLinks([link(words, "https://a.example/c")])).toEqual([]);
    },
  );

  it("leaves the policy of a tool on the page to its maker, and takes one that a keeper of such keeps", () => {
    const found = policyLinks(
      [
        link("Privacy Policy", "https://policies.google.com/privacy", false),
        link("Privacy notice", "https://www.iubenda.com/privacy-policy/123"),
      ],
      "https://a.example/",
    );
    expect(found.map(({ href }) => href)).toEqual(["https://www.iubenda.com/privacy-policy/123"]);
  });

  it("takes a part of the page itself, and no link that leads nowhere", () => {
    const found = policyLinks(
      [
        link("Datenschutz", "https://a.example/#datenschutz"),
        link("Privacy", "https://a.example/#"),
        link("プライバシーポリシー", "https://a.example/"),
      ],
      "https://a.example/",
    );
    expect(found.map(({ href }) => href)).toEqual(["https://a.example/#datenschutz"]);
  });

  it("takes routes that a script draws, and not the start among them", () => {
    const found = policyLinks(
      [
        link("隐私政策", "https://a.example/#/privacy"),
        link("Datenschutz", "https://a.example/#!/recht"),
        link("Privacy", "https://a.example/#/"),
      ],
      "https://a.example/",
    );
    expect(found.map(({ href }) => href)).toEqual([
      "https://a.example/#/privacy",
      "https://a.example/#!/recht",
    ]);
  });

  it("finds none among other links", () => {
    expect(policyLinks([link("GDPR consulting for hospitals and schools", "https://a.example/s")])).toEqual(
      [],
    );
    expect(
      policyLinks([link("Delivery", "https://a.example/delivery"), link("", "https://a.example/")]),
    ).toEqual([]);
  });
});

describe("a policy in a file", () => {
  const file = (text: string, format: "pdf" | "text") =>
    fromFile({ url: "https://www.shop.example/p.pdf", status: 200, text, format }, "Privacy policy");

  it("is a picture where a PDF shows no words, as a scanned one", () => {
    expect(file("  \n", "pdf").notPage).toBe("picture");
    expect(file("Verantwortlich ist die Muster GmbH, Hauptstraße 1.", "pdf").notPage).toBeUndefined();
    expect(file("", "text").notPage).toBeUndefined();
  });

  it.each([
    ["Greek in a font without names of letters", "¥ÀμÍ¸Å½¿Â μÀμ¾μÁ³±Ã¯±Â: ‘¹³±¯μÂ “Á±¼¼-Â ‘.•.", true],
    ["Cyrillic in private signs", "\ue041\ue042\ue043 \ue044\ue045 a \ue046", true],
    ["Spanish", "¿Quién es el responsable? «La Encina», S.Coop. – n.º 33", false],
    ["Greek", "Υπεύθυνος επεξεργασίας: Αιγαίες Γραμμές Α.Ε.", false],
    ["Chinese", "个人信息处理者是上海某某有限公司。", false],
    ["nothing", "", false],
  ])("tells whether letters can be told: %s", (_, text, garbled) => {
    expect(isGarbled(text)).toBe(garbled);
  });
});
