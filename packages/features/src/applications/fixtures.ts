import type {
  applicationCard,
  getApplication,
  getVendor,
  listApplications,
  ReplyOf,
} from "@candor/api/contract";
import { type EvidenceColumn, type EvidenceTable, withVendorStatuses } from "@candor/api/entities";
import type { Application, ApplicationDetail, CardReply } from "./types.ts";

const say = (en: string, cn: string) => ({ en, cn });
const OBJECT = "5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01";
const SCAN = "6d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01";
const ASSESSMENT = "7d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01";
const RESULT = "8d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01";

export const IDS = { object: OBJECT, scan: SCAN, assessment: ASSESSMENT, result: RESULT };

export const COUNTS = {
  critical: 3,
  medium: 8,
  low: 11,
  potential: 4,
  uncertain: 2,
  error: 0,
  resolved: 1,
  passed: 95,
};

export const SHOP: Application = {
  id: OBJECT,
  title: "shop.example.com",
  asset_type: "website",
  url: "https://shop.example.com/",
  icon: null,
  time: "2026-11-18T14:20:00.000Z",
  scan_id: SCAN,
  assessment_id: ASSESSMENT,
  object_version_name: null,
  counts: COUNTS,
  score: 61,
  third_parties: 7,
  outside: 3,
};

/** A reply of the list. */
export const applications = (list: Application[]): ReplyOf<typeof listApplications> => ({ list });

export const THREE = applications([
  SHOP,
  {
    ...SHOP,
    id: "5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
    scan_id: "6d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
    title: "linden-shop.example",
    url: "https://www.linden-shop.example/",
    time: "2026-10-01T09:00:00.000Z",
    score: 92,
    third_parties: 2,
    outside: 0,
    counts: { ...COUNTS, critical: 0, medium: 1 },
  },
  {
    ...SHOP,
    id: "5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e03",
    scan_id: "6d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e03",
    title: "careful.example",
    url: "https://careful.example/",
    time: "2026-09-01T09:00:00.000Z",
    third_parties: null,
    outside: null,
    score: null,
    counts: null,
  },
]);

type Head = ApplicationDetail["cards"][number];

const head = (
  source: Head["source"],
  layout: Head["layout"],
  total: number,
  figures: Head["figures"],
): Head => ({
  card_key: source,
  source,
  title: null,
  sub_title: null,
  layout,
  total,
  figures,
});

const figure = (
  by: { en: string; cn: string },
  parts: [en: string, cn: string, value: number][],
  rest = 0,
): Head["figures"] => [
  {
    chart: "bar",
    title: null,
    by,
    parts: parts.map(([en, cn, value]) => ({ label: say(en, cn), value })),
    whole: parts.reduce((sum, [, , value]) => sum + value, rest),
    rest,
  },
];

export const DETAIL: ReplyOf<typeof getApplication> = {
  application: SHOP,
  territories: ["EU", "CN"],
  number: 20004,
  last: true,
  website: {
    certificate_subject: "shop.example.com",
    certificate_valid_from: "2026-09-01T00:00:00.000Z",
    certificate_expires_at: "2026-12-01T00:00:00.000Z",
    browser: "156.0.7421.0",
  },
  policy_url: "https://shop.example.com/privacy",
  incomplete: null,
  cards: [
    head(
      "data_sharing",
      "flow",
      7,
      figure(say("Category", "类别"), [
        ["Advertising", "广告", 4],
        ["Analytics", "分析", 3],
      ]),
    ),
    head(
      "cross_border",
      "map",
      4,
      figure(say("Head office", "总部所在地"), [
        ["United States", "美国", 3],
        ["Chinese mainland", "中国大陆", 1],
      ]),
    ),
    head(
      "cookies",
      "list",
      4,
      figure(
        say("Purpose", "用途"),
        [
          ["Advertising", "广告", 2],
          ["Necessary", "必要", 1],
        ],
        1,
      ),
    ),
    head("sdks", "list", 5, figure(say("Category", "类别"), [["Tag manager", "标签管理", 5]])),
    head("privacy_label", "label", 3, figure(say("Type", "类型"), [["Email address", "邮箱", 2]])),
    head("tracking_pixel", "list", 0, []),
  ],
};

