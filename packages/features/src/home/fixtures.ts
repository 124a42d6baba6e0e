import type { CameBackCheck, HomeCheck } from "@candor/api/contract";
import { running } from "../dashboard/fixtures.ts";
import type { Home } from "./queries.ts";

const uuid = (number: number) => `0198b000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const counts = {
  ...{ critical: 1, medium: 2, low: 1, potential: 0, uncertain: 1, error: 0, resolved: 0 },
  passed: 12,
};

const check = (number: number, title: HomeCheck["title"], rest: Partial<HomeCheck> = {}): HomeCheck => ({
  id: uuid(number),
  check_id: `web.sample.${number}`,
  status: "critical",
  level: "critical",
  title,
  category: { en: "Consent before tracking", cn: "跟踪前的同意" },
  scenario: { en: "Consent & transparency", cn: "同意与透明度" },
  citations: [],
  object_id: uuid(100),
  object_name: "shop.example.com",
  scan_id: uuid(200),
  owner: "Lin Yue",
  owner_id: uuid(300),
  manual: null,
  resolution: "unmark_resolved",
  changed_at: "2026-11-18T06:20:00.000Z",
  failing_since: "2026-07-02T06:20:00.000Z",
  issue: null,
  ...rest,
});

const COOKIES = {
  en: "Advertising cookies are set before the visitor consents",
  cn: "在访客同意之前设置了广告类 Cookie",
};
const TLS = { en: "The site can be opened without encryption", cn: "网站可不经加密访问" };
const LIFE = {
  en: "Two analytics cookies live longer than 13 months",
  cn: "2 个分析类 Cookie 的有效期超过 13 个月",
};

const issue = { key: "PRIV-12", url: "https://example.atlassian.net/browse/PRIV-12" };

const mine = [
  check(1, COOKIES, { issue }),
  check(2, TLS, { status: "medium", level: "medium", failing_since: "2026-10-15T06:20:00.000Z" }),
  check(3, LIFE, { status: "low", level: "low", failing_since: "2026-11-18T06:20:00.000Z" }),
];

const back: CameBackCheck[] = [
  { ...check(4, TLS, { status: "medium", level: "medium", owner: null, owner_id: null }), was: "resolved" },
  { ...check(5, LIFE, { status: "low", level: "low" }), was: "passed" },
].map((row) => ({ ...row, failing_since: "2026-11-18T06:20:00.000Z" }) as CameBackCheck);

/** Rows of a further page. */
export const furtherChecks = [check(6, LIFE, { status: "low", level: "low" })];

const news = (number: number, title: string, published_at: string): Home["news"][number] => ({
  id: uuid(400 + number),
  kind: number === 2 ? "white_paper" : "article",
  title,
  language: "en",
  published_at,
});

/** A reply of the home page's call. */
export const HOME: Home = {
  as_of: "2026-11-18T06:20:00.000Z",
  mine: { of: "me", list: mine, total: 3 },
  unassigned: 0,
  came_back: { list: back, total: 2 },
  running,
  invitations: {
    list: [
      {
        id: uuid(500),
        email: "marta.keller@example.com",
        sent_at: "2026-11-12T08:00:00.000Z",
        expired: false,
      },
      { id: uuid(501), email: "chen.jie@example.com", sent_at: "2026-11-02T08:00:00.000Z", expired: true },
    ],
    total: 2,
  },
  broken: [
    { kind: "jira", account_id: null },
    { kind: "aws", account_id: "123456789012" },
  ],
  followed: {
    list: [
      {
        id: "consent",
        title: { en: "Consent & transparency", cn: "同意与透明度" },
        followed: true,
        frameworks: ["gdpr"],
        counts,
        passed: 12,
        total: 16,
        change: -4,
      },
    ],
    total: 1,
  },
  news: [
    news(1, "What the new rules on consent banners ask for", "2026-11-16T08:00:00.000Z"),
    news(2, "Cross-border transfers: a checklist", "2026-10-30T08:00:00.000Z"),
    news(3, "How maturity is counted", "2026-10-02T08:00:00.000Z"),
  ],
};

/** Before the first publication. */
export const FIRST_VISIT: Home = {
  as_of: null,
  mine: { of: "me", list: [], total: 0 },
  unassigned: 0,
  came_back: { list: [], total: 0 },
  running: null,
  invitations: { list: [], total: 0 },
  broken: [],
  followed: { list: [], total: 0 },
  news: [],
};
