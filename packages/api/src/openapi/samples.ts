const SHA256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const LINK_CODE = "q7Jm2Xw9Rt4Yb1Nc8Kd5";
const WEBSITE = "https://www.linden-shop.example";
const APP = "example.linden.shop";

/** Texts by the form that they must have. */
export const BY_FORM: Readonly<Record<string, string>> = {
  uuid: "0199a2f4-6c1e-4b35-9d20-3f5a8c41e7b2",
  "date-time": "2026-11-18T06:20:00.000Z",
  date: "2026-11-18",
  email: "owner@candor.example",
  uri: `${WEBSITE}/privacy`,
  "^\\d{12}$": "123456789012",
  "^(?:\\d{12})?$": "123456789012",
  "^[a-z0-9][a-z0-9.-]{0,79}$": "assessments.start",
  "^\\/(?!\\/)[\\w/-]*$": "/dashboard",
  "^[a-z0-9][a-z0-9_-]{0,39}$": "cookies",
  "^[a-z0-9][a-z0-9_-]{0,63}$": "cookie-list",
  "^[a-z][a-z0-9_]*$": "host",
  "^[A-Za-z][A-Za-z0-9_]{0,63}$": "host",
  "^[a-z0-9][a-z0-9_.-]{0,79}$": "linden-shop.cookies",
  "^([a-z0-9._%+-]+@)?[a-z0-9-]+(\\.[a-z0-9-]+)+$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$":
    "linden-shop.example",
  "^[0-9a-f]{64}$": SHA256,
  "^1[3-9]\\d{9}$": "13812345678",
  "^\\w{1,32}$": "10001",
  "^(?:[a-z0-9-]{1,63}\\.){1,8}[a-z0-9-]{2,63}$": "metrics.example",
  "^[^\\s=;,]+$": "_ref_*",
  "^[A-Z]{2}$": "IE",
};

/** What comes after the moment of all others. */
export const LATER: Readonly<Record<string, string>> = { ends_at: "2026-12-18T06:20:00.000Z" };

/** Texts by the name of what they are the value of: the demo's own company, people and objects. */
export const BY_NAME: Readonly<Record<string, string>> = {
  account: "owner@candor.example",
  action: "scan.publish",
  actions: "scan.publish",
  address: WEBSITE,
  analytics_script: "https://stats.candor.example/script.js",
  author: "Lin Yue",
  authority: "CNIL",
  browser: "Chrome 153",
  by: "Lin Yue",
  CompanyName: "Linden & Co",
  company: "Linden & Co",
  company_name: "Linden & Co",
  check_id: "cookies.before-consent",
  cid: "0199a2f4-6c1e-4b35-9d20-3f5a8c41e7b2",
  code: LINK_CODE,
  contact: "owner@candor.example",
  content: "Fixed in release 6.4.",
  confirm_password: "Candor-demo-2",
  current_password: "Candor-demo-1",
  description: "Cookies are stored before a choice is made.",
  device: "Chrome 153 on macOS",
  excerpt: "We share your data with our advertising partners.",
  expert: "Chen Wei",
  file_name: "linden-shop-6.4.0.apk",
  filename: "linden-shop-6.4.0.apk",
  flow: "behaviour",
  help: "Which cookies are stored, and when.",
  icon: "cookie",
  intro: "What the visit found.",
  inviter: "Lin Yue",
  key: "CANDOR-42",
  label: "privacy",
  labels: "privacy",
  language: "en",
  link_text: "Privacy policy",
  markdown: "## Start an assessment\n\nChoose objects, then submit.",
  message: "The assessment is on its way.",
  mobile: "13812345678",
  model: "D2",
  name: "Linden Shop",
  note: "Checked by hand.",
  object_name: "Linden Shop",
  object_title: "Linden Shop",
  object_version_name: "6.4.0",
  owner: "Lin Yue",
  package_name: APP,
  page: `${WEBSITE}/checkout`,
  party: "Metricly Inc.",
  password: "Candor-demo-2",
  query: "cookie",
  question: "Why is this check critical?",
  reason: "The consent of the partner is documented.",
  recipients: "Metricly Inc.",
  redirect_uri: "https://id.candor.example/callback",
  return_to: "/checks",
  role_arn: "arn:aws:iam::123456789012:role/candor-read",
  search: "cookie",
  sha256: SHA256,
  signer: "Linden & Co",
  status: "In progress",
  sub_title: "Before a choice is made",
  subject: "Your assessment is ready",
  summary: "Cookies are stored before consent",
  tab_id: "cookies",
  target: "0199a2f4-6c1e-4b35-9d20-3f5a8c41e7b2",
  text: "Could not start the assessment.",
  timezone: "Asia/Shanghai",
  title: "Cookies are stored before a choice is made",
  to: "owner@candor.example",
  token: LINK_CODE,
  updated_by: "Chen Wei",
  url: WEBSITE,
  urls: WEBSITE,
  username: "Lin Yue",
  version: "6.4.0",
  version_name: "6.4.0",
  website: WEBSITE,
};

/** Texts in both languages, by the name of what they are the value of. */
export const IN_BOTH: Readonly<Record<string, { en: string; cn: string }>> = {
  title: { en: "Cookies are stored before a choice is made", cn: "未作选择即存储 Cookie" },
  category: { en: "Consent", cn: "同意" },
  scenario: { en: "Cookies and trackers", cn: "Cookie 与跟踪器" },
  what_is_wrong: {
    en: "Four cookies for advertising are stored before a choice is made.",
    cn: "用户作出选择之前，已存储四个广告 Cookie。",
  },
  cite: { en: "GDPR Art. 7(3)", cn: "GDPR 第七条第三款" },
  law: { en: "GDPR", cn: "GDPR" },
  label: { en: "Consent", cn: "同意" },
  caption: { en: "The start page, before a choice", cn: "首页，作出选择之前" },
};
/** How the list of a site's cookies is laid out. */
const COOKIE_TABLE = {
  title: { en: "Cookies", cn: "Cookie" },
  sub_title: { en: "", cn: "" },
  tab_count: 0,
  tabs: [],
  schema_keys: "host|name",
  unique_keys: "host|name",
  groups: [],
  columns: [
    {
      key: "host",
      title: { en: "Host", cn: "主机" },
      type: "text",
      group_merge: "none",
      owner_tab_id: null,
      help: { en: "", cn: "" },
      filterable: true,
      editable: false,
      sortable: true,
      hidden_when_empty_in_table: false,
      hidden_when_empty_in_detail: false,
      positions: ["table", "detail"],
    },
  ],
  label_color: "{}",
  label_sort: "{}",
  multiline: false,
  max_lines: 0,
};

/** Values of schemas that hold themselves, or whose parts have to agree. */
export const WHOLE: Readonly<Record<string, unknown>> = {
  EvidenceTableConfig: COOKIE_TABLE,
  EvidenceTableConfigInput: COOKIE_TABLE,
  TemplateCondition: {
    description: "A cookie of the shop's own",
    expression: 'host == "linden-shop.example"',
    template_ids: ["cookie-list"],
    conditions: [],
  },
};

/** Any other text in both languages. */
export const ANY_IN_BOTH = { en: "Store them after consent.", cn: "取得同意后再存储。" };