const column = (
  key: string,
  en: string,
  cn: string,
  type: EvidenceColumn["type"],
  labels?: EvidenceColumn["labels"],
): EvidenceColumn => ({ key, label: say(en, cn), type, ...(labels && { labels }) });

const CATEGORY = column("category", "Category", "类别", "tag", {
  advertising: say("Advertising", "广告"),
  analytics: say("Analytics", "分析"),
  unknown: say("Unknown", "未知"),
});
const OWNER = column("owner", "Owner", "所有者", "provider");
const HOST = column("host", "Host", "主机", "mono");

const table = (
  id: string,
  title: { en: string; cn: string },
  columns: EvidenceColumn[],
  rows: EvidenceTable["rows"],
) => ({
  id,
  title,
  columns,
  rows,
  total: rows.length,
});

const card = (
  source: CardReply["source"],
  layout: CardReply["layout"],
  tables: EvidenceTable[],
): CardReply => ({
  card_key: source,
  source,
  title: null,
  sub_title: null,
  help: null,
  layout,
  scan_id: SCAN,
  assessed_at: "2026-11-18T14:20:00.000Z",
  tables,
  vendor_statuses: [
    {
      name: "AdReach",
      status: "critical",
      result_id: RESULT,
      title: say("Advertising cookies are set before consent", "在同意之前设置了广告 Cookie"),
    },
  ],
});

const KINDS = column("personalData", "Personal data details", "个人信息详情", "tag", {
  d_email: say("Email address", "邮箱"),
  d_user: say("Visitor identifier", "访客标识"),
  d_connection: say("IP address and browser", "IP 地址与浏览器"),
});
const shared = (
  owner: string | null,
  host: string,
  category: string,
  personalData: string,
  items: number,
) => ({
  owner,
  host,
  category,
  personalData,
  items,
});

/** As the engine stores them. */
export const SHARING_TABLES: EvidenceTable[] = [
  table(
    "hosts",
    say("Third parties that receive data", "接收数据的第三方"),
    [HOST, OWNER, CATEGORY],
    [
      { host: "cdn.adreach.example", owner: "AdReach", category: "advertising" },
      { host: "api.adreach.example", owner: "AdReach", category: "advertising" },
      { host: "collect.metricly.example", owner: "Metricly", category: "analytics" },
      { host: "unknown-host.example", owner: null, category: "unknown" },
    ],
  ),
  table(
    "shared",
    say("What each recipient gets", "各接收方获得的数据"),
    [OWNER, HOST, CATEGORY, KINDS, column("items", "Data items", "数据项", "number")],
    [
      shared("AdReach", "cdn.adreach.example", "advertising", "d_connection", 1),
      shared("AdReach", "api.adreach.example", "advertising", "d_connection", 1),
      shared("AdReach", "api.adreach.example", "advertising", "d_email", 2),
      shared("Metricly", "collect.metricly.example", "analytics", "d_user", 3),
      shared(null, "unknown-host.example", "unknown", "d_connection", 1),
    ],
  ),
];
const sharing = card("data_sharing", "flow", SHARING_TABLES);
export const sharingCard: CardReply = {
  ...sharing,
  tables: withVendorStatuses(SHARING_TABLES, sharing.vendor_statuses),
};

const flow = (
  owner: string,
  hq: string | null,
  status: string,
  personalData: string | null,
  sensitivity = "sens_none",
) => ({
  territory: "EU",
  host: `x.${owner.toLowerCase()}.example`,
  path: "/collect",
  owner,
  category: "advertising",
  hq,
  ipRegion: null,
  status,
  sensitivity,
  personalData,
});

