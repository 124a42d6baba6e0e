import * as z from "zod/mini";
import { bilingual } from "../common.ts";
import { TERRITORIES } from "../tables.ts";

/** Regions whose law is told: where a customer's business can be, and Indonesia. ISO 3166 alpha-2, plus `EU`. */
export const REGULATED_REGIONS = [...TERRITORIES, "ID"] as const;
export type RegulatedRegion = (typeof REGULATED_REGIONS)[number];

/** What one region's data protection law says of a breach and of fines, each with the provision it stands in. */
export const regulation = z.object({
  region: z.enum(REGULATED_REGIONS),
  /** Official name of the law. */
  law: bilingual,
  /** Hours in which the authority must be told of a breach; null where the law names no hours. */
  breach_hours: z.nullable(z.int()),
  breach: bilingual,
  breach_source: bilingual,
  /** Highest fine of the law's general rule. */
  fine: bilingual,
  fine_source: bilingual,
});
export type Regulation = z.infer<typeof regulation>;

const say = (en: string, cn: string) => ({ en, cn });

/**
 * The regulations in short, in the order of {@link REGULATED_REGIONS}. They are orientation, not advice: exceptions,
 * thresholds and sector rules are left out, and laws change after 2026. The United States have no general federal law:
 * California stands there. In Chinese, numbers of provisions are written in characters, those with letters or points in
 * digits.
 */
