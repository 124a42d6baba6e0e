import type { CheckText } from "../../rules/types.ts";
import { ccpaRegs, gdpr, hipaa, iso27001 } from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

/** Words of the checks on files and headers that protect beyond the usual. */
export const protectionTexts = {
  "web.gpc.support-file": {
    category: categories.optOut,
    scenario: scenarios.consent,
    title: {
      plain: { en: "Statement on Global Privacy Control", cn: "全球隐私控制声明" },
      positive: { en: "gpc.json says that the signal is honoured", cn: "gpc.json 声明遵守该信号" },
      negative: { en: "No gpc.json says that the signal is honoured", cn: "没有 gpc.json 声明遵守该信号" },
    },
    explain: {
      en: "A small file at `/.well-known/gpc.json` tells browsers and authorities that a site honours Global Privacy Control, and since when. It is not required, but it is looked for.",
      cn: "位于 `/.well-known/gpc.json` 的小文件可告知浏览器和监管机构该网站遵守全球隐私控制（GPC）及起始日期。该文件并非强制，但会被查看。",
    },
    whatIsWrong: { en: "The file is missing, or does not say so.", cn: "该文件不存在，或未作此声明。" },
    howToFix: {
      en: [
        "Honour the signal first: see the check on Global Privacy Control.",
        'Publish `{"gpc": true, "lastUpdate": "2026-01-01"}` at `/.well-known/gpc.json`.',
      ],
      cn: [
        "首先确保遵守该信号：参见关于全球隐私控制的检查。",
        '在 `/.well-known/gpc.json` 发布 `{"gpc": true, "lastUpdate": "2026-01-01"}`。',
      ],
    },
    citations: [ccpaRegs("7025")],
  },
  "web.hdr.isolation": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Isolation from other sites", cn: "与其他网站的隔离" },
      positive: { en: "Other sites’ windows cannot reach into the page", cn: "其他网站的窗口无法访问此页面" },
      negative: { en: "Other sites’ windows keep a hold on the page", cn: "其他网站的窗口可控制此页面" },
    },
    explain: {
      en: "`Cross-Origin-Opener-Policy`, `Cross-Origin-Embedder-Policy` and `Cross-Origin-Resource-Policy` keep other sites’ windows, frames and files apart from the page’s memory.",
      cn: "`Cross-Origin-Opener-Policy`、`Cross-Origin-Embedder-Policy` 和 `Cross-Origin-Resource-Policy` 可将其他网站的窗口、内嵌页面和文件与本页面的内存隔离。",
    },
    whatIsWrong: {
      en: "A page that opens this one in a window can navigate it later, for example to a copy that asks for a password.",
      cn: "在窗口中打开此页面的网站之后可以操纵其跳转，例如跳转到骗取密码的仿冒页面。",
    },
    howToFix: {
      en: [
        "Send `Cross-Origin-Opener-Policy: same-origin`, or `same-origin-allow-popups` where a payment opens a window.",
        "Add `Cross-Origin-Resource-Policy: same-site` to files that only the site uses.",
      ],
      cn: [
        "发送 `Cross-Origin-Opener-Policy: same-origin`；如支付需要打开窗口，则使用 `same-origin-allow-popups`。",
        "为仅供本站使用的文件添加 `Cross-Origin-Resource-Policy: same-site`。",
      ],
    },
    citations: [gdpr("32(1)"), iso27001("A.8.26")],
  },
  "web.hdr.cors": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Reading by other sites", cn: "其他网站的读取" },
      positive: {
        en: "Other sites cannot read the page as its visitor",
        cn: "其他网站无法以访客身份读取页面",
      },
      negative: { en: "Any site can read the page as its visitor", cn: "任何网站都能以访客身份读取页面" },
    },
    explain: {
      en: "With `Access-Control-Allow-Credentials` a server lets another site read its answers with the visitor’s cookies. Where it lets any site, whoever is signed in can be read out.",
      cn: "通过 `Access-Control-Allow-Credentials`，服务器允许其他网站携带访客的 Cookie 读取其响应。若允许任何网站，已登录的访客信息就可能被读取。",
    },
    whatIsWrong: {
      en: "The server answered a made-up site with permission to read, cookies included.",
      cn: "服务器允许一个虚构的网站携带 Cookie 读取其响应。",
    },
    howToFix: {
      en: [
        "Answer with a fixed list of sites, never with the one that asked.",
        "Leave out `Access-Control-Allow-Credentials` where no cookie is needed.",
      ],
      cn: [
        "使用固定的网站列表响应，不要返回请求方的网站。",
        "在不需要 Cookie 时不要发送 `Access-Control-Allow-Credentials`。",
      ],
    },
    citations: [gdpr("32(1)"), iso27001("A.8.26"), hipaa("164.312(a)(1)")],
  },
  "web.hdr.hsts-preload": {
    category: categories.encryption,
    scenario: scenarios.security,
    title: {
      plain: { en: "HSTS preload", cn: "HSTS 预加载" },
      positive: { en: "HSTS is ready for the preload list", cn: "HSTS 符合预加载列表的要求" },
      negative: { en: "HSTS is not ready for the preload list", cn: "HSTS 不符合预加载列表的要求" },
    },
    explain: {
      en: "HSTS protects from the second visit on. Browsers ship a list of sites that they open over HTTPS from the first: it takes a year, all subdomains and the word `preload`.",
      cn: "HSTS 从第二次访问开始提供保护。浏览器内置一份从首次访问就使用 HTTPS 的网站列表，要求有效期一年、包含所有子域名并带有 `preload`。",
    },
    whatIsWrong: {
      en: "The header is missing or does not fulfil the list’s conditions.",
      cn: "该标头缺失，或不符合列表的条件。",
    },
    howToFix: {
      en: [
        "Make sure that every subdomain answers over HTTPS.",
        "Send `Strict-Transport-Security: max-age=31536000; includeSubDomains; preload`.",
        "Submit the domain to the preload list.",
      ],
      cn: [
        "确认所有子域名都支持 HTTPS。",
        "发送 `Strict-Transport-Security: max-age=31536000; includeSubDomains; preload`。",
        "将域名提交至预加载列表。",
      ],
    },
    citations: [gdpr("32(1)(a)"), iso27001("A.8.24")],
  },
  "web.js.vulnerable": {
    category: categories.content,
    scenario: scenarios.security,
    title: {
      plain: { en: "Known flaws in libraries", cn: "程序库的已知漏洞" },
      positive: {
        en: "No library with a published flaw was recognised",
        cn: "未识别出存在已公布漏洞的程序库",
      },
      negative: { en: "Libraries with published flaws are in use", cn: "正在使用存在已公布漏洞的程序库" },
    },
    explain: {
      en: "Flaws of front-end libraries are published with the version that fixes them. Who keeps an old version leaves a door open that everybody can read about.",
      cn: "前端程序库的漏洞会与修复版本一同公布。继续使用旧版本等于留下一个人人皆知的缺口。",
    },
    whatIsWrong: {
      en: "The page holds libraries in versions for which flaws are published.",
      cn: "页面使用了存在已公布漏洞的程序库版本。",
    },
    howToFix: {
      en: [
        "Update each library to the version in the evidence table or later.",
        "Remove libraries that nothing uses any more.",
        "Add a check for outdated dependencies to the build.",
      ],
      cn: [
        "将每个程序库更新到证据表所列或更高的版本。",
        "移除不再使用的程序库。",
        "在构建流程中加入过时依赖检查。",
      ],
    },
    citations: [iso27001("A.8.8"), gdpr("32(1)"), hipaa("164.308(a)(1)")],
  },
  "web.security-txt": {
    category: categories.content,
    scenario: scenarios.security,
    title: {
      plain: { en: "Contact for weaknesses", cn: "漏洞报告途径" },
      positive: {
        en: "A security.txt says whom to tell of a weakness",
        cn: "security.txt 说明了漏洞报告途径",
      },
      negative: {
        en: "No security.txt says whom to tell of a weakness",
        cn: "没有 security.txt 说明漏洞报告途径",
      },
    },
    explain: {
      en: "Who finds a weakness looks for `/.well-known/security.txt` (RFC 9116). Without it, reports come late or go elsewhere.",
      cn: "发现漏洞的人会查看 `/.well-known/security.txt`（RFC 9116）。没有该文件，报告可能延误或被发送到别处。",
    },
    whatIsWrong: {
      en: "The file is missing, names nobody or has expired.",
      cn: "该文件缺失、未列明联系人或已过期。",
    },
    howToFix: {
      en: [
        "Publish a `Contact` and an `Expires` at `/.well-known/security.txt`.",
        "Renew the date at least once a year.",
      ],
      cn: ["在 `/.well-known/security.txt` 发布 `Contact` 和 `Expires`。", "至少每年更新一次日期。"],
    },
    citations: [iso27001("A.8.8"), gdpr("32(1)(d)")],
  },
  "web.robots": {
    category: categories.content,
    scenario: scenarios.security,
    title: {
      plain: { en: "What robots.txt gives away", cn: "robots.txt 暴露的内容" },
      positive: { en: "robots.txt gives no guarded path away", cn: "robots.txt 没有暴露敏感路径" },
      negative: { en: "robots.txt gives guarded paths away", cn: "robots.txt 暴露了敏感路径" },
    },
    explain: {
      en: "Everybody can read `robots.txt`. A path that it asks search engines to pass over is a path that attackers try first.",
      cn: "任何人都可以读取 `robots.txt`。其中要求搜索引擎忽略的路径，正是攻击者首先尝试的路径。",
    },
    whatIsWrong: {
      en: "The file names parts of the site that were not meant to be found.",
      cn: "该文件列出了不希望被发现的网站部分。",
    },
    howToFix: {
      en: ["Protect these paths by sign-in, not by silence.", "Remove their names from `robots.txt`."],
      cn: ["通过登录而非隐藏来保护这些路径。", "从 `robots.txt` 中移除这些路径。"],
    },
    citations: [iso27001("A.8.9"), gdpr("32(1)")],
  },
} satisfies Record<string, CheckText>;
