import type { CheckText } from "../../rules/types.ts";
import { ccpa, ccpaRegs, coppa, eprivacy, gdpr, iso27701, lgpd, pdpaSg, pipaKr, pipl } from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

export const consentTexts = {
  "web.consent.banner-present": {
    category: categories.consentBefore,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Consent banner", cn: "Cookie 同意弹窗" },
      positive: { en: "A consent banner is shown on the first visit", cn: "首次访问时显示 Cookie 同意弹窗" },
      negative: { en: "Visitors are tracked without being asked", cn: "未征求访客意见即进行跟踪" },
    },
    explain: {
      en: "Where a site stores or reads information on a visitor’s device for more than the service they asked for, several laws require consent first. A banner is the usual way to ask, and the visitor must be able to say no.",
      cn: "网站在访客设备上存储或读取信息，且超出其所请求服务的必要范围时，多项法律要求事先取得同意。弹窗是常见的征求方式，访客必须可以拒绝。",
    },
    whatIsWrong: {
      en: "The site uses trackers or tracking cookies, but shows no banner in which the visitor could agree or refuse.",
      cn: "该网站使用了跟踪器或跟踪 Cookie，但没有显示可供访客同意或拒绝的弹窗。",
    },
    howToFix: {
      en: [
        "List the tools on the site and decide which ones need consent.",
        "Add a consent platform, and load it before any other third-party script.",
        "Offer **Accept** and **Reject** on the first layer, with the same weight.",
        "Block every tool that needs consent until the visitor agrees.",
      ],
      cn: [
        "列出网站使用的工具，确定哪些需要同意。",
        "接入同意管理平台，并使其先于其他第三方脚本加载。",
        "在第一层以同等显著程度提供**接受**和**拒绝**。",
        "在访客同意之前，阻止所有需要同意的工具。",
      ],
    },
    citations: [eprivacy("5(3)"), gdpr("6(1)(a)"), gdpr("7"), pipl(14), lgpd("8"), iso27701("7.2.3")],
  },
  "web.consent.cookies-before": {
    category: categories.consentBefore,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Cookies before consent", cn: "同意前的 Cookie" },
      positive: {
        en: "Only necessary cookies are set before the visitor chooses",
        cn: "访客作出选择前只设置必要 Cookie",
      },
      negative: {
        en: "Tracking cookies are set before the visitor consents",
        cn: "访客同意之前已设置跟踪 Cookie",
      },
    },
    explain: {
      en: "Storing or reading information on a visitor’s device needs consent first, unless it is strictly necessary for the service they asked for. Analytics and advertising cookies identify a visitor over time and are not necessary to show a page.",
      cn: "在访客设备上存储或读取信息，除非对其所请求的服务确有必要，否则需要事先取得同意。分析和广告 Cookie 会在一段时间内识别访客，并非显示页面所必需。",
    },
    whatIsWrong: {
      en: "On the first visit, cookies for analytics or advertising were stored on the device while nobody had made a choice.",
      cn: "首次访问时，在没有任何人作出选择的情况下，设备上已存储用于分析或广告的 Cookie。",
    },
    howToFix: {
      en: [
        "Find the script that sets each cookie in the evidence table.",
        "Load it from the consent callback, not from the page head.",
        "Set the tag manager’s default consent state to **denied** before any other script runs.",
        "Delete cookies that were set without consent when a visitor rejects.",
      ],
      cn: [
        "根据证据表找到设置每个 Cookie 的脚本。",
        "改为在取得同意后的回调中加载，不要放在页面头部。",
        "在其他脚本运行前，将标签管理器的默认同意状态设为**拒绝**。",
        "访客拒绝时，删除未经同意设置的 Cookie。",
      ],
    },
    citations: [eprivacy("5(3)"), gdpr("6(1)(a)"), gdpr("7(1)"), lgpd("7"), iso27701("7.2.3")],
  },
  "web.consent.third-party-cookies-before": {
    category: categories.consentBefore,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Third-party cookies before consent", cn: "同意前的第三方 Cookie" },
      positive: {
        en: "No third-party cookie is set before the visitor chooses",
        cn: "访客作出选择前不设置第三方 Cookie",
      },
      negative: {
        en: "Third-party cookies are set before the visitor consents",
        cn: "访客同意之前已设置第三方 Cookie",
      },
    },
    explain: {
      en: "A third-party cookie lets its owner recognise the same visitor on every site that uses it. That needs consent before the first one is set. Some browsers refuse these cookies, but many still store them.",
      cn: "第三方 Cookie 让其所有者能在所有使用它的网站上识别同一访客，因此在设置之前就需要同意。部分浏览器会拒绝此类 Cookie，但仍有许多浏览器会存储。",
    },
    whatIsWrong: {
      en: "Hosts of other companies set cookies on the first visit, before any choice.",
      cn: "首次访问时，在访客作出选择之前，其他公司的主机已设置 Cookie。",
    },
    howToFix: {
      en: [
        "Remove third parties that the site does not need.",
        "Block the remaining ones until the visitor agrees to their purpose.",
        "Replace embedded content by a preview that loads only after a click.",
      ],
      cn: [
        "移除网站不需要的第三方。",
        "在访客同意相应用途之前，阻止其余第三方。",
        "将嵌入内容替换为点击后才加载的预览。",
      ],
    },
    citations: [eprivacy("5(3)"), gdpr("6(1)(a)"), coppa("312.5(a)"), iso27701("7.2.3")],
  },
  "web.consent.trackers-before": {
    category: categories.consentBefore,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Trackers before consent", cn: "同意前的跟踪器" },
      positive: {
        en: "No tracker is contacted before the visitor chooses",
        cn: "访客作出选择前不连接跟踪器",
      },
      negative: { en: "Trackers are contacted before the visitor consents", cn: "访客同意之前已连接跟踪器" },
    },
    explain: {
      en: "Each request to a tracker hands over the visitor’s IP address, browser and the page they read. For purposes such as analytics and advertising this needs a legal basis, which is usually consent given beforehand.",
      cn: "对跟踪器的每次请求都会提供访客的 IP 地址、浏览器信息及其浏览的页面。用于分析、广告等目的时需要合法性基础，通常是事先取得的同意。",
    },
    whatIsWrong: {
      en: "The page contacted companies that follow visitors across pages or sites, before anyone had made a choice.",
      cn: "在没有任何人作出选择之前，页面已连接会跨页面或跨网站跟踪访客的公司。",
    },
    howToFix: {
      en: [
        "Move each tracker in the evidence table behind the consent platform.",
        "Check tags that other tags load: the tag manager may start them on its own.",
        "Host fonts and scripts yourself where a third party is not needed.",
        "Visit the page with an empty profile and confirm that none of these hosts appears.",
      ],
      cn: [
        "将证据表中的每个跟踪器移至同意管理平台之后。",
        "检查由其他标签加载的标签：标签管理器可能自行启动它们。",
        "在不需要第三方的地方自行托管字体和脚本。",
        "使用空白浏览器配置访问页面，确认这些主机不再出现。",
      ],
    },
    citations: [
      eprivacy("5(3)"),
      gdpr("6(1)(a)"),
      coppa("312.5(a)"),
      pipl(13),
      pdpaSg("13"),
      iso27701("7.2.3"),
    ],
  },
  "web.consent.storage-before": {
    category: categories.consentBefore,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Browser storage before consent", cn: "同意前的浏览器存储" },
      positive: {
        en: "No tracking key is stored before the visitor chooses",
        cn: "访客作出选择前不写入用于跟踪的存储项",
      },
      negative: {
        en: "Tracking keys are stored before the visitor consents",
        cn: "访客同意之前已写入用于跟踪的存储项",
      },
    },
    explain: {
      en: "The rule on cookies covers every way to store information on a device, local storage and IndexedDB included. Keys that identify a visitor need consent just as a cookie does.",
      cn: "有关 Cookie 的规则适用于在设备上存储信息的所有方式，包括本地存储和 IndexedDB。识别访客的键与 Cookie 一样需要同意。",
    },
    whatIsWrong: {
      en: "Keys of analytics or advertising tools were written to the browser’s storage before any choice.",
      cn: "在访客作出选择之前，分析或广告工具的键已写入浏览器存储。",
    },
    howToFix: {
      en: [
        "Start the tools that write these keys only after consent.",
        "Clear the keys when a visitor rejects or withdraws consent.",
        "List the keys beside the cookies in the cookie notice.",
      ],
      cn: [
        "仅在取得同意后启动写入这些键的工具。",
        "访客拒绝或撤回同意时清除这些键。",
        "在 Cookie 声明中与 Cookie 一并列明这些键。",
      ],
    },
    citations: [eprivacy("5(3)"), gdpr("6(1)(a)"), iso27701("7.2.3")],
  },
  "web.consent.reject-offered-first-layer": {
    category: categories.consentChoice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Reject on the first layer", cn: "第一层的拒绝选项" },
      positive: {
        en: "The consent banner offers a reject button on its first layer",
        cn: "Cookie 同意弹窗在第一层提供拒绝按钮",
      },
      negative: {
        en: "The consent banner offers no reject button on its first layer",
        cn: "Cookie 同意弹窗的第一层没有拒绝按钮",
      },
    },
    explain: {
      en: "Consent counts only when it is freely given. Several European authorities hold that refusing must be as easy as agreeing: a visitor who can accept with one click should be able to reject with one click too. California’s rules ask for the same symmetry.",
      cn: "只有自愿作出的同意才有效。多家欧洲监管机构认为，拒绝应与同意一样容易：可以一键接受，也应可以一键拒绝。加州的规则也要求这种对称性。",
    },
    whatIsWrong: {
      en: "The first layer of the banner lets visitors accept, but not reject. They have to open further layers or go on without a choice.",
      cn: "弹窗第一层可以接受，但不能拒绝。访客需要进入其他层，或在未作选择的情况下继续。",
    },
    howToFix: {
      en: [
        "Add a **Reject all** button to the first layer.",
        "Give it the same size, contrast and place as **Accept all**.",
        "Keep the settings link as a third way, not as the only way to refuse.",
      ],
      cn: [
        "在第一层添加**全部拒绝**按钮。",
        "使其大小、对比度和位置与**全部接受**一致。",
        "保留设置链接作为第三种方式，而不是唯一的拒绝途径。",
      ],
    },
    citations: [gdpr("4(11)"), gdpr("6(1)(a)"), ccpaRegs("7004(a)(2)"), pipaKr("22"), iso27701("7.2.4")],
  },
  "web.consent.reject-works": {
    category: categories.consentChoice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Effect of the reject button", cn: "拒绝按钮的效果" },
      positive: { en: "Rejecting stops tracking", cn: "拒绝后停止跟踪" },
      negative: { en: "Tracking goes on after the visitor rejects", cn: "访客拒绝后跟踪仍在继续" },
    },
    explain: {
      en: "A refusal has to be honoured. Whether a banner closes says nothing: what counts is which trackers still load and which cookies are there after the choice and a reload.",
      cn: "访客的拒绝必须得到尊重。弹窗关闭并不说明问题：关键在于作出选择并重新加载之后，仍有哪些跟踪器在加载、仍存在哪些 Cookie。",
    },
    whatIsWrong: {
      en: "After a click on the reject button and a reload of the page, trackers still load or tracking cookies are still there.",
      cn: "点击拒绝按钮并重新加载页面后，跟踪器仍在加载，或跟踪 Cookie 仍然存在。",
    },
    howToFix: {
      en: [
        "Connect the reject button to the consent platform’s signal, and make every tag read it.",
        "Remove tags that are placed in the page outside the tag manager.",
        "Delete tracking cookies and storage keys at the moment of refusal.",
        "Test with the reject button and a reload after each release.",
      ],
      cn: [
        "将拒绝按钮与同意管理平台的信号相连，并让每个标签读取该信号。",
        "移除绕过标签管理器、直接放在页面中的标签。",
        "在访客拒绝时立即删除用于跟踪的 Cookie 和存储项。",
        "每次发布后，点击拒绝并重新加载进行测试。",
      ],
    },
    citations: [
      eprivacy("5(3)"),
      gdpr("6(1)(a)"),
      ccpa("1798.120(d)"),
      pipl(15),
      lgpd("8"),
      iso27701("7.3.4"),
    ],
  },
  "web.consent.withdraw-link": {
    category: categories.consentChoice,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Way back to the consent settings", cn: "返回同意设置的途径" },
      positive: { en: "Visitors can reopen the consent settings", cn: "访客可以重新打开同意设置" },
      negative: { en: "Visitors may find no way to withdraw consent", cn: "访客可能找不到撤回同意的途径" },
    },
    explain: {
      en: "Withdrawing consent has to be as easy as giving it. A link or icon that stays on every page is the usual way.",
      cn: "撤回同意应与给予同意一样容易。常见做法是在每个页面保留一个链接或图标。",
    },
    whatIsWrong: {
      en: "After accepting, no link that leads back to the consent settings was found. An icon without text may have been missed.",
      cn: "接受之后，未找到返回同意设置的链接。没有文字的图标可能未被识别。",
    },
    howToFix: {
      en: [
        "Add a link such as **Cookie settings** to the footer of every page.",
        "Open the same dialog from it as on the first visit.",
        "Stop the tools and clear their cookies as soon as consent is withdrawn.",
      ],
      cn: [
        "在每个页面的页脚添加**Cookie 设置**等链接。",
        "点击后打开与首次访问相同的对话框。",
        "撤回同意后立即停用相关工具并清除其 Cookie。",
      ],
    },
    citations: [gdpr("7(3)"), pipl(15), pdpaSg("16"), iso27701("7.3.4")],
  },
} satisfies Record<string, CheckText>;
