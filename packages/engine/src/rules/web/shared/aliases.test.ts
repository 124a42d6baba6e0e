import { describe, expect, it } from "vitest";
import { cookie, facts, findingOf, form, request } from "../../testing/facts.ts";

/** Hosts of the site itself that stand for a vendor, as name servers say. */
const aliases = {
  "data.shop.example": ["shop.example.sc.omtrdc.net"],
  "own.shop.example": ["lb.shop.example"],
};
const from = (host: string) => ({ requests: [request(`https://${host}/s.js`)] });

describe("a vendor behind a host of the site's own, told by the name it stands for", () => {
  it("is who sets a cookie that no table knows", () => {
    const outcome = (host: string) =>
      findingOf(
        "web.consent.cookies-before",
        facts(
          {
            base: {
              ...from(host),
              cookies: [
                cookie("zq_7", { shape: "id", lifetimeS: 86_400 * 400, setBy: `https://${host}/s.js` }),
              ],
            },
          },
          { aliases },
        ),
      ).outcome;
    expect(outcome("data.shop.example")).toBe("failed");
    expect(outcome("own.shop.example")).not.toBe("failed");
  });

  it("is whose script has no integrity hash", () => {
    const outcome = (host: string) =>
      findingOf(
        "web.sri",
        facts(
          {
            base: {
              ...from(host),
              scripts: [{ src: `https://${host}/s.js`, integrity: null, crossorigin: null }],
            },
          },
          { aliases },
        ),
      ).outcome;
    expect(outcome("data.shop.example")).toBe("failed");
    expect(outcome("own.shop.example")).toBe("not_applicable");
  });

  it("is named as who reads the device", () => {
    const owner = (host: string) =>
      findingOf(
        "web.fingerprint.device",
        facts(
          {
            base: {
              ...from(host),
              fingerprinting: [{ scriptUrl: `https://${host}/s.js`, apis: ["canvas", "fonts"], reads: 9 }],
            },
          },
          { aliases },
        ),
      ).evidence[0]?.rows[0]?.owner;
    expect(owner("data.shop.example")).toMatch(/adobe/i);
    expect(owner("own.shop.example")).toBeNull();
  });

  it("is who receives what a form sends", () => {
    const names = (host: string) =>
      JSON.stringify(
        findingOf(
          "web.share.undeclared-third-party",
          facts(
            {
              base: {
                forms: [
                  form({ action: `https://${host}/in`, fields: [{ name: "email", type: "email" }] as never }),
                ],
              },
            },
            { aliases },
          ),
        ).evidence,
      );
    expect(names("data.shop.example")).toMatch(/adobe/i);
    expect(names("own.shop.example")).not.toMatch(/adobe/i);
  });
});
