import type { CheckDetail, CheckRow } from "@candor/api/entities";
import { COOKIES, FIX_STEPS, REQUESTS, SCREENSHOTS } from "../../evidence/fixtures.ts";
import { SHOP_COUNTS } from "../../objects/fixtures.ts";
import { ROWS } from "./rows.ts";
import { say } from "./say.ts";

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
    "在访客设备上存储或读取信息须事先取得同意，除非为其所请求的服务所严格必需。",
  ),
  how_to_fix: FIX_STEPS,
  uncertain_reason: null,
  evidence: [COOKIES, REQUESTS],
  screenshots: SCREENSHOTS,
  manual_status: null,
  correction: null,
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
  published_at: "2026-11-18T06:20:00.000Z",
  assessed_at: "2026-11-18T06:20:00.000Z",
  first_seen: "2026-08-21T08:30:00.000Z",
  seen_in: 3,
  position: 1,
  counts: SHOP_COUNTS,
};

/** A check whose published result was corrected. */
export const CORRECTED: CheckDetail = {
  ...DETAIL,
  correction: {
    at: "2026-11-20T08:05:00.000Z",
    reason: say(
      "Two of the cookies belong to the basket and need no consent.",
      "其中两个 Cookie 用于购物车，无需同意。",
    ),
  },
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

const DOUBT = say(
  "1 of 9 subjects may be told of in the sentence quoted: a person decides.",
  "9 项内容中有 1 项可能已在所引语句中说明，需人工判断。",
);

/** A policy of which one sentence may tell of a subject. */
export const PERHAPS: CheckDetail = {
  ...UNCERTAIN,
  title: say("The privacy policy covers the subjects it must", "隐私政策涵盖了应有的内容"),
  summary: DOUBT,
  uncertain_reason: DOUBT,
  evidence: [
    {
      id: "sections",
      title: say("Sections", "章节"),
      columns: [
        {
          key: "section",
          label: say("Subject", "主题"),
          type: "text",
          labels: { s_retention: say("Retention", "保存期限"), s_rights: say("Rights", "个人权利") },
        },
        {
          key: "found",
          label: say("Found", "结果"),
          type: "tag",
          labels: {
            found: say("Found", "有"),
            perhaps: say("Perhaps: a person decides", "可能有，需人工判断"),
          },
        },
        { key: "quote", label: say("Quote", "引文"), type: "text" },
      ],
      rows: [
        { section: "s_rights", found: "found", quote: "You have the right to see and to correct your data." },
        {
          section: "s_retention",
          found: "perhaps",
          quote: "Three years after your last visit we tear up the card.",
        },
      ],
      total: 2,
    },
  ],
};

export const PASSED: CheckDetail = {
  ...DETAIL,
  status: "passed",
  title: ROWS[8]?.title ?? DETAIL.title,
  summary: say(
    "The banner on the first layer has a button that rejects everything.",
    "首层弹窗提供了全部拒绝的按钮。",
  ),
  what_is_wrong: null,
  position: 40,
};