export const bordersCard = card("cross_border", "map", [
  table(
    "flows",
    say("Flows by recipient", "按接收方列出的数据流向"),
    [
      column("territory", "Source region", "来源地区", "region"),
      HOST,
      column("path", "Path", "路径", "mono"),
      column("owner", "Vendor", "供应商", "provider"),
      column("category", "Recipient party", "接收方类型", "tag", CATEGORY.labels),
      column("hq", "Recipient region", "接收地区", "region"),
      column("status", "Verdict", "判定", "tag", {
        outside: say("Needs safeguards", "需保障措施"),
        allowed: say("Adequate or unrestricted", "充分保护或无限制"),
      }),
      column("sensitivity", "Sensitivity level", "敏感程度", "tag", {
        sens_medium: say("Medium", "中"),
        sens_none: say("None seen", "未发现"),
      }),
      KINDS,
    ],
    [
      flow("AdReach", "US", "outside", "d_email d_user", "sens_medium"),
      flow("Metricly", "US", "outside", "d_user d_connection"),
      flow("Hanyun", "CN", "outside", null),
      flow("Postroom", "GB", "allowed", null),
      flow("Local", "EU", "allowed", null),
    ],
  ),
]);

const DAY = 86_400_000;
const COOKIE_COLUMNS = [
  column("cookie", "Cookie", "Cookie", "mono"),
  OWNER,
  column("domain", "Domain", "域名", "mono"),
  column("purpose", "Purpose", "用途", "tag", {
    advertising: say("Advertising", "广告"),
    necessary: say("Necessary", "必要"),
    unknown: say("Unknown", "未知"),
  }),
  column("lifetimeMs", "Lifetime", "有效期", "duration"),
];
const cookie = (name: string, owner: string | null, purpose: string, days: number | null) => ({
  cookie: name,
  owner,
  domain: "shop.example.com",
  purpose,
  lifetimeMs: days === null ? null : days * DAY,
});

export const cookiesCard = card("cookies", "list", [
  table("before_choice", say("Cookies before a choice", "作出选择之前的 Cookie"), COOKIE_COLUMNS, [
    cookie("_adr_uid", "AdReach", "advertising", 90),
    cookie("session", null, "necessary", null),
  ]),
  table("after_accept", say("Cookies after “Accept”", "点击“接受”之后的 Cookie"), COOKIE_COLUMNS, [
    cookie("_adr_uid", "AdReach", "advertising", 730),
    cookie("_adr_seg", "AdReach", "advertising", 30),
    cookie("x1", null, "unknown", 1),
  ]),
]);

export const labelCard = card("privacy_label", "label", [
  table(
    "label",
    say("Declared and seen", "声明与检测"),
    [
      column("type", "Type", "类型", "tag", {
        d_email: say("Email address", "邮箱"),
        d_phone: say("Phone number", "电话号码"),
        d_name: say("Name", "姓名"),
      }),
      column("declared_in", "Declared in the policy", "政策中是否声明", "tag", {
        found: say("Found", "有"),
        not_found: say("Not found", "未找到"),
      }),
      column("asked", "Asked for in forms", "表单中收集", "number"),
      column("sent", "Sent to third parties", "发送给第三方", "number"),
    ],
    [
      { type: "d_phone", declared_in: "not_found", asked: 2, sent: 0 },
      { type: "d_email", declared_in: "found", asked: 3, sent: 1 },
      { type: "d_name", declared_in: "found", asked: 0, sent: 0 },
    ],
  ),
]);

export const CARDS: Record<string, ReplyOf<typeof applicationCard>> = {
  data_sharing: sharingCard,
  cross_border: bordersCard,
  cookies: cookiesCard,
  privacy_label: labelCard,
  sdks: {
    ...sharingCard,
    card_key: "sdks",
    source: "sdks",
    layout: "list",
    tables: SHARING_TABLES.slice(0, 1),
  },
  tracking_pixel: { ...card("tracking_pixel", "list", []), vendor_statuses: [] },
};

export const VENDOR: ReplyOf<typeof getVendor> = {
  name: "AdReach",
  category: "advertising",
  category_name: say("Advertising", "广告"),
  hq: "US",
  aliases: ["AdReach LLC"],
  flags: ["pixel"],
  source: "candor",
  as_of: "2026-11-18",
};