export const REGULATIONS: readonly Regulation[] = [
  {
    region: "EU",
    law: say("General Data Protection Regulation (EU) 2016/679", "《通用数据保护条例》（欧盟 2016/679 号）"),
    breach_hours: 72,
    breach: say(
      "A breach is reported to the supervisory authority within 72 hours of becoming aware of it.",
      "知悉数据泄露后 72 小时内向监管机构报告。",
    ),
    breach_source: say("GDPR Art. 33(1)", "GDPR 第三十三条第一款"),
    fine: say(
      "Up to EUR 20 million or 4 % of worldwide annual turnover, whichever is higher.",
      "最高 2,000 万欧元或全球年营业额的 4%，以较高者为准。",
    ),
    fine_source: say("GDPR Art. 83(5)", "GDPR 第八十三条第五款"),
  },
  {
    region: "GB",
    law: say("UK General Data Protection Regulation", "《英国通用数据保护条例》"),
    breach_hours: 72,
    breach: say(
      "A breach is reported to the Information Commissioner within 72 hours of becoming aware of it.",
      "知悉数据泄露后 72 小时内向信息专员报告。",
    ),
    breach_source: say("UK GDPR Art. 33(1)", "《英国通用数据保护条例》第三十三条第一款"),
    fine: say(
      "Up to GBP 17.5 million or 4 % of worldwide annual turnover, whichever is higher.",
      "最高 1,750 万英镑或全球年营业额的 4%，以较高者为准。",
    ),
    fine_source: say("Data Protection Act 2018 s. 157(5)", "《2018 年数据保护法》第一百五十七条第五款"),
  },
  {
    region: "US",
    law: say("California Consumer Privacy Act (California)", "《加州消费者隐私法》（加利福尼亚州）"),
    breach_hours: null,
    breach: say(
      "Residents of California whose unencrypted personal information was acquired are told within 30 calendar days.",
      "加州居民未加密的个人信息被获取时，须在 30 个自然日内通知本人。",
    ),
    breach_source: say("Cal. Civ. Code §1798.82(a)", "《加州民法典》第 1798.82 条第 (a) 款"),
    fine: say(
      "USD 2,500 a violation, USD 7,500 where intended or about minors, before adjustment for inflation.",
      "每次违法 2,500 美元，故意或涉及未成年人的 7,500 美元（未计通胀调整）。",
    ),
    fine_source: say("Cal. Civ. Code §1798.155(a)", "《加州民法典》第 1798.155 条第 (a) 款"),
  },
  {
    region: "CN",
    law: say("Personal Information Protection Law", "《中华人民共和国个人信息保护法》"),
    breach_hours: null,
    breach: say(
      "A leak is remedied at once, and the authority and the persons concerned are told.",
      "发生个人信息泄露的，应当立即采取补救措施，并通知主管部门和个人。",
    ),
    breach_source: say("PIPL Art. 57", "《个人信息保护法》第五十七条"),
    fine: say(
      "In grave cases up to CNY 50 million or 5 % of the turnover of the year before.",
      "情节严重的，五千万元以下或者上一年度营业额百分之五以下罚款。",
    ),
    fine_source: say("PIPL Art. 66", "《个人信息保护法》第六十六条"),
  },
  {
    region: "JP",
    law: say("Act on the Protection of Personal Information", "《个人信息保护法》（日本）"),
    breach_hours: null,
    breach: say(
      "A breach likely to harm individuals is reported to the Personal Information Protection Commission and to them.",
      "可能损害个人权益的泄露，须向个人信息保护委员会报告并通知本人。",
    ),
    breach_source: say("APPI Art. 26", "《个人信息保护法》（日本）第二十六条"),
    fine: say(
      "Up to JPY 100 million for a company that defies an order of the Commission.",
      "法人违反委员会命令的，最高 1 亿日元。",
    ),
    fine_source: say("APPI Art. 184(1)", "《个人信息保护法》（日本）第一百八十四条第一款"),
  },
  {
    region: "KR",
    law: say("Personal Information Protection Act", "《个人信息保护法》（韩国）"),
    breach_hours: 72,
    breach: say(
      "A leak is reported to the Protection Commission within 72 hours of becoming aware of it.",
      "知悉泄露后 72 小时内向个人信息保护委员会报告。",
    ),
    breach_source: say(
      "PIPA Art. 34(3); Enforcement Decree Art. 40",
      "《个人信息保护法》（韩国）第三十四条第三款、施行令第四十条",
    ),
    fine: say(
      "Up to 3 % of total turnover; in the gravest cases up to 10 %, by the amendment of 2026.",
      "最高为总营业额的 3%；依 2026 年修正，情节特别严重的最高为 10%。",
    ),
    fine_source: say("PIPA Art. 64-2", "《个人信息保护法》（韩国）第六十四条之二"),
  },
  {
    region: "SG",
    law: say("Personal Data Protection Act 2012", "《2012 年个人数据保护法》（新加坡）"),
    breach_hours: null,
    breach: say(
      "A notifiable breach is reported to the Commission within 3 calendar days of assessing it as one.",
      "评估认定须通报后 3 个自然日内向个人数据保护委员会报告。",
    ),
    breach_source: say("PDPA s. 26D(1)", "《2012 年个人数据保护法》第 26D 条第 (1) 款"),
    fine: say(
      "Up to SGD 1 million, or 10 % of turnover in Singapore where that exceeds SGD 10 million.",
      "最高 100 万新加坡元；在新加坡年营业额超过 1,000 万新加坡元的，最高为其 10%。",
    ),
    fine_source: say("PDPA s. 48J(3)", "《2012 年个人数据保护法》第 48J 条第 (3) 款"),
  },
  {
    region: "BR",
    law: say(
      "General Data Protection Law (Law No. 13.709/2018)",
      "《通用数据保护法》（巴西第 13.709/2018 号法律）",
    ),
    breach_hours: null,
    breach: say(
      "An incident that may cause relevant risk is reported to the ANPD and the persons within three working days.",
      "可能造成重大风险的事件须在三个工作日内报告国家数据保护局并通知本人。",
    ),
    breach_source: say(
      "LGPD Art. 48; Resolution CD/ANPD No. 15/2024 Art. 6",
      "《通用数据保护法》第四十八条、国家数据保护局第 15/2024 号决议第六条",
    ),
    fine: say(
      "Up to 2 % of revenue in Brazil, at most BRL 50 million an infraction.",
      "最高为在巴西营业额的 2%，每次违法以 5,000 万雷亚尔为限。",
    ),
    fine_source: say("LGPD Art. 52(II)", "《通用数据保护法》第五十二条第二项"),
  },
  {
    region: "IN",
    law: say("Digital Personal Data Protection Act, 2023", "《2023 年数字个人数据保护法》（印度）"),
    breach_hours: null,
    breach: say(
      "The Data Protection Board and each affected person are told of a breach.",
      "发生泄露须通知数据保护委员会和每一位受影响的个人。",
    ),
    breach_source: say("DPDP Act s. 8(6)", "《2023 年数字个人数据保护法》第八条第六款"),
    fine: say(
      "Up to INR 2.5 billion where reasonable safeguards against a breach were missing.",
      "未采取合理安全措施防止泄露的，最高 25 亿卢比。",
    ),
    fine_source: say(
      "DPDP Act s. 33 and Schedule, item 1",
      "《2023 年数字个人数据保护法》第三十三条及附表第一项",
    ),
  },
  {
    region: "AU",
    law: say("Privacy Act 1988", "《1988 年隐私法》（澳大利亚）"),
    breach_hours: null,
    breach: say(
      "An eligible breach is reported to the Commissioner as soon as practicable; a suspected one is assessed within 30 days.",
      "符合条件的泄露须尽快报告专员；疑似泄露须在 30 日内完成评估。",
    ),
    breach_source: say("Privacy Act s. 26WH, s. 26WK", "《1988 年隐私法》第 26WH 条、第 26WK 条"),
    fine: say(
      "Up to AUD 50 million, three times the benefit, or 30 % of adjusted turnover, whichever is highest.",
      "最高 5,000 万澳元、所获利益的三倍或调整后营业额的 30%，以最高者为准。",
    ),
    fine_source: say("Privacy Act s. 13G", "《1988 年隐私法》第 13G 条"),
  },
  {
    region: "CA",
    law: say(
      "Personal Information Protection and Electronic Documents Act",
      "《个人信息保护与电子文件法》（加拿大）",
    ),
    breach_hours: null,
    breach: say(
      "A breach with a real risk of significant harm is reported to the Privacy Commissioner as soon as feasible.",
      "存在重大损害真实风险的泄露，须在可行时尽快报告隐私专员。",
    ),
    breach_source: say("PIPEDA s. 10.1", "《个人信息保护与电子文件法》第 10.1 条"),
    fine: say("Up to CAD 100,000 an offence.", "每项违法行为最高 10 万加元。"),
    fine_source: say("PIPEDA s. 28", "《个人信息保护与电子文件法》第二十八条"),
  },
  {
    region: "ID",
    law: say(
      "Personal Data Protection Law (Law No. 27 of 2022)",
      "《个人数据保护法》（印度尼西亚 2022 年第 27 号法律）",
    ),
    breach_hours: 72,
    breach: say(
      "A breach is reported in writing to the persons and the authority within 3 x 24 hours.",
      "须在 3×24 小时内以书面形式通知本人和主管机构。",
    ),
    breach_source: say("PDP Law Art. 46(1)", "《个人数据保护法》第四十六条第一款"),
    fine: say("Up to 2 % of annual revenue.", "最高为年收入的 2%。"),
    fine_source: say("PDP Law Art. 57(3)", "《个人数据保护法》第五十七条第三款"),
  },
];
