import { describe, expect, it } from "vitest";
import type { PassFacts, PassName } from "../../facts/types.ts";
import { cookie, pass, request } from "../../rules/testing/facts.ts";
import { type Answered, meaningOf, settle } from "./settle.ts";

const TRACKER = request("https://www.facebook.com/tr?id=1");
const CHAT = request("https://widget.intercom.io/widget/a");

const banner: PassFacts["banner"] = {
  platform: "generic",
  text: "Mind if we remember what you look at?",
  language: "en",
  buttons: [
    { text: "Not for me", kind: "other", layer: 1 },
    { text: "Fine by me", kind: "other", layer: 1 },
  ],
};

function visit(
  name: PassName,
  requests: PassFacts["requests"],
  { answer, unknownMatter = true, ...more }: Partial<Answered & PassFacts> = {},
): Answered {
  const choosing = name === "reject" || name === "accept";
  const choice = choosing
    ? ({ wanted: name, pressed: true, clicks: 1, method: "structure", bannerGone: true } as const)
    : null;
  return { facts: pass(name, { banner, requests, choice, ...more }), answer, unknownMatter };
}

const kindsOf = (facts: readonly PassFacts[] = []) =>
  facts.find(({ pass: name }) => name === "base")?.banner?.buttons.map(({ kind }) => kind);

describe("a question in words that nobody reads", () => {
  it("is one of consent where one answer alone has trackers follow", () => {
    const settled = settle({
      base: visit("base", []),
      reject: visit("reject", [], { answer: 0 }),
      accept: visit("accept", [TRACKER], { answer: 1 }),
    });
    expect(kindsOf(settled?.facts)).toEqual(["reject", "accept"]);
    expect(settled?.swapped).toBe(false);
  });

  it("has its visits told the other way round where the refusal was what agrees", () => {
    const settled = settle({
      base: visit("base", []),
      reject: visit("reject", [TRACKER], { answer: 0 }),
      accept: visit("accept", [], { answer: 1 }),
    });
    expect(kindsOf(settled?.facts)).toEqual(["accept", "reject"]);
    const accepted = settled?.facts.find(({ pass: name }) => name === "accept");
    expect(accepted?.requests).toEqual([TRACKER]);
    expect(accepted?.choice).toMatchObject({ wanted: "accept" });
    expect(accepted?.screenshots.every(({ pass: name }) => name === "accept")).toBe(true);
  });

  it("refuses behind settings where that answer took two clicks", () => {
    const reject = visit("reject", [], { answer: 0 });
    if (reject.facts.choice) reject.facts.choice.clicks = 2;
    const settled = settle({
      base: visit("base", []),
      reject,
      accept: visit("accept", [TRACKER], { answer: 1 }),
    });
    expect(kindsOf(settled?.facts)).toEqual(["settings", "accept"]);
  });

  it.each([
    ["nothing follows", [], []],
    ["the same loads before", [TRACKER], [TRACKER]],
    ["a service is asked for by name", [], [CHAT]],
  ])("is no banner where %s", (_, before, after) => {
    const settled = settle({
      base: visit("base", before),
      reject: visit("reject", before, { answer: 0 }),
      accept: visit("accept", after.length > 0 ? after : before, { answer: 1 }),
    });
    expect(settled?.dropped).toEqual(["reject", "accept"]);
    expect(settled?.facts).toMatchObject([{ pass: "base", banner: null }]);
  });

  it("stays unread where both answers have the same follow", () => {
    const answers = {
      base: visit("base", []),
      reject: visit("reject", [TRACKER], { answer: 0 }),
      accept: visit("accept", [TRACKER], { answer: 1 }),
    };
    expect(meaningOf(answers)).toBe("the_same");
    expect(settle(answers)).toBeNull();
  });

  it("is told by a lasting mark of the site's own as well", () => {
    const mark = cookie("ez_visitor", { shape: "id", lifetimeS: 9_000_000 });
    expect(
      meaningOf({
        base: visit("base", []),
        reject: visit("reject", [], { answer: 0 }),
        accept: visit("accept", [], { answer: 1, cookies: [mark] }),
      }),
    ).toBe("as_pressed");
  });
});

it("a refusal guessed against a known agreement is none where it has more follow", () => {
  const settled = settle({
    base: visit("base", [], { unknownMatter: false }),
    reject: visit("reject", [TRACKER], { answer: 0, unknownMatter: false }),
    accept: visit("accept", [], { unknownMatter: false }),
  });
  expect(settled?.facts.find(({ pass: name }) => name === "reject")?.choice).toMatchObject({
    pressed: false,
  });
});

it("visits that words led stay as they are", () => {
  expect(
    settle({
      base: visit("base", [], { unknownMatter: false }),
      reject: visit("reject", [TRACKER], { unknownMatter: false }),
      accept: visit("accept", [TRACKER], { unknownMatter: false }),
    }),
  ).toBeNull();
});
