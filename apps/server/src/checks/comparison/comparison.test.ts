import {
  CHANGE_CAUSES,
  CHECK_STATUSES,
  type CheckStatus,
  type EvidenceTable,
  LEVELS,
  type Level,
  type Outcome,
  STATUS_RANKS,
} from "@candor/api/entities";
import { PROOF_OF_ABSENCE, score, statusOf } from "@candor/engine/rules";
import { describe, expect, test } from "vitest";
import { type ComparedRow, causeOf } from "../../results/change.ts";
import { compareEvidence } from "../../results/evidence-change.ts";
import { entryOrder } from "./entry-order.ts";
import { type ScoredChange, splitScore } from "./score-split.ts";

/** Numbers that look random and are the same in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function someChanges(seed: number): ScoredChange[] {
  const next = random(seed);
  const shown = () => {
    const status = CHECK_STATUSES[next(CHECK_STATUSES.length + 1)];
    return status ? { status, level: LEVELS[next(LEVELS.length)] ?? "low" } : null;
  };
  return Array.from({ length: 1 + next(60) }, () => {
    const [before, after] = [shown(), shown()];
    const same = JSON.stringify(before) === JSON.stringify(after);
    return { before, after, cause: same ? null : (CHANGE_CAUSES[next(CHANGE_CAUSES.length)] ?? "website") };
  });
}

const scoreOf = (changes: readonly ScoredChange[], side: "before" | "after") =>
  score(changes.flatMap((one) => one[side] ?? [])).score;

describe("the change of the score", () => {
  test("is split so that its parts add up to it", () => {
    let split = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      const changes = someChanges(seed);
      const parts = splitScore(changes);
      const [before, after] = [scoreOf(changes, "before"), scoreOf(changes, "after")];
      if (before === null || after === null) expect(parts).toBeNull();
      else if (parts) {
        split += 1;
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(after - before);
        for (const cause of CHANGE_CAUSES)
          if (changes.every((one) => one.cause !== cause)) expect(parts[cause]).toBeCloseTo(0, 10);
      }
    }
    expect(split).toBeGreaterThan(200);
  });

  test("of one cause is that cause's alone", () => {
    const passed = { status: "passed", level: "critical" } as const;
    const failed = { status: "critical", level: "critical" } as const;
    const changes: ScoredChange[] = [
      { before: failed, after: passed, cause: "rule" },
      { before: passed, after: passed, cause: null },
    ];
    expect(splitScore(changes)).toEqual({ website: 0, rule: 50, facts: 0, decision: 0 });
  });
});

interface Given {
  found: Outcome;
  level?: Level;
  version?: number;
  shown?: CheckStatus;
}

function row({ found, level = "medium", version = 1, shown }: Given): ComparedRow {
  const status = shown ?? statusOf(found, level);
  return {
    id: "",
    scan_id: "",
    object_id: "",
    check_id: "",
    engine_outcome: found,
    engine_level: level,
    rule_version: version,
    outcome: found,
    level,
    status,
    status_rank: status && STATUS_RANKS[status],
  };
}

describe("the cause of a change", () => {
  const failed = { found: "failed" } as const;
  const passed = { found: "passed" } as const;
  test.for<[string, Given | null, Given | null, ReturnType<typeof causeOf>]>([
    ["nothing changed", failed, failed, null],
    ["what was seen differs", failed, passed, "website"],
    ["the rule is a newer one", failed, { ...passed, version: 2 }, "rule"],
    ["a check that is new", null, failed, "rule"],
    ["one side could not be judged", { found: "uncertain" }, failed, "facts"],
    ["a person set it to Passed", failed, { ...failed, shown: "passed" }, "decision"],
    ["the manual status ended", { ...failed, shown: "passed" }, failed, "decision"],
    ["a mark that the next assessment confirms", { ...failed, shown: "resolved" }, passed, "website"],
    ["set to Passed where the site got worse", passed, { ...failed, shown: "medium" }, "website"],
    [
      "an expert shows what the engine could not judge",
      { found: "uncertain", shown: "medium" },
      passed,
      "decision",
    ],
    ["does not apply any more", failed, { found: "not_applicable" }, "website"],
  ])("%s", ([, before, after, cause]) => {
    expect(causeOf(before ? row(before) : undefined, after ? row(after) : undefined)).toBe(cause);
  });
});

test("rows of evidence are added, removed or the same, however often they stand there", () => {
  const words = (text: string) => ({ en: text, cn: text });
  const table = (hosts: string[], total = hosts.length) => ({
    id: "hosts",
    title: words("Hosts"),
    columns: [{ key: "host", label: words("Host"), type: "mono" as const }],
    rows: hosts.map((host) => ({ host })),
    total,
  });
  const [found] = compareEvidence([table(["a", "a", "b"])], [table(["a", "c"], 9)]);
  expect(found?.rows.map(({ change, cells }) => `${change} ${cells.host}`)).toEqual([
    "added c",
    "removed a",
    "removed b",
    "same a",
  ]);
  expect(found?.counts).toEqual({ added: 1, removed: 2, same: 1 });
  expect(found?.partial).toBe(true);
  expect(compareEvidence([table(["a"])], []).map(({ counts }) => counts.removed)).toEqual([1]);
});

test("a row that is read from a policy whose other words have changed is the same row", () => {
  const words = (text: string) => ({ en: text, cn: text });
  const table = (file: string) => ({
    ...{ id: "sections", title: words("Sections"), total: 1 },
    columns: [
      { key: "section", label: words("Section"), type: "text" as const },
      { key: "policyText", label: words("Policy"), type: "text_file_s3" as const },
    ],
    rows: [{ section: "s_rights", policyText: file.repeat(64) }],
  });
  const [found] = compareEvidence([table("a")], [table("b")]);
  expect(found?.counts).toEqual({ added: 0, removed: 0, same: 1 });
});

test("headers that only show what is missing are not told as new ones", () => {
  const words = (text: string) => ({ en: text, cn: text });
  const table = (id: string, rows: { header: string; value: string }[]) => ({
    ...{ id, title: words(id), columns: [], rows, total: rows.length },
  });
  const value = table("headers", [{ header: "x-frame-options", value: "DENY" }]);
  const received = (server: string) => table(PROOF_OF_ABSENCE, [{ header: "server", value: server }]);
  const changes = (before: EvidenceTable[], after: EvidenceTable[]) =>
    compareEvidence(before, after).flatMap(({ rows }) =>
      rows.map(({ change, cells }) => `${change} ${cells.header} ${cells.value}`),
    );
  expect(changes([value], [received("nginx")])).toEqual(["removed x-frame-options DENY"]);
  expect(changes([received("nginx")], [value])).toEqual(["added x-frame-options DENY"]);
  expect(changes([received("nginx")], [received("caddy")])).toEqual([
    "added server caddy",
    "removed server nginx",
  ]);
});

test("a row seen at another moment or more often is the same row; one that lives longer is another", () => {
  const words = (text: string) => ({ en: text, cn: text });
  const table = (row: Record<string, string | number>) => ({
    id: "cookies",
    title: words("Cookies"),
    columns: [
      { key: "name", label: words("Name"), type: "mono" as const },
      { key: "requests", label: words("Requests"), type: "number" as const },
      { key: "atMs", label: words("Seen at"), type: "duration" as const },
      { key: "lifetimeMs", label: words("Lifetime"), type: "duration" as const },
    ],
    rows: [row],
    total: 1,
  });
  const day = 86_400_000;
  const before = { name: "_ga", requests: 4, atMs: 300, lifetimeMs: 390 * day };
  const again = { ...before, requests: 6, atMs: 512, lifetimeMs: 390 * day + 700 };
  const [same] = compareEvidence([table(before)], [table(again)]);
  expect(same?.counts).toEqual({ added: 0, removed: 0, same: 1 });
  const [longer] = compareEvidence([table(before)], [table({ ...again, lifetimeMs: 400 * day })]);
  expect(longer?.counts).toEqual({ added: 1, removed: 1, same: 0 });
});

test("what changed stands first, then the worst, and the objects of a check as the reader's language orders them", () => {
  const side = (status: "critical" | "low") => ({ id: "", status, level: status });
  const was = { before: null, after: side("low") };
  const same = { change: "always_failed", cause: null, check_id: "web.a", ...was } as const;
  const rows = [
    { ...same, object_name: "张家口" },
    { ...same, object_name: "shop 10" },
    { ...same, object_name: "安徽" },
    { ...same, object_name: "shop 9" },
    { ...same, after: side("critical"), check_id: "web.c", object_name: "worst" },
    { ...same, change: "passed_to_failed", cause: "website", check_id: "web.b", object_name: "last" },
  ] as const;
  const namesIn = (language: "en" | "cn") =>
    rows.toSorted(entryOrder(language)).map((row) => row.object_name);
  expect(namesIn("cn")).toEqual(["last", "worst", "安徽", "张家口", "shop 9", "shop 10"]);
  expect(namesIn("en").slice(0, 4)).toEqual(["last", "worst", "shop 9", "shop 10"]);
});
