import type { CheckText } from "../../rules/types.ts";
import {
  appi,
  caloppa,
  ccpa,
  coppa,
  eprivacy,
  gdpr,
  iso27701,
  lgpd,
  pdpaSg,
  pipaKr,
  pipl,
} from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

export const policyTexts = {
  "web.policy.link": {
    category: categories.notice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Link to the privacy policy", cn: "隐私政策链接" },
      positive: { en: "The page links to a privacy policy", cn: "页面提供隐私政策链接" },
      negative: {
        en: "The page links to no privacy policy that can be read",
        cn: "页面没有可读取的隐私政策链接",
      },
    },
    explain: {
      en: "People have to be told who uses their data, for what and for how long, at the time it is collected. On a website that means a policy within one click of every page.",
      cn: "在收集个人信息时，必须告知个人由谁、为何目的、在多长时间内使用其信息。对网站而言，即每个页面一次点击即可到达的隐私政策。",
    },
    whatIsWrong: {
      en: "No link on the page leads to a privacy policy, or the address behind it does not answer with a readable text.",
      cn: "页面上没有指向隐私政策的链接，或链接指向的地址没有返回可读的文字。",
    },
    howToFix: {
      en: [
        "Publish a privacy policy at a stable address that needs no sign-in.",
        "Link to it from the footer of every page, with the word **Privacy** in the language of the page.",
        "Link to it beside every form that collects personal data.",
        "Watch the address, so that a broken link is noticed.",
      ],
      cn: [
        "在固定且无需登录的地址发布隐私政策。",
        "在每个页面的页脚提供链接，并使用页面语言写明**隐私政策**。",
        "在每个收集个人信息的表单旁提供链接。",
        "监控该地址，以便及时发现失效的链接。",
      ],
    },
    citations: [
      gdpr("12(1)"),
      gdpr("13"),
      ccpa("1798.130(a)(5)"),
      caloppa("22575(a)"),
      coppa("312.4(d)"),
      pipl(17),
      lgpd("9"),
      pipaKr("30"),
      appi("21"),
      pdpaSg("20"),
    ],
  },
  "web.policy.sections": {
    category: categories.notice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Subjects of the privacy policy", cn: "隐私政策的内容" },
      positive: { en: "The privacy policy covers the subjects it must", cn: "隐私政策涵盖了应有的内容" },
      negative: { en: "The privacy policy leaves out subjects it must cover", cn: "隐私政策缺少应有的内容" },
    },
    explain: {
      en: "Privacy laws list what a policy has to say: who is responsible, purposes and legal basis, recipients, transfers abroad, how long data is kept, the rights people have, how to complain and whom to contact. Candor looks for words on each subject; it does not judge how well they are treated. Where a sentence only may tell of one, it is quoted and a person decides.",
      cn: "隐私法律列出了政策应说明的内容：个人信息处理者（控制者）身份、目的与合法性基础、接收方、跨境提供、保存期限、个人权利、投诉途径和联系方式。Candor 按主题查找相关表述，不评判其写得如何。某句可能涉及某一主题时，会引用该句并由人工判断。",
    },
    whatIsWrong: {
      en: "For some of these subjects, no wording was found in the policy.",
      cn: "对其中部分主题，未在政策中找到相关表述。",
    },
    howToFix: {
      en: [
        "Write a section for each subject marked as not found.",
        "Name the purposes and the legal basis for each kind of data.",
        "State how long each kind of data is kept, or how the time is set.",
        "Have the text reviewed by counsel before you publish it.",
      ],
      cn: [
        "为每个标为“未找到”的主题补充章节。",
        "按数据类别说明处理目的和合法性基础。",
        "说明各类数据的保存期限或确定期限的方法。",
        "发布前由法律顾问审阅。",
      ],
    },
    citations: [
      gdpr("13"),
      gdpr("14"),
      ccpa("1798.130(a)(5)"),
      pipl(17),
      lgpd("9"),
      pipaKr("30"),
      iso27701("7.3.2"),
    ],
  },
  "web.policy.freshness": {
    category: categories.notice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Age of the privacy policy", cn: "隐私政策的更新时间" },
      positive: { en: "The privacy policy was updated within 12 months", cn: "隐私政策在 12 个月内更新过" },
      negative: { en: "The privacy policy is older than 12 months", cn: "隐私政策已超过 12 个月未更新" },
    },
    explain: {
      en: "California asks businesses to update their privacy policy at least once every 12 months. Everywhere else, a date tells the reader which version they read.",
      cn: "加州要求企业至少每 12 个月更新一次隐私政策。在其他地区，日期也能让读者知道所读的是哪个版本。",
    },
    whatIsWrong: {
      en: "The date of the last update in the policy lies more than 12 months back.",
      cn: "政策中的最近更新日期距今已超过 12 个月。",
    },
    howToFix: {
      en: [
        "Review the policy against the tools now in use.",
        "Write the new date at the top, as in **Last updated: 18 Nov 2026**.",
        "Plan the next review within 12 months.",
      ],
      cn: [
        "对照当前使用的工具复核政策。",
        "在开头写明新日期，例如**最近更新：2026-11-18**。",
        "在 12 个月内安排下一次复核。",
      ],
    },
    citations: [ccpa("1798.130(a)(5)"), caloppa("22575(b)(4)"), gdpr("12(1)")],
  },
  "web.policy.discloses-recipients": {
    category: categories.notice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Recipients in the privacy policy", cn: "隐私政策中的接收方" },
      positive: { en: "The privacy policy names the trackers in use", cn: "隐私政策列明了所用的跟踪器" },
      negative: { en: "The privacy policy does not name trackers in use", cn: "隐私政策未列明所用的跟踪器" },
    },
    explain: {
      en: "People have to be told who receives their data, by name or at least by category. A vendor that is seen in traffic but not in the policy is a recipient nobody was told about.",
      cn: "必须告知个人其信息的接收方，或至少告知接收方类别。流量中出现而政策中没有的一方，就是未曾告知的接收方。",
    },
    whatIsWrong: {
      en: "Trackers were contacted whose names do not appear in the policy.",
      cn: "页面连接了政策中未出现名称的跟踪器。",
    },
    howToFix: {
      en: [
        "Remove the vendors in the evidence table that are not needed.",
        "Name the others in the policy, with purpose, data and country.",
        "Update the list whenever a tag is added.",
      ],
      cn: [
        "移除证据表中不需要的第三方。",
        "在政策中列明其余第三方的名称、目的、数据和所在国家或地区。",
        "每次新增标签时更新列表。",
      ],
    },
    citations: [
      gdpr("13(1)(e)"),
      ccpa("1798.110(c)"),
      pipl(23),
      appi("27"),
      pipaKr("30(1)"),
      iso27701("7.5.4"),
    ],
  },
  "web.policy.discloses-transfers": {
    category: categories.notice,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Transfers in the privacy policy", cn: "隐私政策中的跨境提供" },
      positive: { en: "The privacy policy tells of transfers abroad", cn: "隐私政策说明了跨境提供" },
      negative: { en: "The privacy policy is silent on transfers abroad", cn: "隐私政策未说明跨境提供" },
    },
    explain: {
      en: "Where data leaves the country or region it was collected in, people have to be told, together with the safeguard the transfer rests on.",
      cn: "数据离开其收集地所在的国家或地区时，必须告知个人，并说明跨境所依据的保障措施。",
    },
    whatIsWrong: {
      en: "Data flows to other countries or regions, but the policy has no wording on transfers.",
      cn: "数据流向其他国家或地区，但政策中没有关于跨境提供的表述。",
    },
    howToFix: {
      en: [
        "List the countries or regions that receive data.",
        "Name the safeguard for each, such as an adequacy decision or standard contractual clauses.",
        "Say how a copy of the safeguards can be obtained.",
      ],
      cn: [
        "列出接收数据的国家或地区。",
        "逐一说明保障措施，例如充分性认定或标准合同。",
        "说明如何获取保障措施的副本。",
      ],
    },
    citations: [gdpr("13(1)(f)"), pipl(39), lgpd("33"), pipaKr("28-8"), iso27701("7.5.2")],
  },
  "web.cookie-notice.complete": {
    category: categories.notice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Cookies in the cookie notice", cn: "Cookie 声明中的 Cookie" },
      positive: { en: "The cookie notice lists the cookies in use", cn: "Cookie 声明列明了所用的 Cookie" },
      negative: { en: "The cookie notice leaves out cookies in use", cn: "Cookie 声明遗漏了所用的 Cookie" },
    },
    explain: {
      en: "Consent has to be informed. Visitors can only decide when they are told which cookies are set, by whom, for what purpose and for how long.",
      cn: "同意必须建立在知情的基础上。只有告知设置哪些 Cookie、由谁设置、出于什么目的、保留多久，访客才能作出决定。",
    },
    whatIsWrong: {
      en: "Cookies that are not necessary were seen, but their names do not appear in the policy or the cookie notice.",
      cn: "发现了非必要的 Cookie，但其名称未出现在隐私政策或 Cookie 声明中。",
    },
    howToFix: {
      en: [
        "Add each cookie in the table to the notice: name, owner, purpose, lifetime.",
        "Link the notice from the banner and the footer.",
        "Update it from a fresh assessment after each release.",
      ],
      cn: [
        "将表中的每个 Cookie 加入声明：名称、所有者、目的、有效期。",
        "在弹窗和页脚链接该声明。",
        "每次发布后根据新的评估结果更新。",
      ],
    },
    citations: [eprivacy("5(3)"), gdpr("13"), gdpr("4(11)"), pipl(17), iso27701("7.3.3")],
  },
} satisfies Record<string, CheckText>;
