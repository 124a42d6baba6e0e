import type {
  getScenario,
  getScenarioScan,
  getScenarioTexts,
  listRegulations,
  listScenarios,
  ParsedRequestOf,
  ReplyOf,
  ScenarioRow,
} from "@candor/api/contract";
import { REGULATIONS, type StatusCounts } from "@candor/api/entities";
import { ROWS } from "../checks/testing/index.ts";
import { SHOP, SHOP_COUNTS, WWW } from "../objects/fixtures.ts";

const NONE: StatusCounts = {
  critical: 0,
  medium: 0,
  low: 0,
  potential: 0,
  uncertain: 0,
  error: 0,
  resolved: 0,
  passed: 0,
};

const CONSENT: ScenarioRow = {
  id: "consent",
  title: { en: "Consent & transparency", cn: "同意与透明度" },
  followed: true,
  frameworks: ["gdpr", "eprivacy", "ccpa", "pipl", "lgpd", "iso27701"],
  counts: { ...NONE, critical: 2, medium: 3, low: 1, uncertain: 1, passed: 12 },
  passed: 12,
  total: 18,
  change: 6,
};

export const SCENARIO_ROWS: ScenarioRow[] = [
  CONSENT,
  {
    id: "sharing",
    title: { en: "Data sharing & transfers", cn: "数据共享与跨境" },
    followed: false,
    frameworks: ["gdpr", "pipl", "hipaa"],
    counts: { ...NONE, medium: 4, low: 2, passed: 5 },
    passed: 5,
    total: 11,
    change: -4,
  },
  {
    id: "security",
    title: { en: "Security of processing", cn: "数据处理安全" },
    followed: false,
    frameworks: ["gdpr", "pipl", "iso27001"],
    counts: { ...NONE, low: 2, passed: 22 },
    passed: 22,
    total: 24,
    change: 0,
  },
];

export const SCAN_ID = "5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01";

const objects = [SHOP, WWW].map(({ id, name, asset_type }) => ({ id, name, asset_type }));

export const scenariosReply = (
  list: ScenarioRow[] = SCENARIO_ROWS,
  rest: Partial<ReplyOf<typeof listScenarios>> = {},
): ReplyOf<typeof listScenarios> => ({
  list,
  total: list.length,
  all: SCENARIO_ROWS.length,
  objects,
  as_of: "2026-11-18T06:20:00.000Z",
  ...rest,
});

/** Answers as the server does: filters by followed, framework and text. */
export function answerScenarios({ followed, frameworks, search }: ParsedRequestOf<typeof listScenarios>) {
  return scenariosReply(
    SCENARIO_ROWS.filter(
      (one) =>
        (followed === undefined || one.followed === followed) &&
        (frameworks.length === 0 || frameworks.some((framework) => one.frameworks.includes(framework))) &&
        one.title.en.toLowerCase().includes(search.toLowerCase()),
    ),
  );
}

/** Before the first publication. */
export const NO_RESULTS = scenariosReply(
  SCENARIO_ROWS.map((one) => ({ ...one, counts: NONE, passed: 0, total: 0, change: null })),
  { objects: [], as_of: null },
);

export const SCENARIO: ReplyOf<typeof getScenario> = {
  scenario: CONSENT,
  as_of: "2026-11-18T06:20:00.000Z",
  categories: [
    {
      id: "consent-before-tracking",
      title: { en: "Consent before tracking", cn: "跟踪前的同意" },
      counts: { ...NONE, critical: 2, passed: 4 },
      passed: 4,
      total: 6,
    },
    {
      id: "real-choice",
      title: { en: "Real choice", cn: "真实的选择" },
      counts: { ...NONE, medium: 3, passed: 2 },
      passed: 2,
      total: 5,
    },
    {
      id: "privacy-notice",
      title: { en: "Privacy notice", cn: "隐私告知" },
      counts: SHOP_COUNTS,
      passed: 6,
      total: 7,
    },
  ],
  objects: objects.map((object, at) => ({
    ...object,
    scan_id: SCAN_ID,
    counts: CONSENT.counts,
    passed: 4 + at * 4,
    total: 9,
  })),
  articles: [
    {
      framework: "gdpr",
      cite: { en: "GDPR Art. 7(3)", cn: "GDPR 第七条第三款" },
      summary: {
        en: "Consent can be withdrawn at any time, as easily as it was given.",
        cn: "同意可以随时撤回，且与给予同意同样容易。",
      },
      url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    },
    {
      framework: "pipl",
      cite: { en: "PIPL Art. 15", cn: "《个人信息保护法》第十五条" },
      summary: null,
      url: "http://www.npc.gov.cn/npc/c2/c30834/202108/t20210820_313088.html",
    },
  ],
  solution: [
    {
      check_id: "web.consent.before",
      title: { en: "Cookies before consent", cn: "同意前的 Cookie" },
      steps: {
        en: ["Load advertising tags only after a choice.", "Test with a fresh browser profile."],
        cn: ["仅在作出选择后加载广告标签。", "使用全新的浏览器配置测试。"],
      },
      objects: 2,
      who: "rd",
    },
    {
      check_id: "web.policy.found",
      title: { en: "Privacy policy", cn: "隐私政策" },
      steps: { en: ["Link the privacy policy in the footer."], cn: ["在页脚链接隐私政策。"] },
      objects: 1,
      who: "legal",
    },
  ],
};

export const TEXTS: ReplyOf<typeof getScenarioTexts> = {
  intro:
    "People decide what a website may learn about them.\n\n## Whom it concerns\n\nEveryone who runs one.",
  faq: "## Is scrolling a consent?\n\nNo. Consent is a clear action.",
  cases: [
    {
      id: "cnil-google-2021",
      title: "One click to accept, several to refuse",
      authority: "CNIL (France)",
      date: "2021-12-31",
      party: "Google LLC and Google Ireland Limited",
      sum: "EUR 150 million",
      source: "https://gdprhub.eu/index.php?title=CNIL_(France)_-_SAN-2021-023",
      markdown: "A single button accepted all cookies, while refusing them took several clicks.",
    },
  ],
};

export const LAWS: ReplyOf<typeof listRegulations> = { list: [...REGULATIONS] };

export const SCAN: ReplyOf<typeof getScenarioScan> = {
  title: CONSENT.title,
  object: { id: SHOP.id, name: SHOP.name, asset_type: SHOP.asset_type },
  assessment_id: "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e04",
  published_at: "2026-11-18T06:20:00.000Z",
  last_scan_id: SCAN_ID,
  counts: CONSENT.counts,
  list: ROWS.slice(0, 4),
};
