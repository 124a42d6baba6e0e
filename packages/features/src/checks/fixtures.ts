import type { checkAssets, listChecks, listMembers, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type {
  CheckComment,
  CheckDetail,
  CheckRow,
  CheckStatus,
  Citation,
  Framework,
  Level,
  ManualStatus,
  Member,
} from "@candor/api/entities";
import { COOKIES, FIX_STEPS, REQUESTS, SCREENSHOTS } from "../evidence/fixtures.ts";
import { SHOP, SHOP_COUNTS, WWW } from "../objects/fixtures.ts";

const say = (en: string, cn: string) => ({ en, cn });
const cite = (framework: Framework, en: string, cn: string): Citation => ({ framework, cite: say(en, cn) });

const CONSENT = say("Consent before tracking", "追踪前取得同意");
const GDPR7 = cite("gdpr", "GDPR Art. 7(3)", "GDPR 第 7(3) 条");
const EPRIVACY = cite("eprivacy", "ePrivacy Art. 5(3)", "ePrivacy 第 5(3) 条");
const PIPL = cite("pipl", "PIPL Art. 38(1)(3)", "个保法 第三十八条");

let made = 0;
const row = (
  status: CheckStatus,
  title: { en: string; cn: string },
  citations: Citation[],
  rest: Partial<CheckRow> = {},
): CheckRow => {
  made += 1;
  const level: Level = ["critical", "medium", "low", "potential"].includes(status)
    ? (status as Level)
    : "low";
  return {
    id: `9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e${String(made).padStart(2, "0")}`,
    check_id: `web.sample.${made}`,
    status,
    level,
    title,
    category: CONSENT,
    scenario: say("Consent & transparency", "同意与透明度"),
    citations,
    object_id: SHOP.id,
    object_name: SHOP.name,
    scan_id: "5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
    owner: null,
    owner_id: null,
    manual: null,
    resolution:
      status === "passed" ? "no_required" : status === "resolved" ? "mark_resolved" : "unmark_resolved",
    changed_at: "2026-11-18T06:20:00.000Z",
    ...rest,
  };
};

export const ROWS: CheckRow[] = [
  row(
    "critical",
    say("Advertising cookies are set before the visitor consents", "在访问者同意之前设置了广告类 Cookie"),
    [EPRIVACY, GDPR7, PIPL],
  ),
  row(
    "critical",
    say(
      "Personal data leaves the Chinese mainland without a filed standard contract",
      "个人信息出境未备案个人信息出境标准合同",
    ),
    [PIPL, GDPR7],
  ),
  row(
    "medium",
    say("Rejecting cookies takes two more clicks than accepting them", "拒绝 Cookie 比接受多两次点击"),
    [GDPR7],
    {
      object_id: WWW.id,
      object_name: WWW.name,
    },
  ),
  row(
    "low",
    say("Two analytics cookies live longer than 13 months", "2 个分析类 Cookie 的有效期超过 13 个月"),
    [GDPR7],
  ),
  row(
    "potential",
    say(
      "A registration form may collect data from children under 14",
      "注册表单可能收集不满十四周岁未成年人的个人信息",
    ),
    [PIPL],
  ),
  row(
    "uncertain",
    say("Withdrawal link could not be reached in the signed-in area", "未能在登录后区域找到撤回同意的入口"),
    [GDPR7],
  ),
  row(
    "error",
    say("Login area was not assessed: the credentials were rejected", "未能评估登录后区域：登录凭据被拒绝"),
    [],
  ),
  row("resolved", say("Marketing pixel fires on the account page", "账户页面触发了营销像素"), [
    EPRIVACY,
    GDPR7,
  ]),
  row(
    "passed",
    say("Consent banner offers a reject button on its first layer", "同意横幅首层提供了“拒绝”按钮"),
    [GDPR7],
  ),
];

export const LONG_ROW = row(
  "critical",
  say(
    "The consent banner of the online shop for business customers and resellers in the northern subsidiaries sets advertising, retargeting and audience-matching cookies before a visitor makes any choice, on every one of the visited pages",
    "面向企业客户与经销商的在线商店在访问者作出任何选择之前，就在所有访问过的页面上设置了广告、再营销和受众匹配类 Cookie",
  ),
  [EPRIVACY, GDPR7, PIPL],
  { object_name: "a-very-long-subdomain-of-the-northern-subsidiaries.shop.example.com" },
);

/** A reply of the list call. */
export const checksReply = (
  list: CheckRow[] = ROWS,
  rest: Partial<ReplyOf<typeof listChecks>> = {},
): ReplyOf<typeof listChecks> => ({
  list,
  total: list.length,
  counts: SHOP_COUNTS,
  framework_counts: { gdpr: 61, eprivacy: 12, pipl: 40 },
  objects: [SHOP, WWW].map(({ id, name, asset_type }) => ({ id, name, asset_type })),
  ...rest,
});

/** Answers as the server does: filters by status, framework and text. */
export function answerChecks(request: ParsedRequestOf<typeof listChecks>) {
  const { statuses, frameworks, search } = request;
  const list = ROWS.filter(
    (row) =>
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (frameworks.length === 0 || row.citations.some(({ framework }) => frameworks.includes(framework))) &&
      row.title.en.toLowerCase().includes(search.toLowerCase()),
  );
  return checksReply(list);
}

/** A check in full. */
export const DETAIL: CheckDetail = {
  ...(ROWS[0] as CheckRow),
  asset_type: "website",
  summary: say(
    "On the first visit, 5 cookies for advertising were stored on the device 0.4 to 1.9 seconds after the page opened.",
    "首次访问时，页面打开后 0.4 至 1.9 秒内在设备上存储了 5 个广告类 Cookie。",
  ),
  what_is_wrong: say(
    "On the first visit, cookies for advertising were stored on the device while nobody had made a choice.",
    "首次访问时，在无人作出选择的情况下，设备上已存储用于广告的 Cookie。",
  ),
  explain: say(
    "Storing or reading information on a visitor’s device needs consent first, unless it is strictly necessary for the service they asked for.",
    "在访问者设备上存储或读取信息须事先取得同意，除非为其所请求的服务所严格必需。",
  ),
  how_to_fix: FIX_STEPS,
  uncertain_reason: null,
  evidence: [COOKIES, REQUESTS],
  screenshots: SCREENSHOTS,
  manual_status: null,
  current: true,
  history: [
    { kind: "report_pushed", at: "2026-11-18T06:20:00.000Z", by: null, note: null },
    {
      kind: "result_edited",
      at: "2026-11-18T03:41:00.000Z",
      by: "Jonas Weber",
      note: "Confirmed by hand in a fresh profile.",
    },
    { kind: "detected_failed", at: "2026-11-16T02:30:00.000Z", by: null, note: null },
  ],
  assessment_id: "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e04",
  assessed_at: "2026-11-18T06:20:00.000Z",
  position: 1,
  counts: SHOP_COUNTS,
};

const UNFINISHED = say(
  "The visit after rejecting did not finish: the page took longer than the time allowed.",
  "拒绝后的访问未完成：页面响应超过时限。",
);

export const UNCERTAIN: CheckDetail = {
  ...DETAIL,
  status: "uncertain",
  title: ROWS[5]?.title ?? DETAIL.title,
  position: 27,
  summary: UNFINISHED,
  what_is_wrong: null,
  uncertain_reason: UNFINISHED,
  evidence: [],
  screenshots: [],
};

export const PASSED: CheckDetail = {
  ...DETAIL,
  status: "passed",
  title: ROWS[8]?.title ?? DETAIL.title,
  summary: say(
    "The banner on the first layer has a button that rejects everything.",
    "首层横幅提供了全部拒绝的按钮。",
  ),
  what_is_wrong: null,
  position: 40,
};

/** A status that a person set. */
export const MANUAL: ManualStatus = {
  duration: "next_assessment",
  reason: "Tag removed in release 88, to be confirmed by the next assessment.",
  by: "Lin Yue",
  at: "2026-11-19T09:00:00.000Z",
  detected: "critical",
};

export const COMMENTS: CheckComment[] = [
  {
    id: "3f1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
    author: "Marta Keller",
    text: "The agency added the tag again in last week’s campaign. I asked them to move it behind the consent callback.",
    created_at: "2026-11-18T15:02:00.000Z",
    edited_at: null,
    own: false,
  },
  {
    id: "3f1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
    author: "Lin Yue",
    text: "The fix is in staging.",
    created_at: "2026-11-18T16:20:00.000Z",
    edited_at: null,
    own: true,
  },
];

const member = (nth: number, name: string, rest: Partial<Member> = {}): Member => ({
  id: `2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${nth}`,
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
  role: "viewer",
  position: null,
  join_status: 0,
  joined_at: "2026-08-01T08:00:00.000Z",
  invited_at: null,
  expired: false,
  self: false,
  ...rest,
});

/** Whom a check can be assigned to. */
export const TEAM_OF_TWO: ReplyOf<typeof listMembers> = {
  list: [member(1, "Lin Yue", { role: "owner", self: true }), member(2, "Marta Keller")],
  limit: 20,
};

const asset = (
  nth: number,
  object: { id: string; name: string },
  rest: Pick<ReplyOf<typeof checkAssets>["list"][number], "asset_type" | "status" | "object_version_name"> & {
    url?: string;
    filename?: string;
  },
) => ({
  object_id: object.id,
  result_id: `4a1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e0${nth}`,
  object_title: object.name,
  time: "2026-11-18T06:20:00.000Z",
  ...rest,
});

/** One check in three assets of two types. */
export const ISSUE: ReplyOf<typeof checkAssets> = {
  title: say("Cookies before consent", "同意前的 Cookie"),
  badge: { ct: 2, total: 3, levelName: "critical", assetType: null, colorType: 0 },
  badges: [
    { ct: 1, total: 2, levelName: "critical", assetType: "website", colorType: 0 },
    { ct: 1, total: 1, levelName: "low", assetType: "android", colorType: 0 },
  ],
  list: [
    asset(1, SHOP, {
      asset_type: "website",
      status: "critical",
      url: "https://shop.example.com/",
      object_version_name: null,
    }),
    asset(
      2,
      { id: "5e1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", name: "Shop app" },
      { asset_type: "android", status: "low", filename: "shop.apk", object_version_name: "4.2" },
    ),
    asset(3, WWW, {
      asset_type: "website",
      status: "passed",
      url: "https://www.example.com/",
      object_version_name: null,
    }),
  ],
};
