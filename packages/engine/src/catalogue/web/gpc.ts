import type { CheckText } from "../../rules/types.ts";
import { ccpa, ccpaRegs, gdpr } from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

export const gpcTexts = {
  "web.gpc.honoured": {
    category: categories.optOut,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Global Privacy Control", cn: "全球隐私控制（GPC）" },
      positive: { en: "Global Privacy Control is honoured", cn: "网站遵守全球隐私控制（GPC）" },
      negative: { en: "Global Privacy Control is ignored", cn: "网站忽略全球隐私控制（GPC）" },
    },
    explain: {
      en: "Global Privacy Control is a browser signal by which a visitor opts out of the sale and sharing of their data. California’s regulations require businesses that sell or share data to treat it as a valid request. Other states have followed.",
      cn: "全球隐私控制（GPC）是浏览器发出的信号，表示访客选择退出其数据的出售和共享。加州实施条例要求出售或共享数据的企业将其视为有效请求，其他州也已跟进。",
    },
    whatIsWrong: {
      en: "With the signal on, the page still contacts advertising or social vendors.",
      cn: "在启用该信号的情况下，页面仍连接广告或社交媒体供应商。",
    },
    howToFix: {
      en: [
        "Read `navigator.globalPrivacyControl` and the header `Sec-GPC` before any advertising tag loads.",
        "Turn on the setting for opt-out signals in the consent platform.",
        "Pass the opt-out on to vendors, for example as a Global Privacy Platform string.",
        "Say in the privacy policy how the signal is handled.",
      ],
      cn: [
        "在加载任何广告标签之前，读取 `navigator.globalPrivacyControl` 和 `Sec-GPC` 标头。",
        "在同意管理平台中启用“选择退出”信号的设置。",
        "将访客的选择退出传递给第三方，例如使用 GPP 字符串。",
        "在隐私政策中说明如何处理该信号。",
      ],
    },
    citations: [ccpa("1798.135(e)"), ccpaRegs("7025(b)"), gdpr("21(5)")],
  },
  "web.ccpa.opt-out-link": {
    category: categories.optOut,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Opt-out link", cn: "选择退出的链接" },
      positive: {
        en: "A link lets visitors opt out of sale and sharing",
        cn: "页面提供选择退出出售和共享的链接",
      },
      negative: {
        en: "No link lets visitors opt out of sale and sharing",
        cn: "页面没有选择退出出售和共享的链接",
      },
    },
    explain: {
      en: "A business that sells or shares personal information of Californians has to offer a clear link, such as “Do Not Sell or Share My Personal Information” or “Your Privacy Choices”. Sharing for cross-context advertising counts.",
      cn: "出售或共享加州居民个人信息的企业必须提供醒目的链接，例如“Do Not Sell or Share My Personal Information”或“Your Privacy Choices”。为跨情境广告进行的共享也包括在内。",
    },
    whatIsWrong: {
      en: "The page contacts advertising or social vendors and shows no link with such words.",
      cn: "页面连接了广告或社交媒体供应商，但没有显示此类文字的链接。",
    },
    howToFix: {
      en: [
        "Add the link **Your Privacy Choices** to the footer of every page.",
        "Lead it to a form that works without an account.",
        "Stop the sale and sharing for that visitor as soon as they opt out.",
      ],
      cn: [
        "在每个页面的页脚添加 **Your Privacy Choices** 链接。",
        "使其指向无需账号即可使用的表单。",
        "访客选择退出后，立即停止对其数据的出售和共享。",
      ],
    },
    citations: [ccpa("1798.120"), ccpa("1798.135(a)"), ccpaRegs("7013")],
  },
} satisfies Record<string, CheckText>;
