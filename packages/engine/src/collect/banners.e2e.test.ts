import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import type { PassName } from "../facts/types.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { runPass } from "./browser/pass.ts";

let targets: TestTargets;
let folder: string;
beforeAll(async () => {
  targets = await startTestTargets();
  folder = await mkdtemp(join(tmpdir(), "candor-banners-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

async function visit(host: string, pass: PassName) {
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  const { facts, coverage } = await runPass({ pass, url: `https://${host}/`, guard, folder, settings });
  if (!facts) throw new Error("no facts");
  return { ...facts, coverage, kept: facts.cookies.find(({ name }) => name === "choice") };
}

const kinds = (facts: Awaited<ReturnType<typeof visit>>) =>
  facts.banner?.buttons.map(({ kind, layer }) => `${layer} ${kind}`);

describe("a banner", () => {
  it("in a frame of its platform's making is pressed by that platform's rules", async () => {
    const facts = await visit("onetrust.example", "reject");
    expect(facts.banner).toMatchObject({ platform: "Onetrust", language: "en" });
    expect(facts.choice).toMatchObject({ pressed: true, method: "autoconsent:Onetrust", bannerGone: true });
    expect(facts.kept).toBeDefined();
  });

  it("of a known platform is read though its words name neither cookies nor consent", async () => {
    const facts = await visit("klaro.example", "base");
    expect(facts.banner).toMatchObject({ platform: "Klaro", text: expect.stringContaining("zählen") });
    expect(kinds(facts)).toEqual(["1 reject", "1 accept"]);
    expect(facts.controls).toContain("Cookie-Einstellungen");
  });

  it.each([
    ["trommel.example", "Koekjestrommel openen"],
    ["parer.example", "Canviar de parer"],
    ["corner.example", "⚙"],
  ])("on %s comes back when “%s” is pressed after it was accepted", async (host, wayBack) => {
    const { choice } = await visit(host, "accept");
    expect(choice).toMatchObject({ pressed: true, wayBack });
  });

  it("that is not to be brought back by what is called so is told with what did nothing", async () => {
    const { choice } = await visit("dead-way.example", "accept");
    expect(choice?.wayBack).toBeUndefined();
    expect(choice?.deadWays).toEqual(["Top", "Cookie-Einstellungen"]);
  });

  it("in a frame of another house is told with the host of the frame", async () => {
    const facts = await visit("framed.example", "reject");
    expect(facts.banner).toMatchObject({ frameHost: "question.example" });
    expect(facts.choice).toMatchObject({ pressed: true, bannerGone: true });
  });

  it("whose refusal leads elsewhere has its own page opened again", async () => {
    const facts = await visit("leads.example", "reject");
    expect(facts.choice).toMatchObject({ pressed: true, ledTo: expect.stringContaining("/suscripcion") });
    expect(facts.finalUrl).toBe("https://leads.example/");
    expect(facts.pages?.[0]?.url).toBe("https://leads.example/");
  });

  it("of an unknown make is accepted by the words on its button", async () => {
    const facts = await visit("onetrust.example", "accept");
    expect(facts.choice).toMatchObject({ wanted: "accept", pressed: true, bannerGone: true });
  });

  it("in Chinese is read and refused", async () => {
    const facts = await visit("zh.example", "reject");
    expect(facts.banner).toMatchObject({ platform: "generic", language: "zh" });
    expect(kinds(facts)).toEqual(["1 reject", "1 accept"]);
    expect(facts.choice).toMatchObject({ pressed: true, clicks: 1, method: "words", bannerGone: true });
    expect(facts.kept).toBeDefined();
  });

  it("in a shadow tree is found and refused", async () => {
    const facts = await visit("shadow.example", "reject");
    expect(kinds(facts)).toEqual(["1 reject", "1 accept"]);
    expect(facts.choice).toMatchObject({ pressed: true, clicks: 1, bannerGone: true });
    expect(facts.kept).toBeDefined();
  });

  it("that hides refusal behind settings is refused in two clicks, and says so", async () => {
    const facts = await visit("layers.example", "reject");
    expect(kinds(facts)).toEqual(["1 accept", "1 settings", "2 other", "2 accept"]);
    expect(facts.choice).toMatchObject({ pressed: true, clicks: 2, bannerGone: true });
    expect(facts.kept).toMatchObject({ valueMasked: "••••" });
  });

  it.each(["silent-da.example", "silent-en.example", "silent-fr.example"])(
    "is refused behind settings that name no cookie any more: %s",
    async (host) => {
      const facts = await visit(host, "reject");
      expect(facts.choice).toMatchObject({ pressed: true, clicks: 2, bannerGone: true });
      expect(facts.kept).toMatchObject({ valueMasked: "••••" });
    },
  );

  it("that may be refused at once still has the boxes behind its settings read", async () => {
    const { banner, requests } = await visit("settings-apart.example", "base");
    expect(banner?.boxes).toEqual([
      { text: "Necessary", checked: true, disabled: true, layer: 2 },
      { text: "Statistics", checked: true, disabled: false, layer: 2 },
      { text: "Advertising", checked: false, disabled: false, layer: 2 },
    ]);
    expect(requests.filter(({ resourceType }) => resourceType === "document")).toHaveLength(1);
  });

  it("is marked with its buttons in a picture of its own", async () => {
    const { screenshots } = await visit("zh.example", "base");
    expect(screenshots.map(({ moment, marks }) => [moment, marks?.length])).toEqual([
      ["loaded", undefined],
      ["loaded", 3],
    ]);
    expect(screenshots[0]?.blob).not.toBe(screenshots[1]?.blob);
  });

  it("that only tells is seen, and offers no choice", async () => {
    const facts = await visit("notice.example", "reject");
    expect(kinds(facts)).toEqual(["1 close"]);
    expect(facts.coverage).toEqual({ collector: "reject", complete: false, reason: "not_pressed" });
  });

  it("is not seen in a header that has all the words", async () => {
    expect((await visit("header.example", "base")).banner).toBeNull();
  });

  it("is not seen in a page that only talks of cookies", async () => {
    const facts = await visit("nobanner.example", "reject");
    expect(facts.banner).toBeNull();
    expect(facts.choice).toMatchObject({ pressed: false, clicks: 0 });
    expect(facts.coverage).toEqual({ collector: "reject", complete: false, reason: "no_banner" });
  });
});

it("a page behind a bot wall is incomplete, whatever is on it", async () => {
  const { coverage } = await visit("wall.example", "base");
  expect(coverage).toEqual({ collector: "base", complete: false, reason: "bot_wall" });
});
