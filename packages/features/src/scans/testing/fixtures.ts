import type { previewImport, ReplyOf } from "@candor/api/contract";
import type {
  AssessmentState,
  CheckStatus,
  Level,
  Outcome,
  ScanResult,
  StatusCounts,
} from "@candor/api/entities";
import { countVisible } from "../results.ts";
import type { ScanDetail, ScanRow } from "../types.ts";

const uuid = (kind: number, number: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, "0")}-${String(number).padStart(12, "0")}`;

/** Ids of what stories make. */
export const uuidOf = (number: number) => uuid(9, number);

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Counts of every status, zero where not named. */
export const counts = (some: Partial<StatusCounts>): StatusCounts => ({
  critical: 0,
  medium: 0,
  low: 0,
  potential: 0,
  uncertain: 0,
  error: 0,
  resolved: 0,
  passed: 0,
  ...some,
});

export function scanRow(
  number: number,
  company: string,
  state: AssessmentState,
  change: Partial<ScanRow> = {},
): ScanRow {
  const reviewed = state === "expert_review" || state === "complete";
  const step = reviewed ? "done" : state === "assessing" ? "accept" : "queued";
  const result = reviewed ? counts({ critical: 2, medium: 4, low: 3, potential: 1, passed: 14 }) : null;
  const progress = reviewed ? 100 : state === "assessing" ? 62 : 0;
  return {
    id: uuid(1, number),
    number,
    state,
    progress,
    objects: [
      {
        scan_id: uuid(2, number),
        object_id: uuid(3, number),
        object_name: "shop.example.com",
        asset_type: "website",
        url: "https://shop.example.com/",
        step,
        progress,
        failure: state === "failed" ? "unreachable" : null,
        counts: result,
      },
    ],
    submitted_at: ago(20480 - number + 90),
    submitted_by: "lin.yue@example.com",
    started_at: state === "awaiting" ? null : ago(60),
    completed_at: state === "complete" ? ago(5) : null,
    estimated_days: 2,
    failure_reason: null,
    correction: null,
    counts: result,
    score: state === "complete" ? 64 : null,
    company: { id: uuid(4, number), name: company, product_version: 2 },
    expert: reviewed ? "He Ting" : null,
    updated_at: ago((20419 - number) * 38),
    published_at: state === "complete" ? ago(5) : null,
    correcting: null,
    ...change,
  };
}

/** What importing a file of another site would change. */
export const PLAN: ReplyOf<typeof previewImport> = {
  url: "https://other.example/",
  seen_at: "2026-11-18T09:12:00.000Z",
  visits: 4,
  same_site: false,
  replaced: 0,
  counts: {
    ...{ passed_to_failed: 1, newly_failed: 1, always_failed: 3 },
    ...{ failed_to_passed: 0, newly_passed: 0, always_passed: 9, no_result: 0 },
  },
  list: [
    {
      check_id: "web.consent.cookies-before",
      title: {
        en: "Are cookies that need consent set before a choice?",
        cn: "是否在用户作出选择之前设置了需要同意的 Cookie？",
      },
      change: "passed_to_failed",
      before: "passed",
      after: "critical",
    },
    {
      check_id: "web.tls.https",
      title: { en: "Is every page served over HTTPS?", cn: "所有页面是否均通过 HTTPS 提供？" },
      change: "newly_failed",
      before: null,
      after: "medium",
    },
  ],
};

/** One scan of each state, and one with a long name and two objects. */
export const scanRows: ScanRow[] = [
  scanRow(20418, "Example Retail", "assessing"),
  scanRow(20417, "Harbour Bank", "expert_review"),
  scanRow(20416, "示例科技（上海）有限公司", "expert_review", {
    expert: "Rosa Ortiz",
    counts: counts({ critical: 3, medium: 6, low: 9, uncertain: 2, passed: 24 }),
  }),
  scanRow(20415, "Lumen Toys and Games International Holdings", "awaiting"),
  scanRow(20414, "Fjord Clinics", "failed"),
  scanRow(20412, "Norrland Energy", "complete", {
    company: { id: uuid(4, 1), name: "Norrland Energy", product_version: 3 },
  }),
  scanRow(20409, "Bright Path School", "complete", { counts: counts({ passed: 24 }) }),
];

const result = (
  number: number,
  [status, outcome, level]: [CheckStatus | null, Outcome, Level],
  check_id: string,
  title: { en: string; cn: string },
  change: Partial<ScanResult> = {},
): ScanResult => ({
  id: uuid(5, number),
  check_id,
  object_id: uuid(3, 20417),
  object_name: "shop.example.com",
  scan_id: uuid(4, 20417),
  title,
  category: { en: "Consent before tracking", cn: "跟踪前的同意" },
  level,
  citations: [
    {
      framework: "eprivacy",
      cite: { en: "ePrivacy Directive Art. 5(3)", cn: "《电子隐私指令》第五条第三款" },
    },
    { framework: "gdpr", cite: { en: "GDPR Art. 6(1)(a)", cn: "GDPR 第六条第一款（a）" } },
  ],
  engine_outcome: outcome,
  engine_level: level,
  outcome,
  status,
  hidden: false,
  summary: {
    en: "5 cookies were set before any choice was made.",
    cn: "在用户作出选择之前设置了 5 个 Cookie。",
  },
  what_is_wrong:
    outcome === "failed" || outcome === "potential"
      ? {
          en: "Information was stored on the visitor’s device while nobody had agreed.",
          cn: "在无人同意的情况下，信息已存储在访客设备上。",
        }
      : null,
  explain: {
    en: "Storing information on a visitor’s device needs consent first, unless it is strictly necessary.",
    cn: "在访客设备上存储信息，除非严格必需，否则须事先取得同意。",
  },
  how_to_fix: {
    en: ["Load the tag only after a choice.", "Visit the page in a fresh profile and look again."],
    cn: ["在用户作出选择后再加载该标签。", "使用全新的浏览器配置重新访问并检查。"],
  },
  texts: null,
  uncertain_reason: null,
  rule_version: 2,
  evidence: [],
  engine_evidence: null,
  screenshots: [],
  edited_by: null,
  edited_at: null,
  note: null,
  confirmed_by: null,
  confirmed_at: null,
  pending: false,
  ...change,
});

const cookieTable: ScanResult["evidence"][number] = {
  id: "cookies",
  title: { en: "Cookies", cn: "Cookie" },
  columns: [
    { key: "name", label: { en: "Cookie", cn: "Cookie" }, type: "mono" },
    { key: "party", label: { en: "Set by", cn: "设置方" }, type: "text" },
    { key: "purpose", label: { en: "Purpose", cn: "用途" }, type: "tag" },
    { key: "days", label: { en: "Lifetime in days", cn: "有效期（天）" }, type: "number" },
  ],
  rows: [
    { name: "_adr_uid", party: "AdReach", purpose: "Advertising", days: 395 },
    { name: "_adr_seg", party: "AdReach", purpose: "Advertising", days: 395 },
    { name: "_mly_cid", party: "Metricly", purpose: "Analytics", days: 730 },
  ],
  total: 3,
};

const UNREAD = {
  en: "The policy page did not finish loading within 20 seconds.",
  cn: "隐私政策页面未在 20 秒内加载完成。",
};

/** Results of every outcome; one is edited, one hidden, one uncertain with its reason. */
export const scanResults: ScanResult[] = [
  result(
    1,
    ["critical", "failed", "critical"],
    "web.consent.cookies-before",
    { en: "Advertising cookies are set before the visitor consents", cn: "用户同意之前已设置广告 Cookie" },
    { evidence: [cookieTable] },
  ),
  result(
    2,
    ["critical", "failed", "critical"],
    "web.consent.reject-works",
    { en: "Tracking goes on after “Reject all” and a reload", cn: "点击“全部拒绝”并刷新后仍在跟踪" },
    { category: { en: "Real choice", cn: "真实的选择" } },
  ),
  result(
    3,
    ["medium", "failed", "medium"],
    "web.headers.csp",
    { en: "No content security policy is sent", cn: "未发送内容安全策略" },
    {
      engine_level: "low",
      edited_by: "He Ting",
      edited_at: ago(30),
      note: "The shop loads scripts of nine vendors, so the missing policy weighs more.",
      category: { en: "Browser protections", cn: "浏览器防护" },
    },
  ),
  result(
    4,
    ["low", "failed", "low"],
    "web.cookies.flags",
    { en: "Two session cookies lack HttpOnly", cn: "两个会话 Cookie 缺少 HttpOnly" },
    {
      hidden: true,
      edited_by: "He Ting",
      edited_at: ago(28),
      note: "Duplicate of the finding on the cart host.",
    },
  ),
  result(5, ["potential", "potential", "medium"], "web.tracking.replay", {
    en: "A session recorder may capture what visitors type",
    cn: "会话录制工具可能记录用户输入",
  }),
  result(
    6,
    ["uncertain", "uncertain", "medium"],
    "web.policy.sections",
    { en: "Privacy policy could not be read to its end", cn: "隐私政策未能完整读取" },
    {
      // A rule that is itself unsure says the same twice.
      summary: UNREAD,
      uncertain_reason: UNREAD,
    },
  ),
  result(7, ["error", "error", "low"], "web.tls.legacy", {
    en: "Legacy TLS could not be probed",
    cn: "旧版 TLS 检测异常",
  }),
  ...Array.from({ length: 6 }, (_, index) =>
    result(
      10 + index,
      ["passed", "passed", "low"],
      `web.headers.nosniff-${index + 1}`,
      { en: `Response type is fixed on host ${index + 1}`, cn: `主机 ${index + 1} 固定了响应类型` },
      { summary: { en: "The header was sent.", cn: "已发送该标头。" } },
    ),
  ),
  result(30, [null, "not_applicable", "medium"], "web.consent.gpc", {
    en: "Global Privacy Control is honoured",
    cn: "遵循全球隐私控制信号",
  }),
];

/** A scan in expert review with every kind of result. */
export function scanDetail(state: AssessmentState = "expert_review", results = scanResults): ScanDetail {
  const scan = scanRow(20417, "Harbour Bank", state);
  const seen = results.length > 0 ? countVisible(results) : null;
  return {
    scan: { ...scan, counts: seen },
    results,
    counts: seen,
    recipients: ["lin.yue@example.com", "marta.keller@example.com"],
    corrections: [],
  };
}
