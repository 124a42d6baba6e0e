import { describe, expect, it } from "vitest";
import { score, statusOf } from "./score.ts";

describe("score", () => {
  it("weighs each check by its level", () => {
    const result = score([
      { status: "passed", level: "critical" },
      { status: "medium", level: "medium" },
    ]);
    expect(result.score).toBe(66);
  });

  it("leaves out what has no verdict and says how much that was", () => {
    const result = score([
      { status: "passed", level: "low" },
      { status: "passed", level: "low" },
      { status: "uncertain", level: "critical" },
      { status: null, level: "critical" },
    ]);
    expect(result).toEqual({ score: 100, coverage: 2 / 3 });
  });

  it("is none where less than 60 % has a verdict", () => {
    const judged = Array.from({ length: 5 }, () => ({ status: "passed", level: "low" }) as const);
    const open = Array.from({ length: 4 }, () => ({ status: "uncertain", level: "low" }) as const);
    expect(score([...judged, ...open])).toEqual({ score: null, coverage: 5 / 9 });
    expect(score([...judged, ...open.slice(1)]).score).toBe(100);
  });

  it("stays at 89 while a Critical check is open", () => {
    const passed = Array.from({ length: 200 }, () => ({ status: "passed", level: "critical" }) as const);
    expect(score([...passed, { status: "critical", level: "critical" }]).score).toBe(89);
    expect(score([...passed, { status: "resolved", level: "critical" }]).score).toBe(99);
  });

  it("is 100 only when everything passed", () => {
    const passed = Array.from({ length: 400 }, () => ({ status: "passed", level: "critical" }) as const);
    expect(score([...passed, { status: "potential", level: "potential" }]).score).toBe(99);
    expect(score(passed).score).toBe(100);
  });

  it("is unknown without a verdict", () => {
    expect(score([{ status: "uncertain", level: "low" }])).toEqual({ score: null, coverage: 0 });
    expect(score([])).toEqual({ score: null, coverage: 0 });
  });
});

describe("status", () => {
  it("is the level of a failed check and the outcome of any other", () => {
    expect(statusOf("failed", "low")).toBe("low");
    expect(statusOf("potential", "medium")).toBe("potential");
    expect(statusOf("uncertain", "medium")).toBe("uncertain");
    expect(statusOf("not_applicable", "medium")).toBeNull();
  });
});
