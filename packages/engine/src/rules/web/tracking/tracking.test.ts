import { describe, expect, it } from "vitest";
import { facts, findingOf, policy, request, verdictOf, without } from "../../testing/facts.ts";

const recorder = request("https://replaybox.example/rec.js");
const recording = request("https://replaybox.example/in", {
  method: "POST",
  resourceType: "fetch",
  body: "{}",
});
const pixel = request("https://pixelbox.example/px.gif?ev=PageView", { resourceType: "image" });

describe("web.replay.present", () => {
  const id = "web.replay.present";

  it("fails on a recorder before any choice", () => {
    const finding = findingOf(id, facts({ base: { requests: [recorder, recording] } }));
    expect(finding).toMatchObject({ outcome: "failed", level: "medium" });
    expect(finding.evidence[0]?.rows[0]).toMatchObject({
      owner: "ReplayBox",
      hq: "SG",
      phase: "before_choice",
    });
  });

  it("is potential when the visitor accepted it", () => {
    expect(verdictOf(id, facts({ accept: { requests: [recorder] } }))).toBe("potential");
  });

  it("is potential when an unknown script listens like a recorder", () => {
    const recorderListeners = [
      { scriptUrl: "https://x.example/a.js", events: ["mousemove", "input", "mutation"] },
    ];
    expect(verdictOf(id, facts({ base: { recorderListeners } }))).toBe("potential");
  });

  it("passes without one, but not when the visit that accepts is incomplete", () => {
    expect(verdictOf(id, facts())).toBe("passed");
    expect(verdictOf(id, without(facts(), "accept"))).toBe("uncertain");
  });

  it("knows Microsoft Clarity and Yandex Metrica as recorders", () => {
    for (const url of ["https://www.clarity.ms/tag/x", "https://mc.yandex.ru/metrika/tag.js"]) {
      // A script that was fetched is no recording yet.
      expect(verdictOf(id, facts({ base: { requests: [request(url)] } }))).toBe("potential");
      const sent = request(url, { method: "POST", resourceType: "ping" });
      expect(verdictOf(id, facts({ base: { requests: [sent] } }))).toBe("failed medium");
    }
  });

  it.each([
    ["wss://ws.hotjar.com/api/v2/client/ws", "websocket"],
    ["wss://mc.yandex.ru/solid.ws", "websocket"],
    ["https://in.hotjar.com/stream", "eventsource"],
  ])("does not call a connection over which nothing was sent a recording: %s", (url, resourceType) => {
    const open = request(url, { resourceType });
    expect(verdictOf(id, facts({ base: { requests: [open] } }))).toBe("potential");
    const sent = { ...open, body: '{"events":[{"t":1,"x":140}]}' };
    expect(verdictOf(id, facts({ base: { requests: [sent] } }))).toBe("failed medium");
  });

  it("knows a recording by what is sent, whoever receives it", () => {
    const bodies = ['{"rrweb":[{"type":4}]}', '[{"type":2,"data":{"node":{}}}]', '{"mousemoves":[[1,2]]}'];
    for (const body of bodies) {
      const sent = request("https://niemand.example/s", { method: "POST", resourceType: "fetch", body });
      expect(verdictOf(id, facts({ base: { requests: [sent] } }))).toBe("failed medium");
    }
  });
});

describe("web.pixel.present", () => {
  const id = "web.pixel.present";

  it("fails before a choice, is potential after one", () => {
    expect(verdictOf(id, facts({ base: { requests: [pixel] } }))).toBe("failed medium");
    expect(verdictOf(id, facts({ reject: { requests: [pixel] } }))).toBe("failed medium");
    expect(verdictOf(id, facts({ accept: { requests: [pixel] } }))).toBe("potential");
  });

  it("does not take the loading of a script for an event", () => {
    expect(verdictOf(id, facts({ base: { requests: [request("https://adreach.example/tag.js")] } }))).toBe(
      "passed",
    );
  });

  it("is uncertain when what Accept starts was not seen", () => {
    expect(verdictOf(id, without(facts(), "accept"))).toBe("uncertain");
  });
});

