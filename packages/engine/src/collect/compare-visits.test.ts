import { expect, it } from "vitest";
import type { Coverage } from "../facts/types.ts";
import { compareVisits } from "./compare-visits.ts";

const words = (name: string) => new Set(Array.from({ length: 20 }, (_, at) => `${name}${at}`));
const PASSES = ["base", "reject", "accept", "gpc"] as const;

/** Of four visits, what each met: "site", another page, or a reason why it was none. */
function told(met: Record<(typeof PASSES)[number], string>): (string | null)[] {
  const isPage = (what: string) => what === "site" || what.startsWith("page");
  const coverage: Coverage[] = PASSES.map((collector) => ({
    collector,
    complete: isPage(met[collector]),
    reason: isPage(met[collector]) ? null : met[collector],
  }));
  const sketches = Object.fromEntries(PASSES.map((name) => [name, words(met[name])]));
  compareVisits({ sketches, coverage });
  return coverage.map(({ reason }) => reason);
}

it("marks the visit that stands alone, and all where none agree", () => {
  expect(told({ base: "site", reject: "site", accept: "page2", gpc: "site" })).toEqual([
    null,
    null,
    "pages_differ",
    null,
  ]);
  expect(told({ base: "site", reject: "page2", accept: "page3", gpc: "page4" })).toEqual(
    Array(4).fill("pages_differ"),
  );
});

it.each([
  ["maintenance", "parked", "rate_limit"],
  ["soft_404", "bot_wall", "bot_wall"],
  ["login_wall", "message", "message"],
])(
  "does not trust the one visit that met a site where the others met %s, %s and %s",
  (reject, accept, gpc) => {
    expect(told({ base: "site", reject, accept, gpc })).toEqual(["pages_differ", reject, accept, gpc]);
  },
);

it.each([
  ["bot_wall", "bot_wall", "bot_wall"],
  ["bot_wall", "rate_limit", "http_429"],
  ["maintenance", "maintenance", "maintenance"],
  ["timeout", "navigation_failed", "http_500"],
])(
  "lets the first visit stand where the later ones were kept out alike: %s, %s, %s",
  (reject, accept, gpc) => {
    expect(told({ base: "site", reject, accept, gpc })[0]).toBeNull();
  },
);
