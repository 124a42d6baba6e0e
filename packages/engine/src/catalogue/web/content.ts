import type { CheckText } from "../../rules/types.ts";
import { coppa, eprivacy, gdpr, hipaa, iso27001, iso27701, pipl } from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

export const contentTexts = {
  "web.cookie.flags": {
    category: categories.cookies,
    scenario: scenarios.security,
    title: {
      plain: { en: "Protection of session cookies", cn: "会话 Cookie 的保护" },
      positive: { en: "Session cookies are protected", cn: "会话 Cookie 已受保护" },
      negative: { en: "Session cookies lack protection", cn: "会话 Cookie 缺少保护" },
    },
    explain: {
      en: "Whoever holds a session cookie is signed in as the visitor. `Secure` keeps it off plain HTTP, `HttpOnly` keeps scripts away from it, `SameSite` keeps other sites from using it.",
      cn: "持有会话 Cookie 的人就等于以访客身份登录。`Secure` 防止其通过明文 HTTP 发送，`HttpOnly` 防止脚本读取，`SameSite` 防止其他网站利用。",
    },
    whatIsWrong: {
      en: "At least one session cookie is set without all three attributes.",
      cn: "至少有一个会话 Cookie 未同时具备这三个属性。",
    },
    howToFix: {
      en: [
        "Set `Secure; HttpOnly; SameSite=Lax` on every session cookie.",
        "Use the prefix `__Host-` for cookies of one host.",
        "Sign out old sessions after the change.",
      ],
      cn: [
        "为每个会话 Cookie 设置 `Secure; HttpOnly; SameSite=Lax`。",
        "对仅限单一主机的 Cookie 使用 `__Host-` 前缀。",
        "更改后使旧会话失效。",
      ],
    },
    citations: [gdpr("32(1)"), hipaa("164.312(a)(1)"), pipl(51), iso27001("A.8.5")],
  },
  "web.cookie.lifetime": {
    category: categories.cookies,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Lifetime of optional cookies", cn: "非必要 Cookie 的有效期" },
      positive: {
        en: "Optional cookies live no longer than 13 months",
        cn: "非必要 Cookie 的有效期不超过 13 个月",
      },
      negative: {
        en: "Optional cookies live longer than 13 months",
        cn: "非必要 Cookie 的有效期超过 13 个月",
      },
    },
    explain: {
      en: "Data may be kept no longer than its purpose needs. The French authority names 13 months as the longest time for audience measurement cookies, and many companies take that as the limit for all optional ones.",
      cn: "数据的保存时间不得超过其目的所需。法国监管机构将受众测量 Cookie 的最长期限定为 13 个月，许多企业以此作为所有非必要 Cookie 的上限。",
    },
    whatIsWrong: {
      en: "Cookies that are not necessary stay on the device for more than 13 months.",
      cn: "非必要的 Cookie 在设备上保留超过 13 个月。",
    },
    howToFix: {
      en: [
        "Set `Max-Age` to 34,128,000 seconds or less.",
        "Lower the lifetime in the settings of the vendor’s tool.",
        "Stop renewing the lifetime on every visit.",
      ],
      cn: [
        "将 `Max-Age` 设为 34,128,000 秒或更短。",
        "在第三方工具的设置中缩短有效期。",
        "不要在每次访问时续期。",
      ],
    },
    citations: [gdpr("5(1)(e)"), eprivacy("5(3)"), pipl(19), iso27701("7.4.7")],
  },
  "web.form.insecure": {
    category: categories.encryption,
    scenario: scenarios.security,
    title: {
      plain: { en: "Encryption of form data", cn: "表单数据加密" },
      positive: { en: "Forms send their data encrypted", cn: "表单加密提交数据" },
      negative: { en: "A form sends its data without protection", cn: "表单在没有保护的情况下提交数据" },
    },
    explain: {
      en: "What visitors type into a form is often the most sensitive data on a site. Sent over plain HTTP it can be read on the way; sent as part of an address it ends up in logs and histories.",
      cn: "访客在表单中填写的内容往往是网站上最敏感的数据。以明文 HTTP 提交会在途中被读取；放在地址中提交会留在日志和浏览记录里。",
    },
    whatIsWrong: {
      en: "A form submits over HTTP, asks for a password on an unencrypted page, or puts a password into the address.",
      cn: "表单以 HTTP 提交、在未加密页面上要求输入密码，或将密码放入地址。",
    },
    howToFix: {
      en: [
        "Change the form’s `action` to an `https://` address.",
        'Use `method="post"` for every form with personal data.',
        "Serve the page that holds the form over HTTPS.",
        "Add `upgrade-insecure-requests` to the content security policy as a safety net.",
      ],
      cn: [
        "将表单的 `action` 改为 `https://` 地址。",
        '对所有包含个人信息的表单使用 `method="post"`。',
        "通过 HTTPS 提供包含表单的页面。",
        "在内容安全策略中添加 `upgrade-insecure-requests` 作为兜底。",
      ],
    },
    citations: [gdpr("32(1)(a)"), hipaa("164.312(e)(1)"), coppa("312.8"), pipl(51), iso27001("A.8.24")],
  },
  "web.form.minimisation": {
    category: categories.content,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Data asked for in forms", cn: "表单要求填写的数据" },
      positive: {
        en: "Forms ask for no sensitive data without need",
        cn: "表单未要求非必要的特别敏感的数据",
      },
      negative: { en: "Forms may ask for more than is needed", cn: "表单要求的数据可能超出必要范围" },
    },
    explain: {
      en: "Only data that is needed for the purpose may be asked for. Date of birth, identity numbers and health data need a good reason, a clear notice and often a stricter legal basis.",
      cn: "只能收集实现目的所必需的数据。出生日期、证件号码和健康数据需要充分理由、明确告知，往往还需要更严格的合法性基础。",
    },
    whatIsWrong: {
      en: "A form has fields whose names point to especially sensitive data. Whether they are needed is to be judged by a person.",
      cn: "表单中有名称指向特别敏感信息的字段。是否必要，需由人工判断。",
    },
    howToFix: {
      en: [
        "Remove fields that the service works without.",
        "Mark the others as optional where you can.",
        "Say beside the field why it is asked for.",
      ],
      cn: ["删除服务不需要的字段。", "在可行的情况下将其余字段标为选填。", "在字段旁说明收集原因。"],
    },
    citations: [gdpr("5(1)(c)"), gdpr("25"), pipl(6), pipl(28), iso27701("7.4.1")],
  },
  "web.mixed-content": {
    category: categories.encryption,
    scenario: scenarios.security,
    title: {
      plain: { en: "Files without encryption", cn: "未加密的文件" },
      positive: { en: "Every file of the page is loaded over HTTPS", cn: "页面的所有文件均通过 HTTPS 加载" },
      negative: { en: "An HTTPS page asks for files over plain HTTP", cn: "HTTPS 页面以明文 HTTP 请求文件" },
    },
    explain: {
      en: "A file that an HTTPS page fetches over HTTP can be swapped on the way. Browsers block scripts of this kind and may upgrade or show the rest, so the page can break as well.",
      cn: "HTTPS 页面通过 HTTP 获取的文件可能在途中被替换。浏览器会阻止此类脚本，对其他文件可能升级或照常显示，页面也可能因此出错。",
    },
    whatIsWrong: {
      en: "The page refers to files with an `http://` address.",
      cn: "页面引用了 `http://` 地址的文件。",
    },
    howToFix: {
      en: [
        "Change the addresses in the table to `https://`.",
        "Host files yourself when their source has no HTTPS.",
        "Add `upgrade-insecure-requests` to the content security policy.",
      ],
      cn: [
        "将表中的地址改为 `https://`。",
        "如来源不支持 HTTPS，改为自行托管。",
        "在内容安全策略中添加 `upgrade-insecure-requests`。",
      ],
    },
    citations: [gdpr("32(1)(a)"), iso27001("A.8.24")],
  },
  "web.sri": {
    category: categories.content,
    scenario: scenarios.security,
    title: {
      plain: { en: "Integrity of third-party scripts", cn: "第三方脚本的完整性" },
      positive: { en: "Third-party scripts carry an integrity hash", cn: "第三方脚本带有完整性校验值" },
      negative: {
        en: "Third-party scripts run without an integrity hash",
        cn: "第三方脚本在没有完整性校验值的情况下运行",
      },
    },
    explain: {
      en: "A script from another host runs with all rights of your page. With an integrity hash the browser refuses it when a single byte has changed. It fits libraries of a fixed version; tags that change often need other controls.",
      cn: "来自其他主机的脚本拥有您页面的全部权限。设置完整性校验值后，只要有一个字节改变，浏览器就会拒绝执行。它适用于固定版本的库；经常变化的标签需要其他控制措施。",
    },
    whatIsWrong: {
      en: "Scripts from other hosts are loaded without the attribute `integrity`.",
      cn: "来自其他主机的脚本未带 `integrity` 属性。",
    },
    howToFix: {
      en: [
        "Host libraries yourself where you can.",
        'Add `integrity` and `crossorigin="anonymous"` to scripts of a fixed version.',
        "Limit the rest by a content security policy.",
      ],
      cn: [
        "在可行的情况下自行托管库文件。",
        '为固定版本的脚本添加 `integrity` 和 `crossorigin="anonymous"`。',
        "用内容安全策略限制其余脚本。",
      ],
    },
    citations: [gdpr("32(1)"), iso27001("A.8.28")],
  },
} satisfies Record<string, CheckText>;