describe("web.pixel.hashed-identifiers", () => {
  const id = "web.pixel.hashed-identifiers";

  it.each(["em=ad••••om", "ud[em]=ab••", "u=a%40shop.example", "phone=49••"])("fails on %s", (query) => {
    const url = `https://pixelbox.example/px.gif?ev=PageView&${query}`;
    expect(verdictOf(id, facts({ base: { requests: [{ ...pixel, url }] } }))).toBe("failed critical");
  });

  it("shows who was sent what", () => {
    const body = '{"email":"ad••om"}';
    const requests = [request("https://pixelbox.example/track", { method: "POST", body })];
    const finding = findingOf(id, facts({ base: { requests } }));
    expect(finding.evidence[0]?.rows).toMatchObject([
      {
        owner: "Pixelbox",
        host: "pixelbox.example",
        phase: "before_choice",
        url: "https://pixelbox.example/track",
        initiator: "https://www.shop.example/",
        atMs: 400,
      },
    ]);
  });

  it("passes on a pixel without them, although a name ends alike", () => {
    const url = "https://pixelbox.example/px.gif?ev=PageView&item=1&system=2";
    expect(verdictOf(id, facts({ base: { requests: [{ ...pixel, url }] } }))).toBe("passed");
  });

  it.each(["registro?correo=la••••es", "konto?geburtsdatum=19••••12", "予約?shimei=佐••••子", "u/an••••pl"])(
    "is uncertain where the site leads to a page that knows who reads it: %s",
    (path) => {
      const links = [{ href: `https://www.shop.example/${path}`, text: "x", inFooter: false }];
      expect(verdictOf(id, facts({ base: { requests: [pixel], links } }))).toBe("uncertain");
      const url = "https://pixelbox.example/px.gif?ev=PageView&em=ad••••om";
      const sent = facts({ base: { requests: [{ ...pixel, url }], links } });
      expect(verdictOf(id, sent)).toBe("failed critical");
      expect(verdictOf(id, facts({ base: { links } }))).toBe("not_applicable");
      const elsewhere = [{ href: `https://mail.other.example/${path}`, text: "x", inFooter: false }];
      expect(verdictOf(id, facts({ base: { requests: [pixel], links: elsewhere } }))).toBe("passed");
    },
  );

  it("does not apply without a pixel", () => {
    expect(verdictOf(id, facts())).toBe("not_applicable");
  });
});

describe("web.share.undeclared-third-party", () => {
  const id = "web.share.undeclared-third-party";

  it("is potential, with every owner in the table and the undeclared first", () => {
    const requests = [recorder, request("https://lumen-cdn.example/ui.js")];
    const finding = findingOf(id, facts({ base: { requests } }, policy("Lumen CDN delivers scripts.")));
    expect(finding.outcome).toBe("potential");
    expect(finding.summary.en).toBe("1 of 2 third parties may not be declared: the policy does not name it.");
    expect(finding.evidence[0]?.rows.map(({ owner, declared }) => [owner, declared])).toEqual([
      ["ReplayBox", "no"],
      ["Lumen CDN", "yes"],
    ]);
  });

  it("is potential where there is no policy, and unknown where one could not be read", () => {
    const visited = facts({ base: { requests: [recorder] } });
    expect(verdictOf(id, without(visited, "policy", "no_link"))).toBe("potential");
    expect(verdictOf(id, without(visited, "policy", "timeout"))).toBe("uncertain");
  });

  it("passes when all are declared, and does not apply when there are none", () => {
    const base = { requests: [recorder] };
    expect(verdictOf(id, facts({ base }, policy("We work with ReplayBox.")))).toBe("passed");
    expect(verdictOf(id, facts())).toBe("not_applicable");
  });

  it("cannot call an unknown host declared", () => {
    const requests = [request("https://nobody-knows.example/a.js")];
    expect(verdictOf(id, facts({ base: { requests } }, policy("nobody-knows")))).toBe("potential");
  });

  it.each([
    ["its company", "pixel.varpay.example", "Címzettek: Varpay Payment Zrt. (fizetés), Magyar Posta Zrt."],
    ["its company", "cdn.mielke.example", "Empfänger ist die Mielke Datendienste GmbH in Ulm."],
    ["its company", "t.sonarisa.example", "Condividiamo i dati con Sonarisa S.r.l. di Bologna."],
    ["its company", "a.leadly.example", "Our agency Leadly Inc. measures visits."],
    ["its domain", "in.zorgtool.example", "Wij sturen gegevens naar zorgtool.example (chat)."],
  ])("takes an unknown host for declared by %s: %s", (_, host, text) => {
    const requests = [request(`https://${host}/a.js`)];
    expect(verdictOf(id, facts({ base: { requests } }, policy(text)))).toBe("passed");
  });

  it.each([
    ["a word that it shares", "t.metrics.example", "We look at metrics of visits. Metrics help us."],
    ["another company", "t.sonar.example", "Sonaris GmbH hosts the site."],
    ["a noun", "t.kunden.example", "Unsere Kunden sind uns wichtig. Die Laden GmbH hilft gern."],
    ["a company of two letters", "t.go.example", "Go Ltd answers calls."],
  ])("does not by %s: %s", (_, host, text) => {
    const requests = [request(`https://${host}/a.js`)];
    expect(verdictOf(id, facts({ base: { requests } }, policy(text)))).toBe("potential");
  });
});
