import type { Decision, listDecisions, ReplyOf } from "@candor/api/contract";

/** What one of its lines published. */
export const PUBLISHED = "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e04";

const line = (nth: number, rest: Partial<Decision> & Pick<Decision, "kind" | "at">): Decision => ({
  id: `6c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${nth}`,
  by: "Lin Yue",
  by_staff: false,
  check: null,
  person: null,
  assessment: null,
  reason: null,
  until: null,
  ended_at: null,
  ...rest,
});

const CHECK = {
  check_id: "web.consent.cookies-before",
  title: { en: "Cookies before consent", cn: "同意前的 Cookie" },
  object_name: "shop.example.com",
  result_id: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
};

/** A publication that ended a manual status, a mark that stands, and a change of role. */
export const LEDGER: ReplyOf<typeof listDecisions> = {
  list: [
    line(1, {
      ...{ kind: "marked_resolved", at: "2026-11-19T09:00:00.000Z", by: "Marta Keller" },
      ...{ check: CHECK, until: "next_assessment" },
    }),
    line(2, {
      ...{ kind: "published", at: "2026-11-18T06:20:00.000Z", by: "He Ting", by_staff: true },
      assessment: { id: PUBLISHED, number: 20014 },
    }),
    line(3, {
      ...{ kind: "role_changed", at: "2026-11-03T10:00:00.000Z", until: "forever" },
      person: { name: "Marta Keller", role: "owner" },
    }),
    line(4, {
      ...{ kind: "manual_passed", at: "2026-11-01T10:00:00.000Z", check: { ...CHECK, result_id: null } },
      ...{ reason: "Mended in release 88", until: "next_assessment" },
      ended_at: "2026-11-18T06:20:00.000Z",
    }),
  ],
  total: 4,
  all: 4,
  in_force: 2,
  people: ["He Ting", "Lin Yue", "Marta Keller"],
};

export const NO_DECISIONS: ReplyOf<typeof listDecisions> = {
  ...LEDGER,
  ...{ list: [], total: 0, all: 0, in_force: 0, people: [] },
};
