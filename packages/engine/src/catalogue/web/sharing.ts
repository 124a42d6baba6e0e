import type { CheckText } from "../../rules/types.ts";
import {
  appi,
  ccpa,
  cipa,
  eprivacy,
  gdpr,
  hipaa,
  iso27001,
  iso27701,
  lgpd,
  pdpaSg,
  pipaKr,
  pipl,
} from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

export const sharingTexts = {
  "web.replay.present": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Session recording", cn: "会话录制" },
      positive: { en: "No session recorder is in use", cn: "未使用会话录制工具" },
      negative: { en: "A session recorder follows what visitors do", cn: "会话录制工具记录访客的操作" },
    },
    explain: {
      en: "A session recorder replays mouse, scrolling and often what visitors type. It can pick up names, addresses or health data that were never meant to leave the page. In the United States, recording without consent has led to lawsuits under wiretapping laws.",
      cn: "会话录制工具会重现鼠标、滚动，往往还包括访客的输入，可能采集到本不应离开页面的姓名、地址或健康数据。在美国，未经同意的录制已引发依据窃听法律提起的诉讼。",
    },
    whatIsWrong: {
      en: "Scripts of a session recorder were loaded, or scripts listen to mouse, input and page changes together.",
      cn: "页面加载了会话录制工具的脚本，或有脚本同时监听鼠标、输入和页面变化。",
    },
    howToFix: {
      en: [
        "Decide whether the recorder is needed at all, and remove it if not.",
        "Load it only after consent for analytics.",
        "Mask all inputs and personal text by default.",
        "Keep it off pages with payment, health or account data.",
      ],
      cn: [
        "确认是否确有必要使用录制工具，如无必要则移除。",
        "仅在取得分析用途的同意后加载。",
        "默认遮蔽所有输入框和个人信息文字。",
        "不要在支付、健康或账号数据页面使用。",
      ],
    },
    citations: [
      eprivacy("5(3)"),
      gdpr("5(1)(c)"),
      gdpr("6(1)"),
      cipa("631"),
      hipaa("164.502(a)"),
      pipl(6),
      iso27701("7.4.1"),
    ],
  },
  "web.pixel.present": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Tracking pixels", cn: "跟踪像素" },
      positive: { en: "No tracking pixel fires", cn: "没有触发跟踪像素" },
      negative: {
        en: "Tracking pixels report the visit to advertisers",
        cn: "跟踪像素将访问情况报告给广告方",
      },
    },
    explain: {
      en: "A pixel tells an advertiser which page a visitor opened, and can be joined with a profile. Site and advertiser may be jointly responsible for it. On pages about health, even the address can be sensitive.",
      cn: "像素会告知广告方访客打开了哪个页面，并可与画像关联。网站与广告方可能共同承担责任。在涉及健康的页面上，地址本身就可能敏感。",
    },
    whatIsWrong: {
      en: "Requests that report the visit went to advertising or social vendors.",
      cn: "报告访问情况的请求被发送给广告或社交媒体供应商。",
    },
    howToFix: {
      en: [
        "Remove pixels of campaigns that have ended.",
        "Fire the others only after consent for advertising.",
        "Turn off automatic matching of form data.",
        "Keep pixels off pages with sensitive subjects.",
      ],
      cn: [
        "移除已结束活动的像素。",
        "其余像素仅在取得广告用途的同意后触发。",
        "关闭表单数据的自动匹配。",
        "不要在敏感主题的页面放置像素。",
      ],
    },
    citations: [
      gdpr("6(1)"),
      gdpr("26"),
      ccpa("1798.120"),
      cipa("631"),
      hipaa("164.502(a)"),
      lgpd("7"),
      iso27701("7.2.3"),
    ],
  },
  "web.pixel.hashed-identifiers": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Identifiers in pixels", cn: "像素中的个人标识" },
      positive: { en: "Pixels carry no personal identifiers", cn: "像素未携带个人标识" },
      negative: { en: "Pixels send personal identifiers to advertisers", cn: "像素将个人标识发送给广告方" },
    },
    explain: {
      en: "Some pixels send an e-mail address or phone number along, plain or hashed, so that the advertiser can find the same person in its own records. A hash of an e-mail address is still personal data: the receiver can compute the same hash.",
      cn: "部分像素会附带邮箱地址或电话号码（明文或哈希），供广告方在自有数据中匹配同一个人。邮箱地址的哈希值仍是个人信息：接收方可以计算出相同的哈希值。",
    },
    whatIsWrong: {
      en: "Requests to advertising vendors carry fields meant for e-mail addresses, phone numbers or the like.",
      cn: "发往广告方的请求中含有用于邮箱地址、电话号码等的字段。",
    },
    howToFix: {
      en: [
        "Turn off **advanced matching** or its like in the settings of each pixel.",
        "Remove personal data from addresses and from the data layer.",
        "Ask for separate consent where matching is truly wanted.",
        "Ask the vendor to delete what was sent without a legal basis.",
      ],
      cn: [
        "在每个像素的设置中关闭**高级匹配**或类似功能。",
        "从地址和数据层中移除个人信息。",
        "如确需匹配，单独征得同意。",
        "要求第三方删除缺乏合法性基础而发送的数据。",
      ],
    },
    citations: [
      gdpr("5(1)(c)"),
      gdpr("6(1)"),
      ccpa("1798.120"),
      hipaa("164.502(a)"),
      pipl(23),
      iso27701("7.4.1"),
    ],
  },
  "web.share.undeclared-third-party": {
    category: categories.thirdParties,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Third parties by owner", cn: "按所有者列出的第三方" },
      positive: { en: "Every third party seen is declared", cn: "出现的第三方均已声明" },
      negative: {
        en: "Third parties may receive data without being declared",
        cn: "第三方可能在未声明的情况下接收数据",
      },
    },
    explain: {
      en: "Each third party on a page learns at least the visitor’s IP address and which page asked for it. A company has to know them, have a contract with those who act for it, and tell its visitors.",
      cn: "页面上的每个第三方至少会得知访客的 IP 地址以及请求来自哪个页面。企业应掌握这些第三方，与受托处理方签订合同，并告知访客。",
    },
    whatIsWrong: {
      en: "The page contacts third parties that the privacy policy does not name. They may be wanted, or left over from an old release.",
      cn: "页面连接了隐私政策未列明的第三方。它们可能是有意使用的，也可能是旧版本的遗留。",
    },
    howToFix: {
      en: [
        "Confirm for each owner in the table who asked for it and why.",
        "Remove those nobody can name a purpose for.",
        "Sign a processing agreement with the others, and name them in the policy.",
        "Host fonts and libraries yourself where that is enough.",
      ],
      cn: [
        "逐一确认表中每个所有者由谁引入、用于什么目的。",
        "移除没有明确目的的第三方。",
        "与其余第三方签订处理协议，并在政策中列明。",
        "在可行的情况下自行托管字体和库。",
      ],
    },
    citations: [
      gdpr("5(1)(a)"),
      gdpr("28"),
      ccpa("1798.100(a)"),
      pipl(23),
      appi("27"),
      hipaa("164.502(e)"),
      iso27001("A.5.19"),
      iso27701("7.5.4"),
    ],
  },
  "web.xborder.no-adequacy": {
    category: categories.transfers,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Flows to other countries and regions", cn: "流向其他国家或地区的数据" },
      positive: { en: "Data stays where it is adequately protected", cn: "数据留在提供充分保护的国家或地区" },
      negative: {
        en: "Data flows to regions without an adequacy decision",
        cn: "数据流向没有充分性认定的国家或地区",
      },
    },
    explain: {
      en: "Many laws let personal data leave only when the destination protects it adequately or a safeguard is in place, such as standard clauses, certification or a security assessment. Candor takes the vendor’s head office together with the country of the address that answered. The latter is an estimate: networks that answer from many places can mislead it.",
      cn: "许多法律规定，只有在目的地提供充分保护或已采取标准合同、认证、安全评估等保障措施时，个人信息才可出境。Candor 综合第三方总部所在地与响应地址所在国家或地区进行判断。后者为估计值：多地响应的网络可能造成偏差。",
    },
    whatIsWrong: {
      en: "Third parties receive data in, or are owned from, countries or regions that the law of your business territory does not treat as adequate.",
      cn: "接收数据的第三方位于或归属于您业务地区的法律未认定为充分保护的国家或地区。",
    },
    howToFix: {
      en: [
        "Confirm for each recipient which company and which country receives the data.",
        "Choose a recipient or a hosting region inside the allowed area where you can.",
        "Sign standard contractual clauses, or the mechanism your law asks for, and assess the transfer.",
        "Tell visitors about the transfer and its safeguard in the privacy policy.",
      ],
      cn: [
        "逐一确认接收数据的公司及其所在国家或地区。",
        "在可行的情况下，选择位于允许范围内的接收方或托管地区。",
        "签订标准合同或采用法律要求的其他机制，并开展评估。",
        "在隐私政策中向访客说明跨境提供及其保障措施。",
      ],
    },
    citations: [
      gdpr("44"),
      gdpr("46"),
      pipl(38),
      lgpd("33"),
      pdpaSg("26"),
      pipaKr("28-8"),
      appi("28"),
      iso27701("7.5.1"),
    ],
  },
} satisfies Record<string, CheckText>;
