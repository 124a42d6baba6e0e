import type { ListedCheck, listChecks, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { CheckStatus, Citation, Framework, Level } from "@candor/api/entities";
import { SHOP, SHOP_COUNTS, WWW } from "../../objects/fixtures.ts";
import { say } from "./say.ts";

const cite = (framework: Framework, en: string, cn: string): Citation => ({ framework, cite: say(en, cn) });

const CONSENT = say("Consent before tracking", "跟踪前取得同意");
const GDPR7 = cite("gdpr", "GDPR Art. 7(3)", "GDPR 第七条第三款");
const EPRIVACY = cite("eprivacy", "ePrivacy Art. 5(3)", "《电子隐私指令》第五条第三款");
const PIPL = cite("pipl", "PIPL Art. 38(1)(3)", "《个人信息保护法》第三十八条");

/** Takes care of the row that has an owner and a Jira issue. */
export const OWNER_ID = "2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02";

let made = 0;
const row = (
  status: CheckStatus,
  title: { en: string; cn: string },
  citations: Citation[],
  rest: Partial<ListedCheck> = {},
): ListedCheck => {
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
    issue: null,
    ...rest,
  };
};

export const ROWS: ListedCheck[] = [
  row(
    "critical",
    say("Advertising cookies are set before the visitor consents", "在访客同意之前设置了广告类 Cookie"),
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
      owner: "Marta Keller",
      owner_id: OWNER_ID,
      issue: { key: "SEC-42", url: "https://jira.example/browse/SEC-42" },
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
  row("resolved", say("Marketing pixel fires on the account page", "账号页面触发了营销像素"), [
    EPRIVACY,
    GDPR7,
  ]),
  row(
    "passed",
    say("Consent banner offers a reject button on its first layer", "Cookie 同意弹窗首层提供了“拒绝”按钮"),
    [GDPR7],
  ),
];

export const LONG_ROW = row(
  "critical",
  say(
    "The consent banner of the online shop for business customers and resellers in the northern subsidiaries sets advertising, retargeting and audience-matching cookies before a visitor makes any choice, on every one of the visited pages",
    "面向企业客户与经销商的在线商店的 Cookie 同意弹窗在访客作出任何选择之前，就在所有访问过的页面上设置了广告、再营销和受众匹配类 Cookie",
  ),
  [EPRIVACY, GDPR7, PIPL],
  { object_name: "a-very-long-subdomain-of-the-northern-subsidiaries.shop.example.com" },
);

/** A reply of the list call. */
export const checksReply = (
  list: ListedCheck[] = ROWS,
  rest: Partial<ReplyOf<typeof listChecks>> = {},
): ReplyOf<typeof listChecks> => ({
  list,
  total: list.length,
  counts: SHOP_COUNTS,
  framework_counts: { gdpr: 61, eprivacy: 12, pipl: 40 },
  scenario_counts: [{ id: "consent", title: say("Consent & transparency", "同意与透明度"), total: 31 }],
  category_counts: [{ id: "consent-before-tracking", title: CONSENT, total: 12 }],
  owners: [{ id: OWNER_ID, name: "Marta Keller" }],
  objects: [SHOP, WWW].map(({ id, name, asset_type }) => ({ id, name, asset_type })),
  ...rest,
});

/** Answers as the server does: filters by status, framework, owner, Jira issue and text. */
export function answerChecks(request: ParsedRequestOf<typeof listChecks>) {
  const { statuses, frameworks, owners, jira, search } = request;
  const list = ROWS.filter(
    (row) =>
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (frameworks.length === 0 || row.citations.some(({ framework }) => frameworks.includes(framework))) &&
      (owners.length === 0 || owners.includes(row.owner_id)) &&
      (!jira || (jira === "linked") === (row.issue !== null)) &&
      row.title.en.toLowerCase().includes(search.toLowerCase()),
  );
  return checksReply(list);
}
