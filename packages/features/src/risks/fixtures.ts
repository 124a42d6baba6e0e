import type { listRisks, ParsedRequestOf, ReplyOf, Risk } from "@candor/api/contract";
import type { Level } from "@candor/api/entities";

const SCENARIOS = {
  consent: { en: "Consent & transparency", cn: "同意与透明度" },
  sharing: { en: "Data sharing & transfers", cn: "数据共享与跨境" },
  security: { en: "Security of processing", cn: "数据处理安全" },
};

const LIN = { id: "2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", name: "Lin Yue" };
const MARTA = { id: "2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02", name: "Marta Keller" };

let made = 0;
const risk = (
  level: Level,
  scenario_id: keyof typeof SCENARIOS,
  title: { en: string; cn: string },
  rest: Partial<Risk> = {},
): Risk => {
  made += 1;
  return {
    check_id: `web.sample.${made}`,
    level,
    title,
    scenario_id,
    scenario: SCENARIOS[scenario_id],
    category: { en: "Consent before tracking", cn: "跟踪前的同意" },
    objects: 3,
    assessed: 5,
    resolved: 0,
    resolution: "open",
    asset_type: "website",
    first_seen: "2026-10-15T06:20:00.000Z",
    owners: [],
    unassigned: 3,
    issues: [],
    issue_total: 0,
    ...rest,
  };
};

export const RISKS: Risk[] = [
  risk(
    "critical",
    "consent",
    {
      en: "Advertising cookies are set before the visitor consents",
      cn: "在访客同意之前设置了广告类 Cookie",
    },
    {
      owners: [LIN],
      unassigned: 2,
      issues: [{ key: "PRIV-12", url: "https://example.atlassian.net/browse/PRIV-12" }],
      issue_total: 1,
    },
  ),
  risk(
    "critical",
    "sharing",
    {
      en: "Personal information leaves the Chinese mainland without a filed standard contract",
      cn: "个人信息出境未备案个人信息出境标准合同",
    },
    { objects: 1, first_seen: "2026-07-02T06:20:00.000Z", asset_type: null },
  ),
  risk(
    "medium",
    "security",
    { en: "The site can be opened without encryption", cn: "网站可不经加密访问" },
    { objects: 2, resolved: 1, resolution: "partly", owners: [LIN, MARTA], unassigned: 0 },
  ),
  risk(
    "low",
    "consent",
    { en: "Two analytics cookies live longer than 13 months", cn: "2 个分析类 Cookie 的有效期超过 13 个月" },
    { objects: 1, resolved: 1, resolution: "resolved", first_seen: "2026-11-18T06:20:00.000Z" },
  ),
];

const counts = { critical: 2, medium: 1, low: 0, potential: 0 };

/** A reply of the list call. */
export const risksReply = (
  list: Risk[] = RISKS,
  rest: Partial<ReplyOf<typeof listRisks>> = {},
): ReplyOf<typeof listRisks> => ({
  list,
  total: list.length,
  all: RISKS.length,
  level_counts: counts,
  resolved_count: 1,
  scenario_counts: [
    { id: "consent", title: SCENARIOS.consent, total: 2 },
    { id: "sharing", title: SCENARIOS.sharing, total: 1 },
    { id: "security", title: SCENARIOS.security, total: 1 },
  ],
  owners: [LIN, MARTA],
  category_counts: { all: 4, website: 4, app: 0, device: 0, cloud: 1, entity: 0 },
  objects: 3,
  assessed: 5,
  as_of: "2026-11-18T06:20:00.000Z",
  ...rest,
});

/** Answers as the server does: filters by level, scenario, resolution and text. */
export function answerRisks({ levels, scenarios, resolutions, search }: ParsedRequestOf<typeof listRisks>) {
  return risksReply(
    RISKS.filter(
      (one) =>
        (levels.length === 0 || (one.resolution !== "resolved" && levels.includes(one.level))) &&
        (resolutions.length === 0 || resolutions.includes(one.resolution)) &&
        (scenarios.length === 0 || scenarios.includes(one.scenario_id)) &&
        one.title.en.toLowerCase().includes(search.toLowerCase()),
    ),
  );
}

/** Before the first publication. */
export const NO_RISKS = risksReply([], {
  all: 0,
  level_counts: { critical: 0, medium: 0, low: 0, potential: 0 },
  resolved_count: 0,
  scenario_counts: [],
  owners: [],
  category_counts: { all: 0, website: 0, app: 0, device: 0, cloud: 0, entity: 0 },
  objects: 0,
  assessed: 0,
  as_of: null,
});
