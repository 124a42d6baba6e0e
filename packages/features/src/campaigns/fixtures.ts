import type { campaignChoices, ReplyOf } from "@candor/api/contract";
import type { ActivityScan, CampaignFunnel } from "@candor/api/entities";
import type { Entry } from "../config-editor/index.ts";
import type { Campaign, Qrcode, Skill } from "./queries.ts";

const uuid = (number: number) => `0198e000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const entry = <Data>(number: number, key: string, data: Data, enable = true): Entry<Data> => ({
  ...{ id: uuid(number), key, enable, revision: 3, data, draft: null },
  updated_at: "2026-11-18T14:20:00.000Z",
  updated_by: "He Ting",
});

export const SKILL = entry<Skill>(1, "transfers", {
  title: { en: "Transfers from China", cn: "数据出境评估" },
  note: { en: "", cn: "" },
  show_type: 1,
  territories: ["CN"],
});

const qrcode = (number: number, en: string, cn: string, expires_at: string | null) =>
  entry<Qrcode>(number, `qr-${number}`, { title: { en, cn }, image: "0".repeat(64), expires_at });
/** One that expired, one that never does. */
export const QRCODES = [
  qrcode(11, "Spring team", "春季顾问群", "2026-01-02T00:00:00.000Z"),
  qrcode(12, "Advice desk", "咨询台", null),
];

const campaign = (number: number, key: string, title: Campaign["title"], enable: boolean) =>
  entry<Campaign>(
    number,
    key,
    {
      title,
      skill: SKILL.key,
      qrcode: "qr-11",
      allow_assets: ["Website"],
      starts_at: "2026-01-01T00:00:00.000Z",
      ends_at: null,
      limits: { website: 2, email: 3, address: 20 },
    },
    enable,
  );
export const CAMPAIGNS = [
  campaign(21, "spring-2026", { en: "Spring check-up", cn: "春季免费体检" }, true),
  campaign(
    22,
    "retail",
    {
      en: "Third-party sharing for online retailers of the Yangtze River Delta and the Greater Bay Area",
      cn: "长三角与粤港澳大湾区网络零售企业第三方数据共享专项评估",
    },
    false,
  ),
];

export const FUNNELS: CampaignFunnel[] = [
  { cid: "spring-2026", opened: 1284, submitted: 96, confirmed: 71, assessed: 64, result_opened: 40 },
  { cid: "retail", opened: 0, submitted: 0, confirmed: 0, assessed: 0, result_opened: 0 },
];

export const CHOICES: ReplyOf<typeof campaignChoices> = {
  skills: [{ key: SKILL.key, enable: true, title: SKILL.data.title, show_type: 1 }],
  qrcodes: QRCODES.map(({ key, enable, data }) => ({ key, enable, ...data })),
};

const request = (number: number, change: Partial<ActivityScan>): ActivityScan => ({
  id: uuid(100 + number),
  cid: "spring-2026",
  show_type: 1,
  state: "unconfirmed",
  company: "菩提商城",
  website: `https://site-${number}.example/`,
  email: `anna-${number}@linden.example`,
  mobile: "13812345678",
  submitted_at: "2026-11-20T09:10:00.000Z",
  ...{ confirmed_at: null, finished_at: null, published_at: null, failure: null, rid: null, opened_at: null },
  ...change,
});
const confirmed_at = "2026-11-20T09:20:00.000Z";
const finished_at = "2026-11-20T09:31:00.000Z";
/** One at each step that matters. */
export const REQUESTS: ActivityScan[] = [
  request(1, { state: "expert_review", confirmed_at, finished_at, rid: "secret-of-the-first-result" }),
  request(2, { state: "failed", company: "Aster Shop", confirmed_at, finished_at, failure: "unreachable" }),
  request(3, { company: "Vereinigte Nordwestdeutsche Versandhandels- und Logistikgesellschaft mbH" }),
];
