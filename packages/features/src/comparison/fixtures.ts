import type { ChangeCause, CheckStatus, CompareCategory, Level, StatusCounts } from "@candor/api/entities";
import { SHOP, SHOP_COUNTS } from "../objects/fixtures.ts";
import type { CheckComparison, Comparison, ComparisonRow } from "./types.ts";

const say = (en: string, cn: string) => ({ en, cn });
const uuid = (place: number) => `7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e${String(place).padStart(2, "0")}`;

const versions = [
  { assessment_id: uuid(3), number: 20_031, published_at: "2026-11-18T06:20:00.000Z", in_review: false },
  { assessment_id: uuid(2), number: 20_027, published_at: "2026-10-19T03:05:00.000Z", in_review: false },
  { assessment_id: uuid(1), number: 20_014, published_at: "2026-09-18T09:40:00.000Z", in_review: false },
] as const;
const [now, last] = versions;

const earlier: StatusCounts = {
  ...SHOP_COUNTS,
  critical: SHOP_COUNTS.critical + 1,
  passed: SHOP_COUNTS.passed - 1,
};

const CONSENT = say("Consent before tracking", "跟踪前取得同意");
const SECURITY = say("Transport security", "传输安全");

let made = 10;
function row(
  change: CompareCategory,
  title: ComparisonRow["title"],
  [was, is]: readonly [CheckStatus | null, CheckStatus | null],
  rest: Partial<ComparisonRow> = {},
): ComparisonRow {
  made += 2;
  const level: Level = "medium";
  return {
    check_id: `web.sample.${made}`,
    title,
    category: CONSENT,
    object_id: SHOP.id,
    object_name: SHOP.name,
    change,
    cause: null,
    before: was && { id: uuid(made), status: was, level },
    after: is && { id: uuid(made + 1), status: is, level },
    evidence: null,
    ...rest,
  };
}

const RISK = [
  row(
    "passed_to_failed",
    say("Advertising cookies before consent", "同意前的广告 Cookie"),
    ["passed", "critical"],
    {
      cause: "website",
      evidence: { added: 3, removed: 0 },
    },
  ),
  row(
    "newly_failed",
    say("Global Privacy Control is honoured", "遵循全球隐私控制信号"),
    ["uncertain", "medium"],
    {
      cause: "facts",
    },
  ),
  row("always_failed", say("The banner offers to reject", "弹窗提供拒绝选项"), ["critical", "medium"], {
    cause: "rule",
  }),
  row("always_failed", say("Cookies live no longer than needed", "Cookie 的有效期不超过必要时长"), [
    "low",
    "low",
  ]),
];
const NO_RISK = [
  row("failed_to_passed", say("Pages are sent encrypted", "页面经加密传输"), ["medium", "passed"], {
    cause: "website",
    category: SECURITY,
    evidence: { added: 0, removed: 2 },
  }),
  row("failed_to_passed", say("A privacy policy is linked", "提供隐私政策链接"), ["low", "passed"], {
    cause: "decision",
  }),
  row("always_passed", say("Certificates are valid", "证书有效"), ["passed", "passed"], {
    category: SECURITY,
  }),
];
const NO_RESULT = [
  row("no_result", say("Forms are sent encrypted", "表单经加密提交"), ["passed", null], {
    cause: "website",
    category: SECURITY,
    evidence: { added: 0, removed: 1 },
  }),
];
const ALL = [...RISK, ...NO_RISK, ...NO_RESULT];

const countOf = (change: CompareCategory) => ALL.filter((one) => one.change === change).length;

interface Asked {
  changes?: readonly CompareCategory[] | undefined;
  search?: string | undefined;
}

/** The shop's last two assessments, narrowed by what became of the checks and by the words of their titles. */
export function comparisonOf({ changes = [], search = "" }: Asked = {}): Comparison {
  const list = ALL.filter(
    ({ change, title }) =>
      (changes.length === 0 || changes.includes(change)) && (title.en + title.cn).includes(search),
  );
  const causedBy = (cause: ChangeCause) => ALL.filter((one) => one.cause === cause).length;
  return {
    before: { ...last, counts: earlier, score: 54 },
    after: { ...now, counts: SHOP_COUNTS, score: 61 },
    versions: [...versions],
    objects: [{ id: SHOP.id, name: SHOP.name }],
    left_out: [],
    counts: {
      passed_to_failed: countOf("passed_to_failed"),
      newly_failed: countOf("newly_failed"),
      always_failed: countOf("always_failed"),
      failed_to_passed: countOf("failed_to_passed"),
      newly_passed: countOf("newly_passed"),
      always_passed: countOf("always_passed"),
      no_result: countOf("no_result"),
    },
    cause_counts: {
      website: causedBy("website"),
      rule: causedBy("rule"),
      facts: causedBy("facts"),
      decision: causedBy("decision"),
    },
    score_change: { website: 4, rule: -1, facts: -2, decision: 6 },
    list,
    total: list.length,
  };
}

const picture = (color: string, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="${color}"/><text x="40" y="80" font-size="40" font-family="sans-serif">${words}</text></svg>`,
  )}`;

const shot = (id: number, color: string, words: string) => ({
  id: uuid(id),
  caption: say("The page before any choice", "作出任何选择之前的页面"),
  url: picture(color, words),
  width: 800,
  height: 500,
});

/** One check that got worse between the shop's last two assessments. */
export const CHECK_COMPARISON: CheckComparison = {
  check_id: "web.consent.cookies-before",
  title: say("Advertising cookies before consent", "同意前的广告 Cookie"),
  object_id: SHOP.id,
  object_name: SHOP.name,
  change: "passed_to_failed",
  cause: "website",
  before: {
    scan_id: uuid(62),
    version: last,
    result: {
      id: uuid(60),
      status: "passed",
      level: "critical",
      summary: say("No advertising cookie was set before a choice.", "作出选择之前未设置广告 Cookie。"),
      screenshots: [shot(70, "#dfe7e2", "19 October")],
    },
  },
  after: {
    scan_id: uuid(63),
    version: now,
    result: {
      id: uuid(61),
      status: "critical",
      level: "critical",
      summary: say(
        "2 advertising cookies were set before any choice.",
        "作出选择之前设置了 2 个广告 Cookie。",
      ),
      screenshots: [shot(71, "#e8e2d8", "18 November")],
    },
  },
  versions: [...versions],
  tables: [
    {
      id: "cookies",
      title: say("Cookies", "Cookie"),
      columns: [
        { key: "name", label: say("Name", "名称"), type: "mono" },
        { key: "host", label: say("Host", "主机"), type: "mono" },
      ],
      rows: [
        { change: "added", cells: { name: "_adr_uid", host: "cdn.adreach.example" } },
        { change: "added", cells: { name: "_px_seg", host: "px.pixelbox.example" } },
        { change: "removed", cells: { name: "_old", host: "shop.example.com" } },
        { change: "same", cells: { name: "cart", host: "shop.example.com" } },
      ],
      counts: { added: 2, removed: 1, same: 1 },
      partial: false,
    },
  ],
};
