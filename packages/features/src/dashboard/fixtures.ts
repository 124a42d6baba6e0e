import type { Assessment, AssetType, StatusCounts } from "@candor/api/entities";
import type { Overview, OverviewObject } from "./model.ts";

/** Invented replies for stories and tests. */

const ZERO: StatusCounts = {
  critical: 0,
  medium: 0,
  low: 0,
  potential: 0,
  uncertain: 0,
  error: 0,
  resolved: 0,
  passed: 0,
};

export const counts = (some: Partial<StatusCounts>): StatusCounts => ({ ...ZERO, ...some });

const uuid = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, "0")}`;

export function object(
  number: number,
  name: string,
  some: Partial<StatusCounts> | null,
  rest: { type?: AssetType; passRate?: number; change?: number | null } = {},
): OverviewObject {
  return {
    id: uuid(number),
    asset_type: rest.type ?? "website",
    name,
    url: (rest.type ?? "website") === "website" ? `https://${name}/` : null,
    territories: ["EU"],
    enabled: true,
    locked: false,
    assessed: some !== null,
    last_assessed_at: some && "2026-11-18T06:20:00.000Z",
    counts: some && counts(some),
    created_at: "2026-06-01T08:00:00.000Z",
    pass_rate: some ? (rest.passRate ?? 0.76) : null,
    issue_change: rest.change ?? null,
  };
}

const LISTED: OverviewObject[] = [
  object(
    1,
    "shop.example.com",
    { critical: 3, medium: 8, low: 11, potential: 4, uncertain: 2, error: 1, resolved: 1, passed: 94 },
    { passRate: 0.76, change: -2 },
  ),
  object(
    2,
    "Example Shop",
    { critical: 2, medium: 6, low: 9, potential: 5, uncertain: 3, passed: 88 },
    { type: "android", passRate: 0.78, change: -2 },
  ),
  object(
    3,
    "Doorbell D2",
    { critical: 1, medium: 5, low: 4, potential: 2, uncertain: 2, error: 1, passed: 41 },
    { type: "iot", passRate: 0.73, change: -1 },
  ),
  object(
    4,
    "Example Shop for iOS",
    { medium: 4, low: 7, potential: 3, uncertain: 1, passed: 92 },
    { type: "ios", passRate: 0.86, change: -2 },
  ),
  object(5, "1234-5678-9012", { medium: 3, low: 12, passed: 131 }, { type: "aws", passRate: 0.9, change: 0 }),
];

const MONTHS = ["06-19", "07-19", "08-19", "09-19", "10-19", "11-18"] as const;
const SCORES: readonly (readonly number[])[] = [
  [52, 55, 58, 61, 66, 71],
  [58, 60, 60, 66, 70, 74],
  [54, 60, 63, 69],
  [63, 66, 70, 75, 79, 83],
  [70, 78, 80, 84, 86, 88],
];

export const running: Assessment = {
  id: uuid(90),
  number: 20418,
  state: "assessing",
  progress: 46,
  objects: [1, 2, 3].map((number) => ({
    scan_id: uuid(100 + number),
    object_id: uuid(number),
    object_name: LISTED[number - 1]?.name ?? "",
    asset_type: "website" as const,
    url: null,
    step: number < 3 ? ("done" as const) : ("accept" as const),
    progress: number < 3 ? 100 : 40,
    failure: null,
    counts: null,
  })),
  submitted_at: "2026-11-20T01:12:00.000Z",
  submitted_by: "Lin Yue",
  started_at: "2026-11-20T01:13:00.000Z",
  completed_at: null,
  estimated_days: 2,
  failure_reason: null,
  correction: null,
  counts: null,
  score: null,
};

const NOW = counts({
  critical: 6,
  medium: 26,
  low: 43,
  potential: 14,
  uncertain: 8,
  error: 2,
  resolved: 1,
  passed: 446,
});

export const overview: Overview = {
  counts: NOW,
  comparison: {
    at: "2026-10-19T06:20:00.000Z",
    objects: 5,
    assessed_again: 5,
    counts: NOW,
    previous_counts: counts({
      critical: 10,
      medium: 30,
      low: 42,
      potential: 14,
      uncertain: 10,
      passed: 437,
    }),
    score: 78,
    previous_score: 71,
  },
  assessed_total: 5,
  assessed_at: "2026-11-18T06:20:00.000Z",
  maturity: {
    score: 78,
    level: "effective",
    coverage: 0.98,
  },
  object_total: 5,
  objects: LISTED,
  trend: LISTED.map(({ id, name }, index) => {
    const scores = SCORES[index] ?? [];
    const months = MONTHS.slice(MONTHS.length - scores.length);
    return {
      object_id: id,
      name,
      points: months.map((month, at) => ({ at: `2026-${month}T06:20:00.000Z`, score: scores[at] ?? 0 })),
    };
  }),
  framework_rates: [
    { framework: "pipl", passed: 71, total: 100 },
    { framework: "gdpr", passed: 156, total: 200 },
    { framework: "ccpa", passed: 84, total: 100 },
    { framework: "iso27701", passed: 88, total: 100 },
    { framework: "coppa", passed: 46, total: 50 },
  ],
  running,
};

/** Before the first publication. */
export const fresh: Overview = {
  ...overview,
  counts: null,
  comparison: null,
  assessed_total: 0,
  assessed_at: null,
  maturity: null,
  object_total: 0,
  objects: [],
  trend: [],
  framework_rates: [],
  running: null,
};
