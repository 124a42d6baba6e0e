import type { CheckText } from "../../rules/types.ts";
import { ccpa, ccpaRegs, eprivacy, gdpr, lgpd, pipaKr, pipl } from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

/** Words of the checks on how a banner asks. */
export const designTexts = {
  "web.consent.no-preticked": {
    category: categories.consentChoice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Pre-ticked boxes", cn: "预先勾选的复选框" },
      positive: { en: "No box for an optional purpose is ticked beforehand", cn: "没有预先勾选非必要用途" },
      negative: {
        en: "Boxes for optional purposes are ticked beforehand",
        cn: "非必要用途的复选框被预先勾选",
      },
    },
    explain: {
      en: "Consent needs a clear act of the visitor. A box that the site ticked is no act: the Court of Justice of the European Union said so in Planet49 (C-673/17).",
      cn: "同意需要访客作出明确的行为。网站预先勾选的复选框不构成这种行为：欧盟法院在 Planet49 案（C-673/17）中已作出认定。",
    },
    whatIsWrong: {
      en: "In the banner or its settings, boxes for purposes that are not necessary were ticked before the visitor did anything.",
      cn: "在访客作出任何操作之前，弹窗或其设置中非必要用途的复选框已被勾选。",
    },
    howToFix: {
      en: [
        "Leave every box for an optional purpose empty by default.",
        "Show purposes that are always on as text, not as a box.",
        "Ask again for the consent that was collected by ticked boxes.",
      ],
      cn: [
        "将所有非必要用途的复选框默认设为未勾选。",
        "将始终启用的用途显示为文字，而非复选框。",
        "重新征求此前通过预先勾选取得的同意。",
      ],
    },
    citations: [gdpr("4(11)"), gdpr("7(1)"), eprivacy("5(3)"), ccpa("1798.140(h)"), pipaKr("22")],
  },
  "web.consent.equal-choice": {
    category: categories.consentChoice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Weight of accept and reject", cn: "接受与拒绝的显著程度" },
      positive: { en: "To refuse is as easy to see as to accept", cn: "拒绝与接受同样显眼" },
      negative: { en: "To refuse is harder to see or takes more clicks", cn: "拒绝更不显眼或需要更多点击" },
    },
    explain: {
      en: "A choice is free when both answers are equally easy to give. Authorities look at size, colour, contrast and the number of clicks. California asks for symmetry in choice by name.",
      cn: "只有两种回答同样容易作出，选择才是自由的。监管机构会比较大小、颜色、对比度和点击次数。加利福尼亚州明确要求选择具有对称性。",
    },
    whatIsWrong: {
      en: "The button to refuse is missing on the first layer, or smaller, paler or plainer than the one to accept.",
      cn: "第一层没有拒绝按钮，或拒绝按钮比接受按钮更小、更浅或更不显眼。",
    },
    howToFix: {
      en: [
        "Put **Reject** beside **Accept** on the first layer.",
        "Give both buttons the same size, typeface and colour.",
        "Check that both reach a contrast of at least 4.5 to 1.",
      ],
      cn: [
        "在第一层将**拒绝**放在**接受**旁边。",
        "为两个按钮设置相同的大小、字体和颜色。",
        "确认两者的对比度均不低于 4.5 比 1。",
      ],
    },
    citations: [gdpr("4(11)"), gdpr("7"), ccpaRegs("7004(a)(2)"), lgpd("8")],
  },
  "web.consent.no-wall": {
    category: categories.consentChoice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Consent wall", cn: "同意墙" },
      positive: { en: "The page can be used without consent", cn: "无需同意即可使用页面" },
      negative: { en: "The page opens only to who consents or pays", cn: "只有同意或付费才能打开页面" },
    },
    explain: {
      en: "Consent is not free where a service is kept from those who refuse. Whether payment may stand beside it depends on the country, the price and the provider.",
      cn: "如果拒绝者无法使用服务，同意就不是自由作出的。能否以付费作为替代，取决于所在国、价格和提供者。",
    },
    whatIsWrong: {
      en: "The banner covers the page, and neither refuses nor closes: a visitor has to agree, or to pay, to get in.",
      cn: "弹窗覆盖页面，且既不能拒绝也不能关闭：访客必须同意或付费才能进入。",
    },
    howToFix: {
      en: [
        "Add a way to refuse that leads to the same content.",
        "Let the page be scrolled and read behind the banner.",
        "Ask counsel before you offer payment instead of consent.",
      ],
      cn: [
        "提供可到达相同内容的拒绝方式。",
        "允许在弹窗之后滚动和阅读页面。",
        "在以付费代替同意之前咨询法律顾问。",
      ],
    },
    citations: [gdpr("7(4)"), eprivacy("5(3)"), pipl(16), pipaKr("22(5)")],
  },
  "web.consent.signals": {
    category: categories.consentChoice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Consent signals", cn: "同意信号" },
      positive: { en: "Consent signals say what the visitor chose", cn: "同意信号与访客的选择一致" },
      negative: { en: "Consent signals say something else than was chosen", cn: "同意信号与访客的选择不符" },
    },
    explain: {
      en: "TCF, GPP, US Privacy and Consent Mode tell vendors what a visitor agreed to. Vendors act on the signal, not on the banner: a wrong one turns a no into a yes.",
      cn: "TCF、GPP、US Privacy 和 Consent Mode 会把访客同意的内容告知供应商。供应商依据信号而非弹窗行事：错误的信号会把拒绝变成同意。",
    },
    whatIsWrong: {
      en: "A signal said that the visitor agreed where nobody had, or that nobody opted out where the browser did.",
      cn: "在无人同意时信号却表示已同意，或在浏览器已选择退出时信号却表示未选择退出。",
    },
    howToFix: {
      en: [
        "Set every default of Consent Mode to **denied** before the first tag.",
        "Load vendors only after the consent platform has written its string.",
        "Test the strings in the evidence table after each choice.",
      ],
      cn: [
        "在首个标签之前将 Consent Mode 的默认值全部设为**拒绝**。",
        "仅在同意管理平台写入字符串之后加载供应商。",
        "在每次选择后检查证据表中的字符串。",
      ],
    },
    citations: [gdpr("7(1)"), eprivacy("5(3)"), ccpaRegs("7025(c)"), gdpr("25")],
  },
} satisfies Record<string, CheckText>;
